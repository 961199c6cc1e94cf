import type { ConsoleClient } from '@parlour/client/console';
import type { Language } from '@parlour/texts/languages';

export type Page = Awaited<ReturnType<ConsoleClient['messages']['page']>>;
export type PageLine = Awaited<ReturnType<ConsoleClient['messages']['pages']>>['items'][number] & {
  id: string;
};
export type Texts = Page['texts'];
export type PageWords = NonNullable<Texts[Language]>;

/** What is new in a version that members have to agree to, by language. */
export type Changes = NonNullable<Page['consent']>['changes'];

export const NO_WORDS: PageWords = { title: '', content: '' };
export const placeOf = (merchant: string, name: string) => `/pages/${merchant}/${name}`;

/** With other words in one language; a language in which nothing is left is a gap again. */
export function withWords(texts: Texts, language: Language, words: PageWords): Texts {
  const { [language]: _before, ...others } = texts;
  return words.title === '' && words.content === '' ? others : { ...others, [language]: words };
}

/** With other words in one language; one without any is left out. */
export function withChanges(changes: Changes, language: Language, words: string): Changes {
  const { [language]: _before, ...others } = changes;
  return words.trim() === '' ? others : { ...others, [language]: words };
}

/** What readers of a language see: the words of the brand in their language or another, or else the built-in ones. */
export function wordsFor(
  { texts, builtIn }: Pick<Page, 'texts' | 'builtIn'>,
  language: Language,
  brand: { defaultLanguage: Language; languages: readonly Language[] },
): { language: Language; words: PageWords; isBuiltIn: boolean } | null {
  const own = [language, brand.defaultLanguage, 'EN' as const, ...brand.languages].find(
    (each) => texts[each],
  );
  const words = own && texts[own];
  if (own && words) return { language: own, words, isBuiltIn: false };
  const standing = builtIn[language];
  return standing ? { language, words: standing, isBuiltIn: true } : null;
}
