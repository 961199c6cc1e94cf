import { type Fraction, fraction, ONE, ZERO } from '@parlour/exact';
import { uniform } from '@parlour/fairness';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';

/** A roll is one of 0.00 to 99.99, each equally likely; all figures of chance are hundredths of a percent. */
export const ROLLS = 10_000;
export const CHANCE_MIN = 100;
export const CHANCE_MAX = 9_800;

export type DiceSide = 'under' | 'over';
export type DicePick = { side: DiceSide; chance: number };
export type DiceSeen = { roll: number };
/** `returned`: of 10,000 staked, what comes back on average. */
export type DiceModel = { sheet: Sheet; returned: number };

export const dice: Mechanic<DiceModel, DicePick, never, DiceSeen> = {
  readPick(input) {
    const fields = readFields(input, ['side', 'chance']);
    if (!fields) return null;
    const { side, chance } = fields;
    if (side !== 'under' && side !== 'over') return null;
    return isWhole(chance, [CHANCE_MIN, CHANCE_MAX]) ? { side, chance } : null;
  },
  readStep: () => null,
  play(words, { pick }, model) {
    const seen = { roll: uniform(words, ROLLS) };
    return { seen, isOver: true, won: isWin(pick, seen) ? factorOf(pick.chance, model) : ZERO, staked: ONE };
  },
  most: ({ chance }, model) => factorOf(chance, model),
};

/** Under wins below the edge; over wins from the edge on. */
export function edgeOf({ side, chance }: DicePick): number {
  return side === 'under' ? chance : ROLLS - chance;
}

export function isWin(pick: DicePick, { roll }: DiceSeen): boolean {
  return pick.side === 'under' ? roll < edgeOf(pick) : roll >= edgeOf(pick);
}

/** What a win pays, the stake included: the return over the chance. */
export function factorOf(chance: number, { returned }: DiceModel): Fraction {
  return fraction(returned, chance);
}
