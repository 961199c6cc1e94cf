import type { Clock } from './clock.ts';

/** How long the next run has to wait; 0 if the last was long enough ago. */
export function createThrottle({ clock, everyMs }: { clock: Clock; everyMs: number }) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    waitMs: () => Math.max(0, last + everyMs - clock.now()),
    begin() {
      last = clock.now();
    },
  };
}
