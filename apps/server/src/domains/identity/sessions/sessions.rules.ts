import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { FIRST_ID } from '@parlour/clock/ids';

/** How long a browser is known again. */
export const DEVICE_SECONDS = 365 * 24 * 3_600;

/** A session's last use is stored at most once a minute: a page makes many calls at once. */
export const TOUCH_MS = MINUTE_MS;

/** How long ended sessions, sign-ins and known browsers are kept. */
export const SESSIONS_KEPT_MS = 400 * DAY_MS;

/** An open page requests a ticket and uses it at once. */
export const TICKET_MS = MINUTE_MS;

/** From the first step of a sign-in to the second: long enough to find the phone. */
export const SECOND_STEP_MS = 5 * MINUTE_MS;

/** Stands in for a member who does not exist, so that the same work is done. */
export const NOBODY = FIRST_ID;
