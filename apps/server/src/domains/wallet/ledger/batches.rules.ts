/** Two keep a database busy while the server decides the next batch; more only block each other. */
export const LANES = 2;

/** As many postings as fit a statement that takes a few hundredths of a second. */
export const BATCH_MAX = 1_000;

/** When more postings than this wait in a lane, further ones are refused. */
export const WAITING_MAX = 20_000;

/** How often a batch is tried that conflicts with others. */
export const TRIES_MAX = 3;

/** How many balances a process remembers, about 30 MB. */
export const REMEMBERED_MAX = 150_000;

/** After a failure this many batches are posted with locks; the number doubles with each further failure. */
export const FIRST_PAUSE = 4;

/** The most batches that are posted with locks after failures. */
export const LAST_PAUSE = 256;
