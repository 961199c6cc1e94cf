/** A process is told of changes, and may miss one: what it keeps is read again after this long at the latest. */
export const READ_AGAIN_MS = 30_000;
