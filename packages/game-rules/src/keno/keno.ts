import { chooseExactly, type Fraction, fraction, ONE } from '@parlour/exact';
import { drawPick } from '@parlour/fairness';
import { entryAt } from '../entry.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { isWhole, readFields } from '../read.ts';
import { isRisk, type Risk } from '../risk.ts';

/** Numbers are 1 to 40. */
export const NUMBERS = 40;
export const DRAWN = 10;
export const PICKED_MAX = 10;

/** `numbers`: different ones, from the lowest to the highest. */
export type KenoPick = { risk: Risk; numbers: number[] };
/** In the order they were drawn. */
export type KenoSeen = { drawn: number[] };
/** Hundredths by risk, how many are picked, and how many of these are hit. */
export type KenoModel = { sheet: Sheet; tables: Record<Risk, Record<number, number[]>> };

export const keno: Mechanic<KenoModel, KenoPick, never, KenoSeen> = {
  readPick(input) {
    const fields = readFields(input, ['risk', 'numbers']);
    if (!fields) return null;
    const { risk, numbers } = fields;
    return isRisk(risk) && isSelection(numbers) ? { risk, numbers: [...numbers] } : null;
  },
  readStep: () => null,
  play(words, { pick }, model) {
    const seen = { drawn: drawPick(words, { kind: 'distinct', count: DRAWN, from: NUMBERS }) };
    const won = fraction(entryAt(tableOf(pick, model), hitsOf(pick, seen).length), 100);
    return { seen, isOver: true, won, staked: ONE };
  },
  most: (pick, model) => fraction(Math.max(...tableOf(pick, model)), 100),
};

/** What is paid by the number of hits, from none on, in hundredths. */
export function tableOf({ risk, numbers }: KenoPick, { tables }: KenoModel): number[] {
  return entryAt(tables[risk], numbers.length);
}

export function hitsOf({ numbers }: KenoPick, { drawn }: KenoSeen): number[] {
  return numbers.filter((number) => drawn.includes(number));
}

/** The draws with so many hits, over all draws. */
export function chanceOf({ picked, hits }: { picked: number; hits: number }): Fraction {
  const ways = chooseExactly(picked, hits) * chooseExactly(NUMBERS - picked, DRAWN - hits);
  return fraction(ways, chooseExactly(NUMBERS, DRAWN));
}

function isSelection(input: unknown): input is number[] {
  if (!Array.isArray(input) || !isWhole(input.length, [1, PICKED_MAX])) return false;
  return input.every((number, place) => isWhole(number, [place === 0 ? 1 : input[place - 1] + 1, NUMBERS]));
}
