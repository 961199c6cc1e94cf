import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

/** The wait after the first failure; each further one doubles it. */
export const FIRST_RETRY_MS = 5_000;

/** The longest wait between two tries. */
export const LAST_RETRY_MS = HOUR_MS;

/** Events may be lost, so a waiting worker looks again after this long at the latest. */
export const LOOK_AGAIN_MS = 5_000;

/** Where all that is due is held by other processes, look again after this long. */
export const HELD_ELSEWHERE_MS = 1_000;

/** How long a finished job is kept. */
export const KEEP_FINISHED_MS = 7 * DAY_MS;
export const SWEEP_EVERY_MS = HOUR_MS;

/** A worker that does not renew its hold on a job by then has died. */
export const LEASE_MS = MINUTE_MS;
export const RENEW_MS = LEASE_MS / 3;

/** How many jobs one process does at once. */
export const JOBS_AT_ONCE = 4;
