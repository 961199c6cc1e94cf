import { chooseExactly, type Fraction, fraction, ONE } from '@parlour/exact';
import { uniform } from '@parlour/fairness';
import { entryAt } from '../entry.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';
import { isRisk, type Risk } from '../risk.ts';

export const ROWS_MIN = 8;
export const ROWS_MAX = 16;

export type PlinkoPick = { rows: number; risk: Risk };
/** At each row the ball goes left (0) or right (1); `slot` counts from the left. */
export type PlinkoSeen = { path: (0 | 1)[]; slot: number };
/** Hundredths by risk and rows, from the edge to the centre. */
export type PlinkoModel = { sheet: Sheet; tables: Record<Risk, Record<number, number[]>> };

export const plinko: Mechanic<PlinkoModel, PlinkoPick, never, PlinkoSeen> = {
  readPick(input) {
    const fields = readFields(input, ['rows', 'risk']);
    if (!fields) return null;
    const { rows, risk } = fields;
    return isWhole(rows, [ROWS_MIN, ROWS_MAX]) && isRisk(risk) ? { rows, risk } : null;
  },
  readStep: () => null,
  play(words, { pick }, model) {
    const path = Array.from({ length: pick.rows }, () => (uniform(words, 2) === 0 ? 0 : 1));
    const slot = path.filter((turn) => turn === 1).length;
    const won = fraction(entryAt(tableOf(pick, model), slot), 100);
    return { seen: { path, slot }, isOver: true, won, staked: ONE };
  },
  most: (pick, model) => fraction(Math.max(...tableOf(pick, model)), 100),
};

/** What each slot pays, from left to right, in hundredths. */
export function tableOf({ rows, risk }: PlinkoPick, { tables }: PlinkoModel): number[] {
  const half = entryAt(tables[risk], rows);
  return Array.from({ length: rows + 1 }, (_, slot) => entryAt(half, Math.min(slot, rows - slot)));
}

/** The paths that end in a slot, over all paths. */
export function chanceOf({ rows, slot }: { rows: number; slot: number }): Fraction {
  return fraction(chooseExactly(rows, slot), 2n ** BigInt(rows));
}
