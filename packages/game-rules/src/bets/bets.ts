import { type Fraction, fraction } from '@parlour/exact';
import { isWhole, readFields } from '../read.ts';

/** Bets on a table: the stake of the round is shared among them by their coins. */
export type Bet = { on: string; coins: number };
export type BetsPick = { bets: Bet[] };

export const BETS_MAX = 24;
export const COINS_MAX = 1_000;

/**
 * A part of a bet's stake in hundredths. What comes back of a bet includes the stake; the pays of models do not, as
 * tables write them: 9:1 is a pay of 900, and brings 1,000 back.
 */
export type Hundredths = number;
export const STAKE: Hundredths = 100;

/** Bets from outside, sorted as the table names them; null if one is not on the table or is there twice. */
export function readBets(input: unknown, names: readonly string[]): BetsPick | null {
  const list = readFields(input, ['bets'])?.bets;
  if (!Array.isArray(list) || list.length === 0 || list.length > BETS_MAX) return null;
  const coinsOf = new Map<string, number>();
  for (const each of list) {
    const fields = readFields(each, ['on', 'coins']);
    if (!fields) return null;
    const { on, coins } = fields;
    if (typeof on !== 'string' || !names.includes(on) || coinsOf.has(on)) return null;
    if (!isWhole(coins, [1, COINS_MAX])) return null;
    coinsOf.set(on, coins);
  }
  const bets = names.flatMap((on) => {
    const coins = coinsOf.get(on);
    return coins === undefined ? [] : [{ on, coins }];
  });
  return { bets };
}

const FACES = [1, 2, 3, 4, 5, 6];
/** How three dice can lie: each way is equally likely. */
export const THREE_DICE: readonly (readonly number[])[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c) => [a, b, c])),
);

/** How often it is so, where all outcomes are equally likely. */
export function chanceThat<Outcome>(
  outcomes: readonly Outcome[],
  isSo: (outcome: Outcome) => boolean,
): Fraction {
  return fraction(outcomes.filter(isSo).length, outcomes.length);
}

/** What comes back of all bets together, as a multiple of the whole stake. */
export function settleBets({ bets }: BetsPick, backOf: (on: string) => Hundredths): Fraction {
  const total = bets.reduce((sum, { coins }) => sum + coins, 0);
  const back = bets.reduce((sum, { on, coins }) => sum + coins * backOf(on), 0);
  return fraction(back, total * STAKE);
}

/** The most that the bets bring back together in any of these outcomes. */
export function findMost<Outcome>(
  { bets }: BetsPick,
  outcomes: Iterable<Outcome>,
  backOf: (on: string, outcome: Outcome) => Hundredths,
): Fraction {
  const total = bets.reduce((sum, { coins }) => sum + coins, 0);
  let most = 0;
  for (const outcome of outcomes) {
    const back = bets.reduce((sum, { on, coins }) => sum + coins * backOf(on, outcome), 0);
    most = Math.max(most, back);
  }
  return fraction(most, total * STAKE);
}
