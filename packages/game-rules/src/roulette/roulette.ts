import { ONE } from '@parlour/exact';
import { uniform, type WordStream } from '@parlour/fairness';
import { type BetsPick, findMost, type Hundredths, readBets, STAKE, settleBets } from '../bets/bets.ts';
import type { Mechanic, Sheet } from '../mechanic.ts';
import { ROULETTE_BETS, type RouletteKind } from './table.ts';

export { ROULETTE_BETS, type RouletteBet, type RouletteKind, WHEEL } from './table.ts';

/** 0 to 36. */
export const POCKETS = 37;
const ZERO_POCKET = 0;

export type RouletteSeen = { number: number };
export type RouletteModel = {
  sheet: Sheet;
  /** What a winning bet of each kind brings besides its stake. */
  pays: Record<RouletteKind, Hundredths>;
  /** What an even chance gets back if the ball falls on zero. */
  evenOnZero: Hundredths;
};

const NAMES = [...ROULETTE_BETS.keys()];
const NUMBERS = Array.from({ length: POCKETS }, (_, number) => number);

export const roulette: Mechanic<RouletteModel, BetsPick, never, RouletteSeen> = {
  readPick: (input) => readBets(input, NAMES),
  readStep: () => null,
  draw,
  play(words, { pick }, model) {
    const seen = draw(words);
    const won = settleBets(pick, (on) => rouletteBackOf(on, seen.number, model));
    return { seen, isOver: true, won, staked: ONE };
  },
  most: (pick, model) => findMost(pick, NUMBERS, (on, number) => rouletteBackOf(on, number, model)),
};

function draw(words: WordStream): RouletteSeen {
  return { number: uniform(words, POCKETS) };
}

/** What comes back of a bet, the stake included. */
export function rouletteBackOf(on: string, number: number, model: RouletteModel): Hundredths {
  const bet = ROULETTE_BETS.get(on);
  if (!bet) throw new RangeError(`${on} is no bet of roulette`);
  if (bet.numbers.includes(number)) return STAKE + model.pays[bet.kind];
  return bet.kind === 'even' && number === ZERO_POCKET ? model.evenOnZero : 0;
}
