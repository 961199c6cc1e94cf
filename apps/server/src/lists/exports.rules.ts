/** The most rows a file holds that somebody takes out of a list. */
export const EXPORT_MAX = 100_000;

/** So many rows are read at a time: no more than these are in memory. */
export const EXPORT_PAGE = 1_000;
