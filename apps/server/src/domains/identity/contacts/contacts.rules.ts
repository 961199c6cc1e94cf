import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';

/** Old contacts are notified of every change, beyond the usual message limits: this bounds how often. */
export const CHANGES_PER_MEMBER = { count: 5, perMs: DAY_MS };

/** How long withdrawals are held after a sensitive change. */
export const WITHDRAWALS_HELD_MS = WITHDRAWAL_HOLD_HOURS * HOUR_MS;
