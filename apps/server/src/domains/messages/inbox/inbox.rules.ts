import { DAY_MS } from '@parlour/clock/durations';
import {
  type InboxKind,
  type InboxText,
  type InboxTexts,
  LANGUAGES,
  type Language,
  type Recipients,
} from '@parlour/contract';
import sanitizeHtml from 'sanitize-html';
import { sanitise } from '../content/html.rules.ts';
import { textIn } from '../content/languages.rules.ts';

/** Members served in one transaction. */
export const BATCH = 250;
export const PAUSE_MS = 100;
const PAUSE_MAX_MS = 5_000;
const PAUSE_PER_WORK = 40;
const PAUSE_ALONE_MS = 10;
const PAUSE_PER_WORK_ALONE = 2;

/**
 * How long a delivery rests after a batch. Where it is in the way of others, so much longer than it worked, however
 * slow the machine is, that few calls of a hundred meet a batch; where it is not, long enough for those who come.
 */
export const pauseAfter = (workedMs: number, isInTheWay: boolean): number =>
  isInTheWay
    ? Math.min(Math.max(workedMs * PAUSE_PER_WORK, PAUSE_MS), PAUSE_MAX_MS)
    : Math.min(Math.max(workedMs * PAUSE_PER_WORK_ALONE, PAUSE_ALONE_MS), PAUSE_MS);

/** Per brand, at the same time. */
export const SENDINGS_AT_ONCE = 5;

/** How long a message is in an inbox, read or not. */
export const INBOX_KEPT_MS = 180 * DAY_MS;
/** Rows that are deleted at once: a sending of that day may have reached everybody. */
export const FORGOTTEN_AT_ONCE = 1_000;

/** Unknown accounts that a refusal names. */
export const UNKNOWN_NAMED = 10;

/** Two or three lines of a small phone, which shows all of it. */
const EXCERPT_LENGTH = 80;

/** Recipients as they are kept: accounts with their members' ids in order, a segment as it was asked for. */
export type KeptRecipients = Recipients & { readonly memberIds?: readonly string[] };

/** What devices are told of new messages: that there is one, or an offer. */
export type InboxNews = {
  brandId: string;
  memberIds: readonly string[];
  news: 'message' | 'offer';
};
export const newsOf = (kind: InboxKind): InboxNews['news'] => (kind === 'promotion' ? 'offer' : 'message');

type Languages = { languages: readonly Language[]; defaultLanguage: Language };

/** When it is put, and again when it is read: a rule that was tightened holds for what is stored already. */
export const cleanText = ({ title, content }: InboxText, own: { pictures: string }): InboxText => ({
  title,
  content: sanitise(content, own),
});

export const cleanTexts = (texts: InboxTexts, own: { pictures: string }): InboxTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, cleanText(text, own)]));

/** In a language, the first of the fallback chain, or one that the brand had when it was sent and has no more. */
export function wordsIn(
  texts: InboxTexts,
  language: Language,
  brand: Languages,
): { language: Language; text: InboxText } {
  const found = textIn(texts, language, brand) ?? textIn(texts, language, { ...brand, languages: LANGUAGES });
  if (!found) throw new Error('a message has no text');
  return found;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** How a content begins, as plain text. */
export function excerptOf(content: string): string {
  const spaced = content.replace(/<(?:br|\/p|\/li|\/h\d|\/td|\/div)\b/g, ' $&');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  if (characters.length <= EXCERPT_LENGTH) return text;
  const begun = characters.slice(0, EXCERPT_LENGTH + 1).join('');
  // Languages that are written without spaces are cut anywhere.
  const end = begun.lastIndexOf(' ');
  return `${end > EXCERPT_LENGTH / 2 ? begun.slice(0, end) : characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

/** The next members of a list that is in order. */
export const nextOf = (ids: readonly string[], { id, limit }: { id: string | null; limit: number }) =>
  ids.filter((each) => id === null || each > id).slice(0, limit);
