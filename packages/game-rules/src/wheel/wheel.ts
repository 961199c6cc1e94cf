import { fraction, ONE } from '@parlour/exact';
import { uniform } from '@parlour/fairness';
import { entryAt } from '../entry.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { readFields } from '../read.ts';
import { isRisk, type Risk } from '../risk.ts';

export const SEGMENTS = [10, 20, 30, 40, 50] as const;
export type Segments = (typeof SEGMENTS)[number];

export type WheelPick = { risk: Risk; segments: Segments };
/** Counted from 0 in the order of the table. */
export type WheelSeen = { segment: number };
/**
 * Hundredths. `patterns`: ten segments each, which larger wheels repeat. `lone`: what the one paying segment of a wheel of
 * high risk pays for each segment of the wheel.
 */
export type WheelModel = { sheet: Sheet; patterns: Record<'low' | 'medium', number[]>; lone: number };

export const wheel: Mechanic<WheelModel, WheelPick, never, WheelSeen> = {
  readPick(input) {
    const fields = readFields(input, ['risk', 'segments']);
    const segments = SEGMENTS.find((count) => count === fields?.segments);
    return segments !== undefined && isRisk(fields?.risk) ? { risk: fields.risk, segments } : null;
  },
  readStep: () => null,
  play(words, { pick }, model) {
    const seen = { segment: uniform(words, pick.segments) };
    const won = fraction(entryAt(tableOf(pick, model), seen.segment), 100);
    return { seen, isOver: true, won, staked: ONE };
  },
  most: (pick, model) => fraction(Math.max(...tableOf(pick, model)), 100),
};

/** What each segment pays, in the order they lie on the wheel, in hundredths. */
export function tableOf({ risk, segments }: WheelPick, { patterns, lone }: WheelModel): number[] {
  if (risk === 'high')
    return Array.from({ length: segments }, (_, segment) => (segment === 0 ? lone * segments : 0));
  const pattern = patterns[risk];
  return Array.from({ length: segments / pattern.length }, () => pattern).flat();
}
