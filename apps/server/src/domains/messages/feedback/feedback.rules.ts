import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { firstIdAt, idFromWords } from '@parlour/clock/ids';
import type { BrandSettings, FieldCode, InboxTexts, Language } from '@parlour/contract';
import { OUTBOX_TEXTS } from '@parlour/texts/whole/outbox';
import { createWholeText } from '@parlour/texts/whole-text';
import { escapeHtml } from '../content/html.rules.ts';

/** Of one member. */
export const FEEDBACK_PER_DAY = { count: 10, perMs: DAY_MS };
/** Those that are no pictures are not counted. */
export const FEEDBACK_PICTURES_RATE = { count: 20, perMs: MINUTE_MS };

/** What is wrong with the length, which the brand bounds. */
export function lengthFault(content: string, { min, max }: BrandSettings['feedback']): FieldCode | null {
  if (content.length < min) return 'too_small';
  return content.length > max ? 'too_big' : null;
}

const say = createWholeText(OUTBOX_TEXTS);

/** The answer as a message in the member's inbox: their own words quoted, ours below. */
export const answerTexts = (
  { content, language }: { content: string; language: Language },
  answer: string,
): InboxTexts => ({
  [language]: {
    title: say(language, 'outbox.feedback.title'),
    content: `<blockquote>${paragraphs(content)}</blockquote>${paragraphs(answer)}`,
  },
});

const paragraphs = (lines: string): string =>
  lines
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** How long feedback that was answered or closed is kept, with its pictures. */
export const FEEDBACK_KEPT_MS = 730 * DAY_MS;
/** Rows that are deleted in one transaction. */
export const FEEDBACK_FORGOTTEN_AT_ONCE = 200;

/**
 * Feedback has an id of its moment, because lists follow it, that ends in what only its sender's id determines: so what is
 * sent again is found.
 */
export const idEnding = ({ memberId, id }: { memberId: string; id: string }): string =>
  idFromWords(`${memberId}|${id}`).slice(END_AT);
export const feedbackId = (sentMs: number, ending: string): string =>
  firstIdAt(sentMs).slice(0, END_AT) + ending;
/** The last two groups of a UUID. */
const END_AT = 19;
