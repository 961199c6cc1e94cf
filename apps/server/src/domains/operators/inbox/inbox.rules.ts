/** A search shows this many of each kind. */
export const FOUND_PER_KIND = 8;

/** Tasks are counted again after this long: a count may change without anybody saying so, such as that of failed jobs. */
export const COUNT_AGAIN_MS = 15_000;
