/** Often enough for proxies not to think that the connection has died, and to notice those that have. */
export const PULSE_MS = 30_000;

/** Whoever reads slower than this is cut off and comes back: a message only tells that something changed. */
export const BACKLOG_MAX_BYTES = 65_536;

/** Open pages of one address. */
export const PAGES_PER_ADDRESS_MAX = 50;

/** RFC 6455: why the server closes. */
export const CLOSE_CODES = { GOING_AWAY: 1001, TRY_LATER: 1013 } as const;
