import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import type { LotterySetup } from '@parlour/contract';
import { CHASE_ISSUES_MAX, REVEAL_WITHIN_HOURS } from '@parlour/contract/values/lottery.rules';

/** So many issues are there ahead of time: all that can be chased, and those their draws are mixed with. */
export const ISSUES_AHEAD = CHASE_ISSUES_MAX + 10;
/** Of those at fixed times a week's draws are made, and at least these, and one that follows: what is made keeps its time. */
const TIMES_AHEAD_MIN = 2;
const WEEKDAYS = 7;

/** How many issues of a lottery are there at most, and with how many left more are made. */
export function aheadOf(schedule: LotterySetup['schedule']): { most: number; least: number } {
  if (schedule.kind === 'every') return { most: ISSUES_AHEAD, least: ISSUES_AHEAD / 2 };
  const inWeek = schedule.times.length * (schedule.weekdays?.length ?? WEEKDAYS);
  const most = Math.min(ISSUES_AHEAD, Math.max(TIMES_AHEAD_MIN, inWeek) + 1);
  return { most, least: most - 1 };
}

/** What an issue commits to before its sales. */
export const SEED_BYTES = 32;

/** Tickets are sealed this long after sales end: what was accepted in time is written by then. */
export const SEAL_AFTER_MS = 1.5 * SECOND_MS;

export const REVEAL_WITHIN_MS = REVEAL_WITHIN_HOURS * HOUR_MS;

/** A draw that is this late is told to operators. */
export const OVERDUE_AFTER_MS = 5 * MINUTE_MS;

/** How many issues one look for due work takes up. */
export const DUE_AT_ONCE = 200;

/** How often due work is looked for. */
export const ADVANCE_EVERY_MS = SECOND_MS;

/** How often missing issues are made; there are many more ahead than are drawn meanwhile. */
export const MAKE_EVERY_MS = 20 * SECOND_MS;
