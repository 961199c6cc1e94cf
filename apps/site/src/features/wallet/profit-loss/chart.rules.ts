import type { Amount } from '@parlour/money';
import { amountOf } from '@parlour/money';

type Day = { day: string; net: string };
/** A bar of the chart: its index from the left, and its top and height in percent. */
export type Bar = { day: string; index: number; top: number; height: number; isGain: boolean };

/** Heights are exact to a ten-thousandth of the chart: they are shares, never amounts. */
const STEPS = 10_000n;
/** The smallest height drawn, so that a day with a result never looks like one without. */
const HEIGHT_MIN = 1.5;

/** Gains are above the line and losses below; the line is placed so that both fit. */
export function chartOf(days: readonly Day[]): {
  bars: Bar[];
  zero: number;
  highest: Amount;
  lowest: Amount;
} {
  const results = days.map(({ net }) => amountOf(net));
  const highest = results.reduce((most, each) => (each > most ? each : most), 0n);
  const lowest = results.reduce((least, each) => (each < least ? each : least), 0n);
  const span = highest - lowest;
  const share = (amount: Amount) => (span === 0n ? 0 : Number((amount * STEPS) / span) / 100);
  const zero = span === 0n ? 50 : share(highest);
  const bars = days.flatMap(({ day }, index) => {
    const result = results[index] ?? 0n;
    if (result === 0n) return [];
    const isGain = result > 0n;
    const height = Math.max(HEIGHT_MIN, share(isGain ? result : -result));
    return [{ day, index, top: isGain ? zero - height : zero, height, isGain }];
  });
  return { bars, zero, highest, lowest };
}
