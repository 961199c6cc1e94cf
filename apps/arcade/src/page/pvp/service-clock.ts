import { offsetAfter } from '../live/time.ts';
import { pageClock } from '../platform/clock.ts';

let offsetMs: number | null = null;

/** Every word of the service says what time it is there. */
export function heardAt(now: number): void {
  offsetMs = offsetAfter(offsetMs, now - pageClock.now());
}

/** The service's clock, as far as it can be known here. */
export function serviceNow(): number {
  return pageClock.now() + (offsetMs ?? 0);
}
