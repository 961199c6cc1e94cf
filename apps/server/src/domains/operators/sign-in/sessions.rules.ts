import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';

/** A session ends after this long without a call. */
export const IDLE_MS = 30 * MINUTE_MS;

/** A session ends after this long, however busy its operator is. */
export const ABSOLUTE_MS = 12 * HOUR_MS;

/** A session's last use is stored at most once a minute: a page makes many calls at once. */
export const TOUCH_MS = MINUTE_MS;

/** An open page requests a ticket and uses it at once. */
export const TICKET_MS = MINUTE_MS;

/** How long an ended session is kept. */
export const ENDED_KEPT_MS = 90 * DAY_MS;

/** How long a browser is known again. */
export const DEVICE_KEPT_MS = 365 * DAY_MS;

/** How long the second factor may take after the password. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
