import { MINUTE_MS } from '@parlour/clock/durations';

/** How long the secret waits for its first code. */
export const ENROLMENT_MS = 15 * MINUTE_MS;
