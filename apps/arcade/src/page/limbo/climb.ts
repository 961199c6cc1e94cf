import type { Pace } from '../game/mechanic-page.ts';

/** Every climb begins here; all figures are hundredths. */
const START = 100;
const LEAST_MS = 700;
const MS_PER_TENFOLD = 330;
const MOST_MS = 1_600;
const TURBO_SHARE = 1 / 3;
const FADE_MS = 250;
/** How much slower than it began the climb ends. */
const SLOWING = 1.6;
/** How high the target hangs, and how high a point can get at all, as shares of the gauge. */
const TARGET_HEIGHT = 0.62;
const TOP_HEIGHT = 0.96;

/** A higher point takes longer, by its digits. */
export function climbMs(point: number, pace: Pace): number {
  if (pace === 'reduced') return FADE_MS;
  const ms = LEAST_MS + MS_PER_TENFOLD * Math.max(0, Math.log10(point / START));
  return Math.round(Math.min(MOST_MS, ms) * (pace === 'turbo' ? TURBO_SHARE : 1));
}

/** What is shown on the way to a point: it grows by shares, and is the point itself at the end and never beyond. */
export function climbTo(point: number, progress: number): number {
  if (progress >= 1) return point;
  if (point <= START) return START;
  const share = 1 - (1 - progress) ** SLOWING;
  return Math.min(point, Math.floor(START * (point / START) ** share));
}

/** How high a value is on the gauge of a target, from 0 to 1: it passes the mark exactly when it reaches the target. */
export function heightOf(value: number, target: number): number {
  if (value >= target) return TARGET_HEIGHT + (TOP_HEIGHT - TARGET_HEIGHT) * (1 - target / value);
  return (TARGET_HEIGHT * Math.log(Math.max(value, START) / START)) / Math.log(target / START);
}
