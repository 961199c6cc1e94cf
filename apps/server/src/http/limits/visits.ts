import type { Clock } from '@parlour/clock/clock';

const WITHIN_MS = 2_000;
/** One call alone is a health check, or somebody who has left. */
const MANY = 3;

/** Whether visitors are about right now, for work that can wait until they are not. */
export type Visits = { note(): void; areMany(): boolean };

export function createVisits(clock: Clock): Visits {
  const last: number[] = Array(MANY).fill(Number.NEGATIVE_INFINITY);
  let next = 0;
  return {
    note() {
      last[next] = clock.now();
      next = (next + 1) % MANY;
    },
    // The oldest of the last calls is the one that is overwritten next.
    areMany: () => clock.now() - (last[next] as number) < WITHIN_MS,
  };
}
