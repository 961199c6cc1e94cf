import { choose, combinations, fraction, multiply } from '@parlour/exact';
import { expectHits } from '../play/chance.ts';
import type { Factor, Marks, Need } from '../play/marks.ts';
import type { Mechanics } from '../play/play.ts';
import type { Space } from '../play/space.ts';
import type { Selection } from '../selection/selection.ts';

/**
 * A play of `k` balls played on any `k` of the ticked ones. `at` makes the play for given positions; ticks count among
 * `positions`. The ticks are one more word beside the play's own marks.
 */
export function anyOf(of: {
  at: (positions: readonly number[]) => Mechanics;
  positions: readonly number[];
  k: number;
  space: Space;
}): Mechanics {
  const { k, positions } = of;
  const places = positions.map((_, place) => place);
  const base = of.at(positions.slice(0, k));
  const { words } = base.layout;
  const plays = combinations(places, k).map((ticked) => ({
    ticks: askTicks(ticked, words),
    play: of.at(ticked.map((place) => positions[place] ?? 0)),
  }));
  const subsetsOf = ({ ticks }: Selection) => choose(ticks.length, k);
  return {
    shape: { ...base.shape, ticks: { of: positions.length, min: k } },
    tiers: base.tiers.map((tier) => ({ ...tier, sample: `${places.slice(0, k).join(',')}@${tier.sample}` })),
    space: of.space,
    layout: { words: words + 1, rows: base.layout.rows },
    count: (selection) => base.count(selection) * subsetsOf(selection),
    pack: (selection) => widen(base.pack(selection), bitsOf(selection.ticks)),
    needs: (result) =>
      plays.flatMap(({ ticks, play }) => play.needs(result).map((need) => withTicks(need, words, ticks))),
    expect: (selection) =>
      expectHits(base, selection).map((hits) => multiply(hits, fraction(subsetsOf(selection)))),
  };
}

function withTicks({ tier, factors }: Need, words: number, ticks: Factor): Need {
  const widened = factors.map((factor) => {
    const mask = new Int32Array(words + 1);
    for (let word = 0; word < words; word += 1) mask[word] = factor.mask[word] as number;
    return { mask, choose: factor.choose };
  });
  return { tier, factors: [...widened, ticks] };
}

/** The factor that requires the ticked places. */
function askTicks(ticked: readonly number[], words: number): Factor {
  const mask = new Int32Array(words + 1);
  mask[words] = bitsOf(ticked);
  return { mask, choose: ticked.length };
}

function widen({ words, cells, bits }: Marks, ticks: number): Marks {
  const wider = new Int32Array(cells * (words + 1));
  for (let cell = 0; cell < cells; cell += 1) {
    wider.set(bits.subarray(cell * words, (cell + 1) * words), cell * (words + 1));
    wider[cell * (words + 1) + words] = ticks;
  }
  return { words: words + 1, cells, bits: wider };
}

function bitsOf(places: readonly number[]): number {
  return places.reduce((bits, place) => bits | (1 << place), 0);
}
