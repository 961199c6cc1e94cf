/** Before the first word of a name, before each later one, and after the last letter. */
export const NAME = '\n';
export const WORD = '\t';
export const END = '\r';

/** Prefixes of these lengths are indexed; other lengths are compared. */
const BEGINNINGS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 11, 14, 17, 20, 24];
const BEGINNING_MAX = 24;
const IS_BEGINNING = Array.from({ length: BEGINNING_MAX + 1 }, (_, length) => BEGINNINGS.includes(length));
const GRAM_MAX = 3;
const TEXTS_PER_STEP = 500;
const BUCKETS_MIN = 2 ** 10;
const BUCKETS_MAX = 2 ** 20;
const SEED = 0x811c9dc5;

/** Ascending lists of candidates: may include false matches, never miss a true one. */
export type SearchLists = {
  /** Texts with exactly this name. */
  named(letters: string): Uint32Array;
  /** Texts in which a name (or a later word) begins like this. */
  beginning(mark: typeof NAME | typeof WORD, letters: string): Uint32Array;
  /** One list for each three letters of these: a text that contains them is in all. */
  holding(letters: string): Uint32Array[];
};

/**
 * Which texts contain which letters, as numbers only: every prefix and every run of one to three letters is a hash, and
 * all texts with the same hash are one range of an array. Built in two passes, since the length of each range must be
 * known first, and in steps, to yield in between.
 */
export function* buildSearchLists(texts: readonly string[]): Generator<void, SearchLists> {
  const buckets = bucketsFor(texts);
  const starts = new Uint32Array(buckets + 1);
  const last = new Int32Array(buckets).fill(-1);
  for (const [entry, text] of texts.entries()) {
    if (entry % TEXTS_PER_STEP === 0) yield;
    visitKeys(text, (hash) => {
      const bucket = hash & (buckets - 1);
      if (last[bucket] === entry) return;
      last[bucket] = entry;
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
    });
  }
  for (let bucket = 0; bucket < buckets; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const entries = new Uint32Array(starts[buckets] ?? 0);
  const filled = starts.slice();
  last.fill(-1);
  for (const [entry, text] of texts.entries()) {
    if (entry % TEXTS_PER_STEP === 0) yield;
    visitKeys(text, (hash) => {
      const bucket = hash & (buckets - 1);
      if (last[bucket] === entry) return;
      last[bucket] = entry;
      const at = filled[bucket] ?? 0;
      entries[at] = entry;
      filled[bucket] = at + 1;
    });
  }
  const listOf = (key: string): Uint32Array => {
    const bucket = hashOf(key) & (buckets - 1);
    return entries.subarray(starts[bucket], starts[bucket + 1]);
  };
  return {
    named: (letters) => listOf(NAME + letters + END),
    beginning: (mark, letters) => listOf(mark + knownBeginning(letters)),
    holding: (letters) => gramsOf(letters).map(listOf),
  };
}

function knownBeginning(letters: string): string {
  const length = BEGINNINGS.findLast((known) => known <= letters.length);
  return letters.slice(0, length);
}

function gramsOf(letters: string): string[] {
  const length = Math.min(letters.length, GRAM_MAX);
  return Array.from({ length: letters.length - length + 1 }, (_, at) => letters.slice(at, at + length));
}

/** About one per key, so that few collide; a power of two. */
function bucketsFor(texts: readonly string[]): number {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return Math.min(Math.max(2 ** Math.ceil(Math.log2(letters + 1)), BUCKETS_MIN), BUCKETS_MAX);
}

/** Visits the hash of everything that can be looked up, possibly more than once. */
function visitKeys(text: string, visit: (hash: number) => void): void {
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf(END, from);
    const isName = text[from] === NAME;
    let hash = mix(SEED, text.charCodeAt(from));
    const stop = isName ? end : Math.min(end, from + 1 + BEGINNING_MAX);
    for (let at = from + 1; at < stop; at += 1) {
      hash = mix(hash, text.charCodeAt(at));
      if (IS_BEGINNING[at - from]) visit(hash >>> 0);
    }
    if (isName) {
      visit(mix(hash, text.charCodeAt(end)) >>> 0);
      visitGrams(text, { from: from + 1, end }, visit);
    }
    from = end + 1;
  }
}

function visitGrams(
  text: string,
  { from, end }: { from: number; end: number },
  visit: (hash: number) => void,
): void {
  for (let at = from; at < end; at += 1) {
    let hash = SEED;
    for (let next = at; next < Math.min(at + GRAM_MAX, end); next += 1) {
      hash = mix(hash, text.charCodeAt(next));
      visit(hash >>> 0);
    }
  }
}

/** The first place from `from` on where an ascending list reaches a value, found in growing strides. */
export function firstFrom(list: ArrayLike<number>, value: number, from: number): number {
  let stride = 1;
  let low = from;
  while (low + stride < list.length && (list[low + stride] as number) < value) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(low + stride + 1, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** FNV-1a over the code units; its upper bits are mixed down, since the lower ones choose the bucket. */
export function hashOf(text: string): number {
  let hash = SEED;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash >>> 0;
}

const mix = (hash: number, code: number): number => {
  const mixed = Math.imul(hash ^ code, 0x01000193);
  return mixed ^ (mixed >>> 15);
};
