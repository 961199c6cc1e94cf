import { HOUR_MS } from '@parlour/clock/durations';

/** Many people share an address, at home or on a mobile network; nobody makes twenty accounts in an hour. */
export const REGISTRATIONS_PER_ADDRESS = { count: 20, perMs: HOUR_MS };

/** How often a name is generated until one is free. */
export const NAME_TRIES = 5;
