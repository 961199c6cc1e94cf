import type { Clock } from './clock.ts';

export type ManualClock = Clock & {
  /** Moves time forward and runs, in order, every timer that falls due on the way. */
  advance(byMs: number): void;
  set(epochMs: number): void;
};

/** A clock that moves only when told to, for tests and reproducible demo data. */
export function createManualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  let timers: { dueMs: number; task: () => void }[] = [];

  function runDueUntil(endMs: number) {
    for (;;) {
      const next = timers.filter((timer) => timer.dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      nowMs = Math.max(nowMs, next.dueMs);
      next.task();
    }
    nowMs = endMs;
  }

  return {
    now: () => nowMs,
    after(delayMs, task) {
      const timer = { dueMs: nowMs + delayMs, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (byMs) => runDueUntil(nowMs + byMs),
    set: (epochMs) => runDueUntil(epochMs),
  };
}
