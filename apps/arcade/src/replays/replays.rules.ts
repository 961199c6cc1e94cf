import { MINUTE_MS } from '@parlour/clock/durations';

/** Long enough to open the page that was asked for; what it has loaded stays on the screen. */
export const REPLAY_TICKET_MS = 10 * MINUTE_MS;
