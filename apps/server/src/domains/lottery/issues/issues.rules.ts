import { DAY_MS, SECOND_MS } from '@parlour/clock/durations';
import { CHASE_ISSUES_MAX } from '@parlour/contract/values/lottery.rules';

/** So many issues are there ahead of time: all that can be chased, and those their draws are mixed with. */
export const ISSUES_AHEAD = CHASE_ISSUES_MAX + 10;

/** What an issue commits to before its sales. */
export const SEED_BYTES = 32;

/** Tickets are sealed this long after sales end: what was accepted in time is written by then. */
export const SEAL_AFTER_MS = 1.5 * SECOND_MS;

/** A seed that is not revealed this long after its draw makes the issue void: every stake goes back. */
export const REVEAL_WITHIN_MS = DAY_MS;

/** How many issues one look for due work takes up. */
export const DUE_AT_ONCE = 200;

/** How often due work is looked for. */
export const ADVANCE_EVERY_MS = SECOND_MS;

/** How often missing issues are made; there are many more ahead than are drawn meanwhile. */
export const MAKE_EVERY_MS = 20 * SECOND_MS;
