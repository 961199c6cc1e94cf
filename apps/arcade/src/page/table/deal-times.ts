import type { Pace } from '../game/mechanic-page.ts';

/** How a card follows the one before it: in a row, in turn, or after a moment in which one may hope. */
type Wait = 'row' | 'next' | 'pause';

/** How long a card flies, and how long after one the next follows. */
const TIMES = {
  normal: { flyMs: 400, row: 120, next: 250, pause: 360 },
  turbo: { flyMs: 140, row: 40, next: 80, pause: 110 },
  reduced: { flyMs: 250, row: 0, next: 0, pause: 0 },
} as const;
/** The part of its flight after which a card can be read. */
const READ = 0.7;

/** When each card begins to fly, when it has come so far that it counts, and how long all of them take. */
export function timeDeals(waits: readonly Wait[], pace: Pace) {
  const { flyMs, ...waitsMs } = TIMES[pace];
  let clock = 0;
  const beginsMs = waits.map((wait, index) => {
    if (index > 0) clock += waitsMs[wait];
    return clock;
  });
  const readMs = pace === 'reduced' ? 0 : Math.round(flyMs * READ);
  return { beginsMs, countsMs: beginsMs.map((ms) => ms + readMs), motionMs: clock + flyMs };
}
