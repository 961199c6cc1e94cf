import { HOUR_MS } from '@parlour/clock/durations';

/** A trial is for an evening, not for years. */
export const TRIAL_MS = 24 * HOUR_MS;

/** What a trial played is kept a while for those who look into it. */
export const ENDED_TRIAL_KEPT_MS = 24 * HOUR_MS;
export const TRIALS_SWEPT_AT_ONCE = 1_000;
export const TRIALS_PER_ADDRESS = { count: 20, perMs: HOUR_MS };

/** So many letters make the account of one trial another than that of the next. */
export const TRIAL_SUFFIX_LENGTH = 8;
