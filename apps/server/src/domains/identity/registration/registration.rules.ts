import { HOUR_MS } from '@parlour/clock/durations';

/** Many share an address, at home and behind a mobile network; nobody has twenty accounts to make in an hour. */
export const REGISTRATIONS_PER_ADDRESS = { count: 20, perMs: HOUR_MS };

/** How often a name is made up until one is free. */
export const NAME_TRIES = 5;
