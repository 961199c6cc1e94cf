import { choose, type Fraction, fraction, ONE } from '@parlour/exact';
import { uniform, type WordStream } from '@parlour/fairness';
import { type BetsPick, findMost, type Hundredths, readBets, STAKE, settleBets } from '../bets/bets.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';

export type CoinSide = 'white' | 'red';
/** The sides that are up. */
export type XocDiaSeen = { coins: CoinSide[] };
export type XocDiaModel = {
  sheet: Sheet;
  /** What a winning bet brings besides its stake. */
  pays: {
    /** An even or an odd number of red coins. */
    parity: Hundredths;
    /** Three of one colour and one of the other. */
    three: Hundredths;
    two: Hundredths;
    /** All of one colour. */
    four: Hundredths;
  };
};

export const COINS = 4;

type Bet = {
  pay: keyof XocDiaModel['pays'];
  /** With how many red coins it wins. */
  reds: readonly number[];
};
const BETS: Readonly<Record<string, Bet>> = {
  even: { pay: 'parity', reds: [0, 2, 4] },
  odd: { pay: 'parity', reds: [1, 3] },
  'four-red': { pay: 'four', reds: [4] },
  'three-red': { pay: 'three', reds: [3] },
  'two-two': { pay: 'two', reds: [2] },
  'three-white': { pay: 'three', reds: [1] },
  'four-white': { pay: 'four', reds: [0] },
};

/** In the order of the cloth. */
export const XOC_DIA_BETS: readonly string[] = Object.keys(BETS);

/** Which coin is red does not matter to any bet. */
const OUTCOMES = [0, 1, 2, 3, 4];

/** Words: one for each coin, from left to right; the second of two values is red. */
export const xocDia: Mechanic<XocDiaModel, BetsPick, never, XocDiaSeen> = {
  readPick: (input) => readBets(input, XOC_DIA_BETS),
  readStep: () => null,
  draw,
  play(words, { pick }, model) {
    const seen = draw(words);
    const red = countRed(seen.coins);
    return {
      seen,
      isOver: true,
      won: settleBets(pick, (on) => xocDiaBackOf(on, red, model)),
      staked: ONE,
    };
  },
  most: (pick, model) => findMost(pick, OUTCOMES, (on, red) => xocDiaBackOf(on, red, model)),
};

function draw(words: WordStream): XocDiaSeen {
  const coins = Array.from({ length: COINS }, (): CoinSide => (uniform(words, 2) === 0 ? 'white' : 'red'));
  return { coins };
}

export function countRed(coins: readonly CoinSide[]): number {
  return coins.filter((side) => side === 'red').length;
}

/** With how many red coins a bet wins. */
export function redsOf(on: string): readonly number[] {
  return BETS[on]?.reds ?? [];
}

/** That a bet wins. */
export function xocDiaChance(on: string): Fraction {
  const ways = redsOf(on).reduce((sum, reds) => sum + choose(COINS, reds), 0);
  return fraction(ways, 2 ** COINS);
}

/** What a bet brings besides its stake if it wins. */
export function xocDiaPayOf(on: string, { pays }: XocDiaModel): Hundredths {
  const bet = BETS[on];
  return bet ? pays[bet.pay] : 0;
}

/** What comes back of a bet, the stake included. */
export function xocDiaBackOf(on: string, red: number, model: XocDiaModel): Hundredths {
  return redsOf(on).includes(red) ? STAKE + xocDiaPayOf(on, model) : 0;
}
