import type { BrandSettings, ConsoleClient, Language } from '@parlour/client/console';

type Line = Awaited<ReturnType<ConsoleClient['system']['brandTexts']>>['items'][number];
export type TextLine = Line & { id: string };

/**
 * The brand's own texts for a key, and its languages without one while another has one: their visitors would read the
 * product's text among the brand's.
 */
export function overridesOf(
  { texts, languages }: Pick<BrandSettings, 'texts' | 'languages'>,
  key: string,
): { overrides: Partial<Record<Language, string>>; gaps: Language[] } {
  const overrides: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const words = texts[language]?.[key];
    if (words !== undefined) overrides[language] = words;
  }
  const gaps =
    Object.keys(overrides).length === 0 ? [] : languages.filter((code) => overrides[code] === undefined);
  return { overrides, gaps };
}
