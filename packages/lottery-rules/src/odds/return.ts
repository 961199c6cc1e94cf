import { add, divide, type Fraction, fraction, multiply, ONE, ZERO } from '@parlour/exact';
import { exactPrize, oddsOfPrize, quotedPrize } from '../money/series.ts';
import { chanceOf, expectHits, expectSample, selectionOf } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import type { Selection } from '../selection/selection.ts';

/** The odds of each tier at a series: exact, or as quoted when a minor unit (a part of the unit) is given. */
export function oddsAtSeries(play: Play, code: number, minorUnit?: Fraction): Fraction[] {
  return play.tiers.map(({ id, push }) => {
    if (push) return ONE;
    const chance = chanceOf(play, id);
    return oddsOfPrize(minorUnit ? quotedPrize(code, chance, minorUnit) : exactPrize(code, chance));
  });
}

/** The average return of a selection as a share of its stake, exactly. */
export function returnOfSelection(play: Play, selection: Selection, odds: readonly Fraction[]): Fraction {
  return returnOfHits(expectHits(play, selection), odds, play.count(selection));
}

/**
 * The return of the bets of each tier: one figure for most plays, several where odds are not proportional to chances.
 */
export function returnsOf(play: Play, odds: readonly Fraction[]): { tier: string; return: Fraction }[] {
  return play.tiers
    .filter(({ push }) => !push)
    .map((tier) => ({
      tier: tier.id,
      return: returnOfHits(expectSample(play, tier), odds, play.count(selectionOf(play, tier.sample))),
    }));
}

function returnOfHits(hits: readonly Fraction[], odds: readonly Fraction[], bets: number): Fraction {
  const expected = hits.reduce((sum, own, tier) => add(sum, multiply(own, odds[tier] ?? ZERO)), ZERO);
  return divide(expected, fraction(bets));
}
