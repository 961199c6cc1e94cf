import { HOUR_MS } from '@parlour/clock/durations';

/** How often codes, tickets, sessions and trials are deleted that nobody can use any more. */
export const SWEEP_EVERY_MS = HOUR_MS;
