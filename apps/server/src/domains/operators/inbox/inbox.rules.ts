/** A search shows this many of each kind. */
export const FOUND_PER_KIND = 8;

/** How many of each kind the queue names one by one: beside others, and alone. */
export const QUEUE_OF_ALL_KINDS = 25;
export const QUEUE_OF_ONE_KIND = 200;

/** Tasks are recounted after this long: a count, such as that of failed jobs, may change unannounced. */
export const COUNT_AGAIN_MS = 15_000;
