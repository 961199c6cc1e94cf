import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { CODE_MINUTES } from '@parlour/contract/values/identity.rules';

/** docs/decisions/0024: how long a code is valid, how many guesses it allows, and when the next may be requested. */
export const CODE = { lastsMs: CODE_MINUTES * MINUTE_MS, tries: 5, nextAfterMs: MINUTE_MS, digits: 6 };

/** How many codes one address may request, for any recipient. */
export const SENDS_PER_ADDRESS = [
  { count: 10, perMs: HOUR_MS },
  { count: 40, perMs: DAY_MS },
];

/**
 * How many codes unknown browsers may request for one number or mail address, whether or not it has an account: three,
 * then one per half hour. That is at most 4 in any hour and 11 in any day, one fewer than the outbox lets through (5
 * and 12). If it were more, the outbox, which counts only what was really sent, would reveal who has an account; the
 * remaining one is for the owner, whose own browser is not counted here.
 */
export const SENDS_PER_RECIPIENT = [
  { count: 3, perMs: 1.5 * HOUR_MS },
  { count: 6, perMs: DAY_MS },
];

/** How many codes a member may request for contacts they want to bind, from any browser. */
export const SENDS_PER_MEMBER = [
  { count: 5, perMs: HOUR_MS },
  { count: 10, perMs: DAY_MS },
];

/** Several accounts may share a mail address; a code for a new password is for one of them. */
export const mailRecipient = (keys: { emailKey: string; accountKey: string }): string =>
  `${keys.emailKey} ${keys.accountKey}`;
