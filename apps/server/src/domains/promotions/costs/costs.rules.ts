import { CLAIM_DAYS, WAGER_DAYS_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import { REPORT_DAYS_MAX } from '@parlour/contract/values/wallet.rules';

/** Days in which a reward is held, claimed, waits as a bonus behind others and is wagered; older ones move no more. */
export const OLDEST_DAYS = 3 * WAGER_DAYS_MAX + CLAIM_DAYS;
/** Takers whose figures are read at once. */
export const TAKERS_AT_ONCE = 1_000;
/** The longest report. */
export const REPORT_MOST_DAYS = REPORT_DAYS_MAX;
