import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectionOf } from '../play/chance.ts';
import { decide } from '../play/decide.ts';
import type { Play } from '../play/play.ts';
import type { Space } from '../play/space.ts';
import { writeSelection } from '../selection/read.ts';
import { type AnyNaive, ownSelections, prove } from './proof.ts';
import { randomSelections } from './random-selections.ts';

/** The most bets of a random selection: each is decided on its own, at every result. */
const BETS_MAX = 12;
/** Where only the count is compared, there may be many more. */
const COUNTED_BETS_MAX = 3_000;

/** Every day a play is compared at one of so many results; with SCALE at all. */
const STRIDE = 197;
/** A play that looks at more results than this has its average compared with SCALE alone. */
const AVERAGED_MAX = 10_000n;

/**
 * The tests that every play has to pass; a failing one prints its seed. With SCALE each play is proved over all
 * results. Every day it is proved over those that it names itself as enough, and at some of all, which would show that
 * they are not.
 */
export function testPlays(
  plays: readonly Play[],
  naiveOf: (id: string) => AnyNaive,
  resultsOf: (play: Play) => Space,
): void {
  test.each(plays.map((play) => ({ id: play.id, play })))('$id is as its naive twin says', ({ id, play }) => {
    const naive = naiveOf(id);
    fc.assert(
      fc.property(randomSelections(play, BETS_MAX), fc.nat(STRIDE - 1), (random, first) => {
        const selections = [...ownSelections(play), random];
        const results = resultsOf(play);
        if (SCALE > 1 || results.total <= AVERAGED_MAX) return prove({ play, naive, selections, results });
        if (play.space.total <= AVERAGED_MAX) prove({ play, naive, selections, results: play.space });
        prove({ play, naive, selections, results: someOf(results, first) });
      }),
      { numRuns: SCALE },
    );
    fc.assert(
      fc.property(randomSelections(play, COUNTED_BETS_MAX), (random) => {
        prove({ play, naive, selections: [random], results: NO_RESULTS });
        const text = writeSelection(play, random);
        expect(writeSelection(play, selectionOf(play, text))).toBe(text);
      }),
      { numRuns: 20 * SCALE },
    );
  });

  test.each(plays.map((play) => ({ id: play.id, play })))(
    'the example of $id wins what it says',
    ({ play }) => {
      const { selection, result, wins } = play.example;
      const own = selectionOf(play, selection);
      expect(writeSelection(play, own)).toBe(selection);
      const hits = decide(play, play.pack(own), result);
      expect(
        Object.fromEntries(play.tiers.map(({ id }, tier) => [id, hits[tier]]).filter(([, n]) => n)),
      ).toEqual(wins);
      expect(Object.keys(wins)).not.toEqual([]);
    },
  );

  test('no two plays have the same id', () => {
    expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length);
  });
}

/** One of `STRIDE` results, none of which stands for others. */
function someOf(results: Space, first: number): Space {
  return {
    total: 0n,
    each(visit) {
      let next = STRIDE - first;
      results.each((result) => {
        next -= 1;
        if (next > 0) return;
        visit(result, 1n);
        next = STRIDE;
      });
    },
  };
}

const NO_RESULTS: Space = { total: 0n, each: () => undefined };
