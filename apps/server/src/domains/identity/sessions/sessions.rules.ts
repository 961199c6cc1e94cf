import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { FIRST_ID } from '@parlour/clock/ids';

/** How long a browser is known again. */
export const DEVICE_SECONDS = 365 * 24 * 3_600;

/** A session is noted as used once a minute at most: a page asks for many things at once. */
export const TOUCH_MS = MINUTE_MS;

/** How long sessions that ended, sign-ins and known browsers are kept. */
export const SESSIONS_KEPT_MS = 400 * DAY_MS;

/** An open page asks for a ticket and uses it at once. */
export const TICKET_MS = MINUTE_MS;

/** Whom a name that does not exist is looked up as, so that the same is done for it. */
export const NOBODY = FIRST_ID;
