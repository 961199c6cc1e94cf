import fc from 'fast-check';
import { selectionOf } from '../play/chance.ts';
import { decide } from '../play/decide.ts';
import type { Play } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import type { Space } from '../play/space.ts';
import { type AnyNaive, ownSelections, prove } from './proof.ts';
import { randomSelections } from './random-selections.ts';
import { SCALE } from './scale.ts';

/** Some results, none of which stands for others: a play is compared at each, and no average is. */
export function sampleOf(results: readonly Result[]): Space {
  return {
    total: BigInt(results.length),
    each(visit) {
      for (const result of results) visit(result, 1n);
    },
  };
}

/**
 * Compares count and hits of a play with its naive twin, for its own and for random selections at random results. A
 * failure prints the seed.
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
      prove({ play, naive, selections, results: sampled, sampled: true });
    }),
    { numRuns: runs * SCALE },
  );
}

/** What the example of a play wins, by the names of the tiers. */
export function exampleWins(play: Play): Record<string, number> {
  const { selection, result } = play.example;
  const hits = decide(play, play.pack(selectionOf(play, selection)), result);
  return Object.fromEntries(
    play.tiers.flatMap(({ id }, tier) => ((hits[tier] ?? 0) > 0 ? [[id, hits[tier] ?? 0]] : [])),
  );
}
