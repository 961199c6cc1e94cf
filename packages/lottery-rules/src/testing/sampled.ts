import { type Fraction, fraction } from '@parlour/exact';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { selectionOf } from '../play/chance.ts';
import { decide } from '../play/decide.ts';
import type { Play } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { writeSelection } from '../selection/read.ts';
import type { Selection } from '../selection/selection.ts';
import { type AnyNaive, ownSelections, prove, spell } from './proof.ts';
import { randomSelections } from './random-selections.ts';

/** Where only the count is compared, a selection may have many bets. */
const COUNTED_BETS_MAX = 2_000;

/** Some results, none of which stands for others: a play is compared at each, without averages. */
export function sampleOf(results: readonly Result[]): Space {
  return {
    total: 0n,
    each(visit) {
      for (const result of results) visit(result, 1n);
    },
  };
}

/**
 * Compares count and hits of a play with its naive twin, for its own and for random selections at random results, and
 * parses again what it writes. A failure prints the seed.
 */
export function proveAtRandom(at: {
  play: Play;
  naive: AnyNaive;
  results: fc.Arbitrary<Result>;
  betsMax?: number;
  runs?: number;
}): void {
  const { play, naive, betsMax = 60, runs = 12 } = at;
  const results = fc.array(at.results, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(randomSelections(play, betsMax), results, (random, drawn) => {
      const sampled = sampleOf([...drawn, play.example.result]);
      const selections = [...ownSelections(play), random];
      prove({ play, naive, selections, results: sampled });
      mustBeCanonical(play, writeSelection(play, random));
    }),
    { numRuns: runs * SCALE },
  );
  fc.assert(
    fc.property(randomSelections(play, COUNTED_BETS_MAX), (random) => {
      prove({ play, naive, selections: [random], results: sampleOf([]) });
    }),
    { numRuns: 4 * SCALE },
  );
}

/** What the example of a play wins, by the names of the tiers. An example must win something. */
export function exampleWins(play: Play): Record<string, number> {
  const { selection, result } = play.example;
  mustBeCanonical(play, selection);
  const hits = decide(play, play.pack(selectionOf(play, selection)), result);
  if (hits.every((own) => own === 0)) throw new Error(`${play.id}: the example wins nothing`);
  return Object.fromEntries(
    play.tiers.flatMap(({ id }, tier) => ((hits[tier] ?? 0) > 0 ? [[id, hits[tier] ?? 0]] : [])),
  );
}

/** The chance to win anything, as the naive twin counts it over results that stand for all. */
export function countWins(naive: AnyNaive, selection: Selection, results: Space): Fraction {
  const bets = naive.bets(spell(selection));
  let wins = 0n;
  results.each((result, weight) => {
    const won = naive.at(result);
    if (bets.some((bet) => won(bet as never).some((tier) => tier !== 'push'))) wins += weight;
  });
  return fraction(wins, results.total);
}

function mustBeCanonical(play: Play, text: string): void {
  const written = writeSelection(play, selectionOf(play, text));
  if (written !== text) throw new Error(`${play.id}: ${text} is written ${written}`);
}
