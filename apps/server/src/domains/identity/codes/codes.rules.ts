import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { CODE_MINUTES } from '@parlour/contract/values/identity.rules';

/** docs/decisions/0024: how long a code is good, how often it may be guessed, and when the next may be asked for. */
export const CODE = { lastsMs: CODE_MINUTES * MINUTE_MS, tries: 5, nextAfterMs: MINUTE_MS, digits: 6 };

/** How many codes one address may ask for, whomever they are for. */
export const SENDS_PER_ADDRESS = [
  { count: 10, perMs: HOUR_MS },
  { count: 40, perMs: DAY_MS },
];

/**
 * How many codes browsers that nobody knows may have sent to one number or mail address, whether it has an account or
 * not: three, and then one in half an hour. In any hour that is 4 at most and in any day 11, one fewer than the outbox
 * lets through (5 and 12). Were it more, the outbox, which counts only what was really sent, would tell who has an
 * account; and the owner, whose own browser is not counted here, has the one that is left.
 */
export const SENDS_PER_RECIPIENT = [
  { count: 3, perMs: 1.5 * HOUR_MS },
  { count: 6, perMs: DAY_MS },
];

/** How many a member may have sent to numbers and addresses they want to bind, from wherever they ask. */
export const SENDS_PER_MEMBER = [
  { count: 5, perMs: HOUR_MS },
  { count: 10, perMs: DAY_MS },
];

/** Several accounts may have one mail address: a code for a new password is for one of them. */
export const mailRecipient = (keys: { emailKey: string; accountKey: string }): string =>
  `${keys.emailKey} ${keys.accountKey}`;
