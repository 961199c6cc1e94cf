/** The page says that it lives so often, and the service as well; after twice the time the line is dead. */
export const ALIVE_MS = 15_000;
export const SILENT_MS = 2 * ALIVE_MS;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;

/** How long to wait before the next try to connect: twice as long each time, a little different for each page. */
export function waitBefore(tries: number, random: number): number {
  if (tries === 0) return 0;
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return Math.round(waitMs * (0.75 + random / 2));
}
