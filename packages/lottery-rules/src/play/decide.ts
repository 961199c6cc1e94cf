import { choose } from '../exact/combinations.ts';
import type { Factor, Marks, Need } from './marks.ts';
import type { Mechanics } from './play.ts';
import type { Result } from './result.ts';

/** Called for every cell that wins: which, what, and how often. */
export type OnHit = (cell: number, tier: number, hits: number) => void;

/** How often the selection wins each tier, in the order of the play's tiers. */
export function decide(play: Pick<Mechanics, 'tiers' | 'needs'>, marks: Marks, result: Result): number[] {
  const hits = new Array<number>(play.tiers.length).fill(0);
  findHits(marks, planSearch(play.needs(result)), (_, tier, count) => {
    hits[tier] = (hits[tier] ?? 0) + count;
  });
  return hits;
}

/** A need, made ready to be looked for in many cells. */
export type Search = {
  readonly tier: number;
  /** The bits that have to be marked all, as one mask; null where none has to. */
  readonly whole: Int32Array | null;
  readonly factors: readonly Factor[];
};

/** Done once for a play and a result, for all selections there are. */
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

/** Looks through all cells once for each need, with the loop that suits it: most cells win nothing, and that is told cheaply. */
export function findHits(marks: Marks, searches: readonly Search[], onHit: OnHit): void {
  for (const { tier, whole, factors } of searches) {
    const [only] = factors;
    if (whole && !only) findContaining(marks, whole, tier, onHit);
    else if (!whole && only && factors.length === 1) findChoosing(marks, only, tier, onHit);
    else findProducts(marks, whole, factors, tier, onHit);
  }
}

function joinMasks(a: Int32Array, b: Int32Array): Int32Array {
  return a.map((word, i) => word | (b[i] as number));
}

function findContaining({ words, cells, bits }: Marks, mask: Int32Array, tier: number, onHit: OnHit): void {
  const used = usedWords(mask);
  const [first = 0, second = 0] = used;
  const a = mask[first] ?? 0;
  const b = mask[second] ?? 0;
  if (used.length <= 1) {
    for (let cell = 0, at = first; cell < cells; cell += 1, at += words)
      if (((bits[at] as number) & a) === a) onHit(cell, tier, 1);
  } else if (used.length === 2) {
    for (let cell = 0, at = 0; cell < cells; cell += 1, at += words)
      if (((bits[at + first] as number) & a) === a && ((bits[at + second] as number) & b) === b)
        onHit(cell, tier, 1);
  } else {
    for (let cell = 0, at = 0; cell < cells; cell += 1, at += words)
      if (contains(bits, at, mask)) onHit(cell, tier, 1);
  }
}

function findChoosing({ words, cells, bits }: Marks, factor: Factor, tier: number, onHit: OnHit): void {
  const { mask } = factor;
  const used = usedWords(mask);
  const ways = waysByCount(factor);
  const [first = 0, second = 0] = used;
  const a = mask[first] ?? 0;
  const b = used.length > 1 ? (mask[second] ?? 0) : 0;
  if (used.length <= 2) {
    for (let cell = 0, at = 0; cell < cells; cell += 1, at += words) {
      const x = (bits[at + first] as number) & a;
      const y = (bits[at + second] as number) & b;
      if ((x | y) === 0 && factor.choose > 0) continue;
      const hits = ways[popCount(x) + popCount(y)] as number;
      if (hits > 0) onHit(cell, tier, hits);
    }
  } else {
    for (let cell = 0; cell < cells; cell += 1) {
      const hits = ways[countCommon(bits, cell * words, mask)] as number;
      if (hits > 0) onHit(cell, tier, hits);
    }
  }
}

function findProducts(
  { words, cells, bits }: Marks,
  whole: Int32Array | null,
  factors: readonly Factor[],
  tier: number,
  onHit: OnHit,
): void {
  for (let cell = 0, at = 0; cell < cells; cell += 1, at += words) {
    let hits = whole && !contains(bits, at, whole) ? 0 : 1;
    for (let i = 0; hits > 0 && i < factors.length; i += 1) {
      const { mask, choose: asked } = factors[i] as Factor;
      hits *= choose(countCommon(bits, at, mask), asked);
    }
    if (hits > 0) onHit(cell, tier, hits);
  }
}

function contains(bits: Int32Array, at: number, mask: Int32Array): boolean {
  for (let word = 0; word < mask.length; word += 1)
    if (((bits[at + word] as number) & (mask[word] as number)) !== mask[word]) return false;
  return true;
}

const waysKnown = new Map<number, Float64Array>();

/** C(n, choose) for as many bits as the mask has, kept by what it depends on. */
function waysByCount(factor: Factor): Float64Array {
  const most = countBits(factor.mask);
  const key = most * 1024 + factor.choose;
  const known = waysKnown.get(key);
  if (known) return known;
  const ways = Float64Array.from({ length: most + 1 }, (_, found) => choose(found, factor.choose));
  waysKnown.set(key, ways);
  return ways;
}

function countCommon(bits: Int32Array, at: number, mask: Int32Array): number {
  let count = 0;
  for (let word = 0; word < mask.length; word += 1)
    count += popCount((bits[at + word] as number) & (mask[word] as number));
  return count;
}

function usedWords(mask: Int32Array): number[] {
  const used: number[] = [];
  for (let word = 0; word < mask.length; word += 1) if (mask[word] !== 0) used.push(word);
  return used;
}

function countBits(mask: Int32Array): number {
  let count = 0;
  for (let word = 0; word < mask.length; word += 1) count += popCount(mask[word] as number);
  return count;
}

function popCount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
