import type { TextValues } from './create-text.ts';
import { PAGES_TEXTS } from './generated/whole/pages.ts';
import type { Language } from './languages.ts';
import type { PageKey } from './pages.ts';
import { createWholeText } from './whole-text.ts';

/** The documents a member agrees to by registering: those that the form names, and no other. */
export const CONSENT_DOCUMENTS = ['terms', 'privacy'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];

/**
 * All texts of a document in one language, with a brand's own words in their place, in a fixed order: used to tell its
 * versions apart.
 */
export function documentText(
  document: ConsentDocument,
  language: Language,
  own: Readonly<Record<string, string>> = {},
): string {
  const words = Object.entries({ ...PAGES_TEXTS[language], ...own }).filter(([key]) =>
    key.startsWith(`pages.${document}.`),
  );
  return words
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `${key}: ${text}`)
    .join('\n');
}

const say = createWholeText<PageKey>(PAGES_TEXTS);

type Own = { values: TextValues; own: Readonly<Record<string, string>> };

/** Words of a long page in any language, with a brand's own in their place: for the server. */
export const pageWords = (language: Language, key: PageKey, { values, own }: Own): string =>
  say(language, key, values, own);
