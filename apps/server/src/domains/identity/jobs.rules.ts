import { HOUR_MS } from '@parlour/clock/durations';

/** How often expired codes, tickets, sessions and trials are deleted. */
export const SWEEP_EVERY_MS = HOUR_MS;
