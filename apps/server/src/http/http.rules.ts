import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';

const KIB = 1_024;
const YEAR_SECONDS = 365 * 24 * 3_600;

/** What a caller may send at once; the longest call of a vendor is a tenth of its own. */
export const BODY_MAX_BYTES = KIB * KIB;
export const VENDOR_BODY_MAX_BYTES = 64 * KIB;
/** Nobody has anything to say over a live connection. */
export const INCOMING_MAX_BYTES = KIB;
export const USER_AGENT_MAX = 300;

/** Callers can ask for as many different queries as they like. */
export const QUERIES_KEPT = 1_000;
export const KEPT_QUERY_MAX = 500;

/** Below this size compressing saves nothing noticeable. */
export const COMPRESS_FROM_BYTES = KIB;
/** The best quality costs fifty times as much, which only pays for few answers that are sent for long. */
export const QUICK_QUALITY = 5;

/** Files whose names change with them. */
export const FILES_KEPT_SECONDS = YEAR_SECONDS;
/** Files that keep their names. */
export const NAMED_FILES_KEPT_SECONDS = HOUR_MS / SECOND_MS;
/** An operator's browser is known again for so long. */
export const DEVICE_SECONDS = YEAR_SECONDS;
/** Of the words by which a document tells its own scripts from others. */
export const NONCE_BYTES = 16;
/** How often a page without a connection looks whether there is one again. */
export const LOOK_AGAIN_MS = 8 * SECOND_MS;

/** Often enough that proxies do not drop the connection. */
export const PULSE_MS = 20 * SECOND_MS;
/** A reader slower than this is cut off and reconnects: the events only carry the latest figures. */
export const BACKLOG_MAX_BYTES = 256 * KIB;

export const CHECK_DEADLINE_MS = 3 * SECOND_MS;
/** How often a listener that closes looks for connections that have become idle. */
export const SWEEP_MS = 100;

export const REPORT_MAX_BYTES = 16 * KIB;
export const REPORTS_PER_MINUTE = { count: 30, perMs: MINUTE_MS };
