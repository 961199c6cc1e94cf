import { HOUR_MS } from '@parlour/clock/durations';

/** A trial is for an evening, not for years. */
export const TRIAL_MS = 24 * HOUR_MS;

/** A trial's play is kept for a while for review. */
export const ENDED_TRIAL_KEPT_MS = 24 * HOUR_MS;
export const TRIALS_SWEPT_AT_ONCE = 1_000;
export const TRIALS_PER_ADDRESS = { count: 20, perMs: HOUR_MS };

/** How many random letters make a trial's account unique. */
export const TRIAL_SUFFIX_LENGTH = 8;
