import { HOUR_MS } from '@parlour/clock/durations';

/** Longer than anybody plays in one sitting; the wallet's token may end before. */
export const SESSION_MS = 12 * HOUR_MS;
export const SESSION_KEY_BYTES = 32;
