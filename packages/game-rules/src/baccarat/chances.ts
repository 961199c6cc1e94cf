import { type Fraction, fraction } from '@parlour/exact';
import type { Hundredths } from '../bets/bets.ts';

/** Six cards out of eight decks, in order. */
const DEALS = 416 * 415 * 414 * 413 * 412 * 411;
/** In how many of them a bet wins, counted by the test of this game. */
const DEALT: Readonly<Record<string, number>> = {
  player: 2_230_518_282_592_256,
  banker: 2_292_252_566_437_888,
  tie: 475_627_426_473_216,
  small: 1_893_735_611_458_560,
  big: 3_104_662_664_044_800,
};
/** The banker wins with a total of six: of two cards, of three. */
const ON_SIX = [186_173_936_904_192, 83_058_367_551_488] as const;
/** The second card of a side is of the first one's rank. */
const PAIR = fraction(31, 415);

type Paying = { pays: { banker: Hundredths; bankerOnSix: Hundredths; luckySix?: Hundredths[] } };

/** That a bet wins and brings just this pay besides its stake. */
export function baccaratChance(on: string, pay: Hundredths, { pays }: Paying): Fraction {
  if (on.endsWith('-pair')) return PAIR;
  return fraction(countWays(on, pay, pays), DEALS);
}

function countWays(on: string, pay: Hundredths, pays: Paying['pays']): number {
  const onSix = ON_SIX[0] + ON_SIX[1];
  if (on === 'lucky-six') return pay === pays.luckySix?.[0] ? ON_SIX[0] : ON_SIX[1];
  const all = DEALT[on] ?? 0;
  if (on !== 'banker' || pays.banker === pays.bankerOnSix) return all;
  return pay === pays.bankerOnSix ? onSix : all - onSix;
}
