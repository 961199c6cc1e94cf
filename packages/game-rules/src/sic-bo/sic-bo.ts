import { ONE } from '@parlour/exact';
import { drawPick, type WordStream } from '@parlour/fairness';
import { type BetsPick, findMost, type Hundredths, readBets, STAKE, settleBets } from '../bets/bets.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';

export type SicBoSeen = { dice: number[] };
export type SicBoModel = {
  sheet: Sheet;
  /** What a winning bet brings besides its stake. */
  pays: {
    /** Small, big, odd and even: all lose on a triple. */
    half: Hundredths;
    /** A number that shows on one, two or three dice. */
    single: Hundredths[];
    /** Two different numbers. */
    pair: Hundredths;
    /** One number on at least two dice. */
    double: Hundredths;
    triple: Hundredths;
    anyTriple: Hundredths;
    /** The sums 4 to 10; 17 to 11 pay the same. */
    sums: Hundredths[];
  };
};

const DICE = 3;
const FACES = [1, 2, 3, 4, 5, 6];
const SMALL_MAX = 10;
const SUM_MIN = 4;
const SUM_MAX = 17;
const SUMS = Array.from({ length: SUM_MAX - SUM_MIN + 1 }, (_, i) => SUM_MIN + i);

/** In the order of the cloth. */
export const SIC_BO_BETS: readonly string[] = [
  'small',
  'big',
  'odd',
  'even',
  ...FACES.map((face) => `single-${face}`),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`)),
  ...FACES.map((face) => `double-${face}`),
  ...FACES.map((face) => `triple-${face}`),
  'any-triple',
  ...SUMS.map((sum) => `sum-${sum}`),
];

/** The order of the dice does not matter to any bet. */
const OUTCOMES = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.filter((c) => a <= b && b <= c).map((c) => [a, b, c])),
);

/** Words: one for each die, from left to right. */
export const sicBo: Mechanic<SicBoModel, BetsPick, never, SicBoSeen> = {
  readPick: (input) => readBets(input, SIC_BO_BETS),
  readStep: () => null,
  draw,
  play(words, { pick }, model) {
    const seen = draw(words);
    return {
      seen,
      isOver: true,
      won: settleBets(pick, (on) => sicBoBackOf(on, seen.dice, model)),
      staked: ONE,
    };
  },
  most: (pick, model) => findMost(pick, OUTCOMES, (on, dice) => sicBoBackOf(on, dice, model)),
};

function draw(words: WordStream): SicBoSeen {
  return { dice: drawPick(words, { kind: 'dice', count: DICE }) };
}

/** What comes back of a bet, the stake included. */
export function sicBoBackOf(on: string, dice: readonly number[], model: SicBoModel): Hundredths {
  const pay = payOf(on, dice, model);
  return pay === undefined ? 0 : STAKE + pay;
}

/** Undefined if the bet loses. */
function payOf(on: string, dice: readonly number[], { pays }: SicBoModel): Hundredths | undefined {
  const [kind = '', first, second] = on.split('-');
  const sum = dice.reduce((total, die) => total + die, 0);
  const isTriple = countOf(dice, dice[0]) === DICE;
  const count = countOf(dice, Number(first));
  switch (kind) {
    case 'small':
    case 'big':
      return !isTriple && sum <= SMALL_MAX === (kind === 'small') ? pays.half : undefined;
    case 'odd':
    case 'even':
      return !isTriple && ((sum & 1) === 1) === (kind === 'odd') ? pays.half : undefined;
    case 'single':
      return pays.single[count - 1];
    case 'pair':
      return count > 0 && countOf(dice, Number(second)) > 0 ? pays.pair : undefined;
    case 'double':
      return count >= 2 ? pays.double : undefined;
    case 'triple':
      return count === DICE ? pays.triple : undefined;
    case 'any':
      return isTriple ? pays.anyTriple : undefined;
    default:
      return sum === Number(first) ? pays.sums[Math.min(sum - SUM_MIN, SUM_MAX - sum)] : undefined;
  }
}

function countOf(dice: readonly number[], face: number | undefined): number {
  return dice.filter((die) => die === face).length;
}
