import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { FIRST_ID } from '@parlour/clock/ids';

/** How long a browser is known again. */
export const DEVICE_SECONDS = 365 * 24 * 3_600;

/** A session's last use is stored at most once a minute: a page makes many calls at once. */
export const TOUCH_MS = MINUTE_MS;

/** So many calls' sessions are found by one query; when more calls than the second wait for theirs, further ones fail. */
export const SESSIONS_TOGETHER = 500;
export const SESSIONS_WAITING_MAX = 20_000;
/** While several calls come at once, the next ones gather for this long. */
export const GATHER_MS = 2;

/** How long ended sessions, sign-ins and known browsers are kept. */
export const SESSIONS_KEPT_MS = 400 * DAY_MS;

/** An open page requests a ticket and uses it at once. */
export const TICKET_MS = MINUTE_MS;

/** From the first step of a sign-in to the second: long enough to find the phone. */
export const SECOND_STEP_MS = 5 * MINUTE_MS;

/** Stands in for a member who does not exist, so that the same work is done. */
export const NOBODY = FIRST_ID;
