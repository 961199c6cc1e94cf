/** What a page or an operator may send at once. */
export const BODY_MAX_BYTES = 65_536;
/** What one operator may ask within a minute. */
export const CALLS_PER_MINUTE = 6_000;

/** Pictures change with a release only, and the one before may be shown for a while. */
export const PICTURES_KEPT_SECONDS = 604_800;
/** Files of the page have names that change with them. */
export const PAGE_FILES_KEPT_SECONDS = 31_536_000;

/** Of the words by which a page tells its own scripts from others. */
export const NONCE_BYTES = 16;

/** Often enough that proxies keep a connection and readers notice its loss. */
export const PULSE_MS = 15_000;
/** A reader slower than this is cut off and connects again. */
export const BACKLOG_MAX_BYTES = 262_144;

/** A page at a card table says hello, and then that it lives. */
export const FRAME_MAX_BYTES = 1_024;
export const FRAMES = { count: 20, perMs: 10_000 };
export const HELLO_MS = 5_000;
/** That a page lives is written down no more often than this. */
export const NOTED_MS = 5_000;
/** A page that was not heard of for so long is gone. */
export const SILENT_MS = 45_000;
/** RFC 6455: why the service closes a socket. */
export const CLOSE = { goingAway: 1001, tooMuch: 1008, tryLater: 1013 } as const;
