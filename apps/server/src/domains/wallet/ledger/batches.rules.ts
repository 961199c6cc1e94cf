/** Two keep a database busy while the server decides the next batch; more only get in each other's way. */
export const LANES = 2;

/** As many postings as fit a statement that takes a few hundredths of a second. */
export const BATCH_MAX = 1_000;

/** Where more postings than this wait in a lane, the next are refused. */
export const WAITING_MAX = 20_000;

/** How often a batch is tried that others got in the way of. */
export const TRIES_MAX = 3;

/** How many balances a process remembers, about 30 MB. */
export const REMEMBERED_MAX = 150_000;

/** After a failure so many batches are posted with locks; twice as many with each failure that follows. */
export const FIRST_PAUSE = 4;

/** The most batches that are posted with locks after failures. */
export const LAST_PAUSE = 256;
