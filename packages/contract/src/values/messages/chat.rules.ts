/** Characters of one message. */
export const CHAT_TEXT_MAX = 2_000;
/** Messages in one answer. */
export const CHAT_PAGE = 50;

export const CHAT_STARS_MAX = 5;
/** Specification section 9: a comment has 140 characters. */
export const CHAT_COMMENT_MAX = 140;

/** The header of the launched chat may carry a title and come from a page of the site. */
export const CHAT_TITLE_MAX = 60;

/** Whoever types says so at most this often, and is shown as typing a little longer. */
export const TYPING_EVERY_MS = 3_000;
export const TYPING_SHOWN_MS = 5_000;

/** Per brand. */
export const CANNED_ANSWERS_MAX = 200;
export const CANNED_TITLE_MAX = 80;

type InOrder = { readonly sequence: number };

/** Each message once and in order, whatever arrived twice or late. */
export function mergeMessages<Message extends InOrder>(
  known: readonly Message[],
  fresh: readonly Message[],
): readonly Message[] {
  const bySequence = new Map([...known, ...fresh].map((message) => [message.sequence, message]));
  return [...bySequence.values()].sort((one, other) => one.sequence - other.sequence);
}

/** Up to where nothing is missing: a message after a gap does not count. */
export function wholeUpTo(messages: readonly InOrder[]): number {
  let last = messages[0]?.sequence ?? 0;
  for (const { sequence } of messages.slice(1)) {
    if (sequence !== last + 1) break;
    last = sequence;
  }
  return last;
}

/** The first message there is, once a page of earlier ones was not full; until then it may be the very first. */
export function startOf(page: readonly InOrder[], pageSize: number, before?: InOrder): number {
  return page.length < pageSize ? ((page[0] ?? before)?.sequence ?? 1) : 1;
}
