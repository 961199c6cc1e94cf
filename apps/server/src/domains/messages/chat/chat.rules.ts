import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
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
