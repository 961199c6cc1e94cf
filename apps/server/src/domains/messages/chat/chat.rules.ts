import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import { SITE_PATHS } from '@parlour/contract';
import { placeOfLink } from '@parlour/contract/values/messages/content-links.rules';

/** Of one member. A picture costs work and room, a text neither. */
export const TEXTS_RATE = { count: 30, perMs: MINUTE_MS };
export const PICTURES_RATE = { count: 20, perMs: HOUR_MS };
/** Of members and of operators; more of it is not told. */
export const TYPING_RATE = { count: 10, perMs: 10 * SECOND_MS };

/** So often a desk says that it is still there, and so long it is believed. */
export const DESK_SAYS_MS = 20 * SECOND_MS;
export const DESK_BELIEVED_MS = MINUTE_MS;

/** Who has not read an answer after so long is not in the chat: their devices are told. */
export const UNSEEN_AFTER_MS = 20 * SECOND_MS;

/** How long messages of conversations are kept: as long as a dispute may take. */
export const CHAT_KEPT_MS = 730 * DAY_MS;
/** Rows that are deleted in one transaction. */
export const CHAT_FORGOTTEN_AT_ONCE = 500;

/** Conversations that the desk lists at once, of each kind. */
export const DESK_LIST_MAX = 100;

type Launch = { backUrl?: string | undefined; title?: string | undefined; language?: string | undefined };

/** The chat page. It leads back to a page of ours only. */
export function launchAddress({ backUrl, title, language }: Launch): string {
  const query = new URLSearchParams();
  if (backUrl && placeOfLink(backUrl) === 'inside') query.set('backUrl', backUrl);
  if (title) query.set('title', title);
  if (language) query.set('language', language);
  return query.size === 0 ? SITE_PATHS.chat : `${SITE_PATHS.chat}?${query}`;
}
