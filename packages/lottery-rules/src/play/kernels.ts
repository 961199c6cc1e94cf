import { choose } from '@parlour/exact';
import type { Hits } from './hits.ts';
import type { Factor, Marks } from './marks.ts';

/* The loops that decide. A million selections must be decided in the time of a few plain passes over memory, so the
   usual cases (one or two words) have their own loops with local columns, which call and allocate nothing. */

/** Cells that have every bit of the mask. Few have, so a branch is cheap. */
export function searchContaining(marks: Marks, mask: Int32Array, hits: Hits): void {
  const used = usedWords(mask);
  if (used.length <= 1) {
    if (countBits(mask) === 1) findBit(marks, used[0] ?? 0, mask, hits);
    else containInWord(marks, used[0] ?? 0, mask, hits);
    return;
  }
  const { words, cells, bits } = marks;
  const { cell: cellColumn, times } = hits;
  const [first = 0, second = 0] = used;
  const a = mask[first] as number;
  const b = mask[second] as number;
  const isWide = used.length > 2;
  let count = hits.count;
  for (let cell = 0, at = 0; cell < cells; cell += 1, at += words) {
    if (((bits[at + first] as number) & a) !== a || ((bits[at + second] as number) & b) !== b) continue;
    if (isWide && !contains(bits, at, mask)) continue;
    cellColumn[count] = cell;
    times[count] = 1;
    count += 1;
  }
  hits.count = count;
}

/** A single bit, as for sides: every second cell has it, so there is no branch. */
function findBit({ words, cells, bits }: Marks, word: number, mask: Int32Array, hits: Hits): void {
  const { cell: cellColumn, times } = hits;
  const place = 31 - Math.clz32(mask[word] as number);
  let count = hits.count;
  for (let cell = 0, at = word; cell < cells; cell += 1, at += words) {
    cellColumn[count] = cell;
    times[count] = 1;
    count += ((bits[at] as number) >>> place) & 1;
  }
  hits.count = count;
}

function containInWord({ words, cells, bits }: Marks, word: number, mask: Int32Array, hits: Hits): void {
  const { cell: cellColumn, times } = hits;
  const a = mask[word] as number;
  let count = hits.count;
  for (let cell = 0, at = word; cell < cells; cell += 1, at += words) {
    if (((bits[at] as number) & a) !== a) continue;
    cellColumn[count] = cell;
    times[count] = 1;
    count += 1;
  }
  hits.count = count;
}

/**
 * Cells that have enough bits of the mask. Many do, unpredictably, so there is no branch: every cell is written, and
 * the position advances (by the sign of a difference) only where the bits suffice.
 */
export function searchChoosing(marks: Marks, factor: Factor, hits: Hits): void {
  const used = usedWords(factor.mask);
  if (factor.choose < 1 || used.length > 2) {
    searchProducts(marks, null, [factor], hits);
    return;
  }
  const from = hits.count;
  if (used.length === 1) countInWord(marks, used[0] ?? 0, factor, hits);
  else countInTwoWords(marks, used, factor, hits);
  if (factor.choose === 1) return;
  const ways = waysByCount(factor);
  for (let i = from; i < hits.count; i += 1) hits.times[i] = ways[hits.times[i] as number] as number;
}

function countInWord({ words, cells, bits }: Marks, word: number, factor: Factor, hits: Hits): void {
  const { cell: cellColumn, times } = hits;
  const a = factor.mask[word] as number;
  const tooFew = factor.choose - 1;
  let count = hits.count;
  for (let cell = 0, at = word; cell < cells; cell += 1, at += words) {
    const found = countOnes((bits[at] as number) & a);
    cellColumn[count] = cell;
    times[count] = found;
    count += (tooFew - found) >>> 31;
  }
  hits.count = count;
}

function countInTwoWords(marks: Marks, used: readonly number[], factor: Factor, hits: Hits): void {
  const { words, cells, bits } = marks;
  const { cell: cellColumn, times } = hits;
  const [first = 0, second = 0] = used;
  const a = factor.mask[first] as number;
  const b = factor.mask[second] as number;
  const tooFew = factor.choose - 1;
  let count = hits.count;
  for (let cell = 0, at = 0; cell < cells; cell += 1, at += words) {
    const found = countOnesOfTwo((bits[at + first] as number) & a, (bits[at + second] as number) & b);
    cellColumn[count] = cell;
    times[count] = found;
    count += (tooFew - found) >>> 31;
  }
  hits.count = count;
}

/** Any other need. */
export function searchProducts(
  marks: Marks,
  whole: Int32Array | null,
  factors: readonly Factor[],
  hits: Hits,
): void {
  const waysOf = factors.map(waysByCount);
  const [a, b] = factors;
  if (marks.words === 1 && !whole && factors.length === 2 && a && b) {
    multiplyInWord(marks, [a, b], hits);
    return;
  }
  const { words, cells, bits } = marks;
  for (let cell = 0, at = 0; cell < cells; cell += 1, at += words) {
    let won = whole && !contains(bits, at, whole) ? 0 : 1;
    for (let i = 0; won > 0 && i < factors.length; i += 1) {
      const found = countCommon(bits, at, (factors[i] as Factor).mask);
      won *= (waysOf[i] as Float64Array)[found] as number;
    }
    if (won === 0) continue;
    hits.cell[hits.count] = cell;
    hits.times[hits.count] = won;
    hits.count += 1;
  }
}

/** Two factors in one word: sides of two balls. */
function multiplyInWord({ cells, bits }: Marks, [first, second]: [Factor, Factor], hits: Hits): void {
  const { cell: cellColumn, times } = hits;
  const a = first.mask[0] as number;
  const b = second.mask[0] as number;
  const waysOfA = waysByCount(first);
  const waysOfB = waysByCount(second);
  let count = hits.count;
  for (let cell = 0; cell < cells; cell += 1) {
    const marked = bits[cell] as number;
    const won = (waysOfA[countOnes(marked & a)] as number) * (waysOfB[countOnes(marked & b)] as number);
    if (won === 0) continue;
    cellColumn[count] = cell;
    times[count] = won;
    count += 1;
  }
  hits.count = count;
}

export function countBits(mask: Int32Array): number {
  let count = 0;
  for (let word = 0; word < mask.length; word += 1) count += countOnes(mask[word] as number);
  return count;
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

function contains(bits: Int32Array, at: number, mask: Int32Array): boolean {
  for (let word = 0; word < mask.length; word += 1)
    if (((bits[at + word] as number) & (mask[word] as number)) !== mask[word]) return false;
  return true;
}

function countCommon(bits: Int32Array, at: number, mask: Int32Array): number {
  let count = 0;
  for (let word = 0; word < mask.length; word += 1)
    count += countOnes((bits[at + word] as number) & (mask[word] as number));
  return count;
}

function usedWords(mask: Int32Array): number[] {
  const used: number[] = [];
  for (let word = 0; word < mask.length; word += 1) if (mask[word] !== 0) used.push(word);
  return used;
}

function countOnes(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The same for two words at once: their sums of four bits fit side by side. */
function countOnesOfTwo(a: number, b: number): number {
  const x = a - ((a >>> 1) & 0x55555555);
  const y = b - ((b >>> 1) & 0x55555555);
  const z = (x & 0x33333333) + ((x >>> 2) & 0x33333333) + (y & 0x33333333) + ((y >>> 2) & 0x33333333);
  return Math.imul((z & 0x0f0f0f0f) + ((z >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
