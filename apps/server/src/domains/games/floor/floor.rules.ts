import { DAY_MS } from '@parlour/clock/durations';

/** The categories in which vendors list what members play together. */
export const FLOOR_CATEGORIES = ['LIVE', 'FISH', 'PVP', 'RNG'] as const;
export const ORDERS_SHOWN = 30;
/** How long a stop waits for a second person: a table that has to be stopped has to be stopped soon. */
export const STOP_WAITS_MS = DAY_MS;
/** A vendor that is away is asked for days. */
export const ORDER_ATTEMPTS = 60;
