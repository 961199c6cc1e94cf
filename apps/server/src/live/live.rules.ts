/** Often enough for proxies not to think that the connection has died, and to notice those that have. */
export const PULSE_MS = 30_000;

/** Whoever reads slower than this is cut off and comes back: a message only tells that something changed. */
export const BACKLOG_MAX_BYTES = 65_536;

/** Open pages of one address. */
export const PAGES_PER_ADDRESS_MAX = 50;

/**
 * A page answers our pings and has nothing else to say. Bytes are counted beside frames, because a frame that is one
 * of many parts is never reported.
 */
const INCOMING_PER_MS = 10_000;
export const INCOMING = {
  perSocket: {
    frames: { count: 20, perMs: INCOMING_PER_MS },
    bytes: { count: 4_096, perMs: INCOMING_PER_MS },
  },
  perAddress: {
    frames: { count: 400, perMs: INCOMING_PER_MS },
    bytes: { count: 65_536, perMs: INCOMING_PER_MS },
  },
} as const;

/** So long a page that was sent away has to take note of it. */
export const FAREWELL_MS = 1_000;

/** RFC 6455: why the server closes. */
export const CLOSE_CODES = { GOING_AWAY: 1001, TOO_MUCH: 1008, TRY_LATER: 1013 } as const;
