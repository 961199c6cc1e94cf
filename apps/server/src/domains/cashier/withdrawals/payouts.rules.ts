import { MINUTE_MS } from '@parlour/clock/durations';

/** How often the job looks for payouts to ask about. */
export const ASK_EVERY_MS = 15_000;

/** How long before the gateway is asked about a payout again. */
export const ASK_AGAIN_MS = MINUTE_MS;

/** How many payouts are asked about in one turn of the job. */
export const ASKED_AT_ONCE = 50;
