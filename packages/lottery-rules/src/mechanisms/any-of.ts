import { choose, combinations } from '../exact/combinations.ts';
import { fraction, multiply } from '../exact/fraction.ts';
import { expectHits } from '../play/chance.ts';
import type { Marks, Need } from '../play/marks.ts';
import type { Mechanics } from '../play/play.ts';
import type { Space } from '../play/space.ts';
import type { Selection } from '../selection/selection.ts';

/**
 * A play of `k` balls played on any `k` of those ticked. `at` makes the play for given positions; ticks count among
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
  const plays = combinations(places, k).map((ticked) => ({
    ticked,
    play: of.at(ticked.map((place) => positions[place] ?? 0)),
  }));
  const base = (plays[0] as { play: Mechanics }).play;
  const { words } = base.layout;
  const subsetsOf = ({ ticks }: Selection) => choose(ticks.length, k);
  return {
    shape: { ...base.shape, ticks: { of: positions.length, min: k } },
    tiers: base.tiers.map((tier) => ({ ...tier, sample: `${places.slice(0, k).join(',')}@${tier.sample}` })),
    space: of.space,
    layout: { words: words + 1, rows: base.layout.rows },
    count: (selection) => base.count(selection) * subsetsOf(selection),
    pack: (selection) => widen(base.pack(selection), bitsOf(selection.ticks)),
    needs: (result) =>
      plays.flatMap(({ ticked, play }) => play.needs(result).map((need) => withTicks(need, words, ticked))),
    expect: (selection) =>
      expectHits(base, selection).map((hits) => multiply(hits, fraction(subsetsOf(selection)))),
  };
}

function withTicks({ tier, factors }: Need, words: number, ticked: readonly number[]): Need {
  const mask = new Int32Array(words + 1);
  mask[words] = bitsOf(ticked);
  const widened = factors.map((factor) => {
    const wider = new Int32Array(words + 1);
    wider.set(factor.mask);
    return { mask: wider, choose: factor.choose };
  });
  return { tier, factors: [...widened, { mask, choose: ticked.length }] };
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
