/** A search shows this many of each kind. */
export const FOUND_PER_KIND = 8;

/** Tasks are recounted after this long: a count, such as that of failed jobs, may change unannounced. */
export const COUNT_AGAIN_MS = 15_000;
