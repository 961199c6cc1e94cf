import { type Fraction, fraction } from '@parlour/exact';
import type { Family } from '../families/family.ts';
import { oddsOfPrize, quotedPrize } from '../money/series.ts';
import { oddsOf } from '../odds/odds-table.ts';
import { oddsAtSeries, returnsOf } from '../odds/return.ts';
import { chanceOf, selectionOf, waysOf } from '../play/chance.ts';
import type { Play } from '../play/play.ts';

/** Prizes are shown as they are paid where the minor unit is a hundredth. */
const MINOR_UNIT = fraction(1n, 100n);

export type ReferenceTier = {
  readonly id: string;
  readonly isPush: boolean;
  readonly chance: Fraction;
  readonly ways: { readonly ways: Fraction; readonly of: bigint };
  /** What a unit of stake pays, including the stake: as quoted at the series, or as shipped. */
  readonly odds: Fraction;
  /** The prize of two units as quoted; null where a play pays odds. */
  readonly prize: Fraction | null;
  /** The average return, exactly; null for a push, which is part of the others' return. */
  readonly return: Fraction | null;
};

/** A play in figures. */
export type ReferenceEntry = {
  readonly play: Play;
  /** How many bets the play's own example holds. */
  readonly count: number;
  readonly tiers: readonly ReferenceTier[];
};

/** Every play of a family in figures: series plays at the series of this code, the others at the shipped odds. */
export function referenceOf(family: Family, code: number): ReferenceEntry[] {
  return family.plays().map((play) => referenceOfPlay(family, play, code));
}

export function referenceOfPlay(family: Family, play: Play, code: number): ReferenceEntry {
  return {
    play,
    count: play.count(selectionOf(play, play.example.selection)),
    tiers: tiersOf(family, play, code),
  };
}

function tiersOf(family: Family, play: Play, code: number): ReferenceTier[] {
  const isSeries = play.pays === 'series';
  // The return of the exact prize: what rounding takes from a prize depends on the currency.
  const odds = isSeries ? oddsAtSeries(play, code) : oddsOf(family.odds, play);
  const returns = returnsOf(play, odds);
  return play.tiers.map(({ id, push }, index) => {
    const chance = chanceOf(play, id);
    const prize = isSeries ? quotedPrize(code, chance, MINOR_UNIT) : null;
    return {
      id,
      isPush: push === true,
      chance,
      ways: waysOf(play, id),
      odds: prize ? oddsOfPrize(prize) : (odds[index] as Fraction),
      prize,
      return: returns.find(({ tier }) => tier === id)?.return ?? null,
    };
  });
}
