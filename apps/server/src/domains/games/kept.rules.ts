/** Changes are announced, but a process may miss one: it reads its cache again after this long at the latest. */
export const READ_AGAIN_MS = 30_000;
