import type { Language } from '@parlour/contract';

type Languages = { languages: readonly Language[]; defaultLanguage: Language };
type ByLanguage<Text> = Partial<Record<Language, Text>>;

/** The text in a language, else in the brand's default, in English, or in the first of its languages that has one. */
export function textIn<Text>(
  texts: ByLanguage<Text>,
  language: Language,
  { languages, defaultLanguage }: Languages,
): { language: Language; text: Text } | null {
  for (const each of [language, defaultLanguage, 'EN' as const, ...languages]) {
    const text = texts[each];
    if (text) return { language: each, text };
  }
  return null;
}

export const gapsOf = (texts: ByLanguage<unknown>, { languages }: Pick<Languages, 'languages'>): Language[] =>
  languages.filter((language) => !texts[language]);
