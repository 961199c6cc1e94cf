import type { Random } from '../../../platform/device/random.ts';

/** Specification section 9: the counter of a brand without a pool, in hundredths of a unit. */
const START = { from: 2_300_000_000, upTo: 2_370_000_000 };
const STEP = { from: 10_000, upTo: 50_000 };
const PAUSES_MS = [3_000, 4_000, 5_000] as const;

/** The counter's start: between 23,000,000 and 23,700,000. */
export function startOfCounter(random: Random): number {
  return between(START, random);
}

/** It grows by 100 to 500, after three, four or five seconds. */
export function nextStep(random: Random): { afterMs: number; by: number } {
  const afterMs = PAUSES_MS[Math.floor(random() * PAUSES_MS.length)] ?? PAUSES_MS[0];
  return { afterMs, by: between(STEP, random) };
}

/** In wire format: two decimals. */
export function writeCounter(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

function between({ from, upTo }: { from: number; upTo: number }, random: Random): number {
  return from + Math.floor(random() * (upTo - from + 1));
}
