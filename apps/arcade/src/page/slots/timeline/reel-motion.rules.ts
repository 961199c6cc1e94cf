import { SECOND_MS } from '@parlour/clock/durations';

/** A reel that turns: it began, and stops when its time is known. All times are on one clock, in milliseconds. */
export type Turn = { startMs: number; stopMs: number | null; rows: number };

export type ReelAt = {
  /** How many cells it has moved down. */
  moved: number;
  /** Where it stops, in whole cells; null while that is not known. */
  rest: number | null;
  /** Fast enough that symbols are streaks. */
  isFast: boolean;
  isStopped: boolean;
};

/** Heights of the window that pass in a second. */
const SPEED = 7;
const RAMP_MS = 220;
const PULL_MS = 150;
const PULL = 0.2;
/** The last stretch, in which the reel falls into step with its stop. */
const LAND_MS = 260;
const SETTLE_MS = 200;
const OVERSHOOT = 0.17;
/** A result must be known this long before its stop, or it would appear inside the window. */
export const KNOWN_BEFORE_MS = LAND_MS + 20;

/** It is pulled up a little, runs, and stops at a whole cell with a thud: it never stops on anything but its result. */
export function reelAt(nowMs: number, { startMs, stopMs, rows }: Turn): ReelAt {
  if (stopMs === null || nowMs < stopMs) {
    const running = runFor(nowMs - startMs, rows);
    const isFast = nowMs - startMs > RAMP_MS;
    if (stopMs === null) return { moved: running, rest: null, isFast, isStopped: false };
    const rest = restOf({ startMs, stopMs, rows });
    const share = smooth((nowMs - (stopMs - LAND_MS)) / LAND_MS);
    const moved = running + (rest - runFor(stopMs - startMs, rows)) * share;
    return { moved, rest, isFast, isStopped: false };
  }
  const rest = restOf({ startMs, stopMs, rows });
  const settled = Math.min(1, (nowMs - stopMs) / SETTLE_MS);
  // Highest after a third of the time, and flat at the end.
  const over = 6.75 * settled * (1 - settled) ** 2 * OVERSHOOT;
  return { moved: rest + over, rest, isFast: false, isStopped: true };
}

function restOf({ startMs, stopMs, rows }: Turn & { stopMs: number }): number {
  // Less than a window would leave some of the old symbols among the new.
  return Math.max(rows, Math.ceil(runFor(stopMs - startMs, rows)));
}

function runFor(ms: number, rows: number): number {
  if (ms <= 0) return 0;
  const speed = (SPEED * rows) / SECOND_MS;
  const pull = ms < PULL_MS ? PULL * Math.sin((Math.PI * ms) / PULL_MS) : 0;
  const run = ms < RAMP_MS ? (speed * ms * ms) / (2 * RAMP_MS) : speed * (ms - RAMP_MS / 2);
  return run - pull;
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

/** The remainder of a division, never negative. */
export function wrap(index: number, length: number): number {
  return index - length * Math.floor(index / length);
}
