import { createHits, type Hits, makeRoom } from './hits.ts';
import { countBits, searchChoosing, searchContaining, searchProducts } from './kernels.ts';
import type { Factor, Marks, Need } from './marks.ts';
import type { Mechanics } from './play.ts';
import type { Result } from './result.ts';

/** A need, prepared for matching against many cells. */
export type Search = {
  readonly tier: number;
  /** The bits that must all be marked, as one mask; null if there are none. */
  readonly whole: Int32Array | null;
  readonly factors: readonly Factor[];
};

/** How often the selection wins each tier, in the order of the play's tiers. */
export function decide(play: Pick<Mechanics, 'tiers' | 'needs'>, marks: Marks, result: Result): number[] {
  return sumHits(marks, planSearch(play.needs(result)), play.tiers.length);
}

/** The same with a planned search. */
export function sumHits(marks: Marks, searches: readonly Search[], tiers: number): number[] {
  const totals = new Array<number>(tiers).fill(0);
  const { count, tier, times } = findHits(marks, searches, scratch);
  for (let i = 0; i < count; i += 1)
    totals[tier[i] as number] = (totals[tier[i] as number] as number) + (times[i] as number);
  return totals;
}

/** Done once per play and result, for all selections. */
export function planSearch(needs: readonly Need[]): Search[] {
  return needs.map(({ tier, factors }) => {
    const rest: Factor[] = [];
    let whole: Int32Array | null = null;
    for (const factor of factors) {
      if (countBits(factor.mask) !== factor.choose) rest.push(factor);
      else whole = whole ? joinMasks(whole, factor.mask) : factor.mask;
    }
    return { tier, whole, factors: rest };
  });
}

/**
 * Goes through all cells once per need and records what they win. The columns are passed in so that the next play can
 * reuse them; their old content is lost.
 */
export function findHits(marks: Marks, searches: readonly Search[], hits: Hits): Hits {
  hits.count = 0;
  for (const { tier, whole, factors } of searches) {
    const from = hits.count;
    makeRoom(hits, from + marks.cells);
    const [only] = factors;
    if (whole && !only) searchContaining(marks, whole, hits);
    else if (!whole && only && factors.length === 1) searchChoosing(marks, only, hits);
    else searchProducts(marks, whole, factors, hits);
    hits.tier.fill(tier, from, hits.count);
  }
  return hits;
}

const scratch = createHits();

function joinMasks(a: Int32Array, b: Int32Array): Int32Array {
  const mask = new Int32Array(a.length);
  for (let word = 0; word < mask.length; word += 1) mask[word] = (a[word] as number) | (b[word] as number);
  return mask;
}
