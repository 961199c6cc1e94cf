import type { Clock } from '@parlour/clock/clock';
import { VISITED_WITHIN_MS, VISITS_MANY } from './visits.rules.ts';

/** Whether visitors are about right now, for work that can wait until they are not. */
export type Visits = { note(): void; areMany(): boolean };

export function createVisits(clock: Clock): Visits {
  const last: number[] = Array(VISITS_MANY).fill(Number.NEGATIVE_INFINITY);
  let next = 0;
  return {
    note() {
      last[next] = clock.now();
      next = (next + 1) % VISITS_MANY;
    },
    // The oldest of the last calls is the one that is overwritten next.
    areMany: () => clock.now() - (last[next] as number) < VISITED_WITHIN_MS,
  };
}
