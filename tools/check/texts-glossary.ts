import type { MessageFile } from './texts-messages.ts';

/** One thing of the product in one language: the word for it, words nobody uses for it, and texts that mean another thing. */
export type Term = { say: string; not: string[]; except?: string[] };
export type Glossary = { language: string; path: string; terms: Record<string, Term> };

/** Holds the texts of members against the glossary of their language: one word for one thing. */
export function checkGlossaries(files: MessageFile[], glossaries: Glossary[]): string[] {
  const languages = [...new Set(files.map(({ language }) => language))];
  return [
    ...languages
      .filter((language) => !glossaries.some((glossary) => glossary.language === language))
      .map((language) => `${language} has no glossary`),
    ...glossaries.flatMap((glossary) =>
      checkGlossary(
        files.filter(({ language }) => language === glossary.language),
        glossary,
      ),
    ),
  ];
}

function checkGlossary(files: MessageFile[], { path, terms }: Glossary): string[] {
  return Object.entries(terms).flatMap(([thing, { say, not, except = [] }]) => {
    const avoided = not.map((word) => ({ word, pattern: patternOf(word) }));
    const texts = files.flatMap((file) =>
      Object.entries(file.messages).map(([key, message]) => ({
        path: file.path,
        key,
        words: withoutPlaces(message),
      })),
    );
    const isUsed = texts.some(({ words }) => patternOf(say).test(words));
    const stale = except.filter((key) => !texts.some((text) => text.key === key));
    return [
      ...(isUsed ? [] : [`${path}: no text says ${say} (${thing})`]),
      ...stale.map((key) => `${path}: ${thing} makes an exception for ${key}, which does not exist`),
      ...texts
        .filter(({ key }) => !except.includes(key))
        .flatMap((text) =>
          avoided
            .filter(({ pattern }) => pattern.test(text.words))
            .map(({ word }) => `${text.path}: ${text.key} says ${word}: the word is ${say} (${thing})`),
        ),
    ];
  });
}

/** Names of places are no words. */
function withoutPlaces(message: string): string {
  return message.replaceAll(/\{\s*\w+\s*[,}]/g, ' ');
}

/** A word in Latin letters stands alone; the other scripts write no spaces between words. */
function patternOf(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const starts = /^\p{Script=Latin}/u.test(word) ? '(?<![\\p{L}\\p{M}])' : '';
  const ends = /\p{Script=Latin}$/u.test(word) ? '(?![\\p{L}\\p{M}])' : '';
  return new RegExp(`${starts}${escaped}${ends}`, 'iu');
}
