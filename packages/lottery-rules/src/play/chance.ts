import { divide, type Fraction, fraction, multiply, ZERO } from '@parlour/exact';
import { readSelection } from '../selection/read.ts';
import type { Selection } from '../selection/selection.ts';
import { decide } from './decide.ts';
import type { Mechanics, Play, Tier } from './play.ts';

const known = new WeakMap<Tier, readonly Fraction[]>();

/** The chance that a bet which can win this tier wins it; the expected hits if a bet can hit more than once. */
export function chanceOf(play: Mechanics, tierId: string): Fraction {
  const index = play.tiers.findIndex(({ id }) => id === tierId);
  const tier = play.tiers[index];
  if (!tier) throw new RangeError(`there is no tier ${tierId}`);
  return divide(expectSample(play, tier)[index] ?? ZERO, fraction(tier.sampleBets ?? 1));
}

/** How often the sample of a tier wins each tier of the play on average: counted once, and cached. */
export function expectSample(play: Mechanics, tier: Tier): readonly Fraction[] {
  const hits = known.get(tier) ?? expectHits(play, selectionOf(play, tier.sample));
  known.set(tier, hits);
  return hits;
}

/** In how many of the equally likely results a bet wins the tier: `270 of 1,000`. */
export function waysOf(play: Mechanics, tierId: string): { ways: Fraction; of: bigint } {
  const chance = chanceOf(play, tierId);
  if (play.expect) return { ways: fraction(chance.over), of: chance.under };
  const { total } = play.space;
  return { ways: multiply(chance, fraction(total)), of: total };
}

/** How often a selection wins each tier on average, in the order of the tiers. */
export function expectHits(play: Mechanics, selection: Selection): readonly Fraction[] {
  return play.expect ? play.expect(selection) : countHits(play, selection);
}

/** The same, counted result by result over the play's space. */
export function countHits(play: Mechanics, selection: Selection): Fraction[] {
  const marks = play.pack(selection);
  const sums = play.tiers.map(() => 0n);
  play.space.each((result, weight) => {
    const hits = decide(play, marks, result);
    for (let i = 0; i < hits.length; i += 1)
      if (hits[i]) sums[i] = (sums[i] ?? 0n) + BigInt(hits[i] as number) * weight;
  });
  return sums.map((sum) => fraction(sum, play.space.total));
}

/** The chance that a selection wins anything at all: what a player asks first. A push is not a win. */
export function chanceToWin(play: Mechanics, selection: Selection): Fraction {
  if (play.expectWin) return play.expectWin(selection);
  const marks = play.pack(selection);
  let wins = 0n;
  play.space.each((result, weight) => {
    const isWon = decide(play, marks, result).some((hits, tier) => hits > 0 && !play.tiers[tier]?.push);
    if (isWon) wins += weight;
  });
  return fraction(wins, play.space.total);
}

/** Parses a selection that is part of a play's own data. */
export function selectionOf(play: Pick<Play, 'shape' | 'count'>, text: string): Selection {
  const reading = readSelection(play, text);
  if (!reading.ok) throw new RangeError(`${text}: ${JSON.stringify(reading.refusals)}`);
  return reading.selection;
}
