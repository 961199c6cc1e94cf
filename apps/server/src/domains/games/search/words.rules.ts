import { hashOf } from './sorted-lists.rules.ts';
import { typosAllowed, typosBetween } from './text.rules.ts';

/**
 * Words one or two typos apart become equal once as many letters are left out on both sides; of long words only the
 * prefix is compared.
 */
const BEGINNING = 7;
/** From this length a word can be the target of one in which two typos are allowed. */
const TWO_LEFT_OUT_FROM = 6;
const ONE_LEFT_OUT_FROM = 3;
const BUCKETS = 64;
/** A hash and the number of a word in one double: 32 bits and 21. */
const WORDS_MAX = 2 ** 21;

export type Near = { readonly entries: readonly number[]; readonly typos: number };
export type WordList = ReturnType<typeof createWordList>;

/**
 * Every word and the entries that have it, found with typos. A lookup's cost depends on the word's length, not on the
 * number of words.
 */
export function createWordList() {
  const words: string[] = [];
  const entriesOf: number[][] = [];
  const numbers = new Map<string, number>();
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  let sorted: Float64Array[] = [];

  function number(word: string): number {
    const added = words.push(word) - 1;
    if (added >= WORDS_MAX) throw new Error('more words than can be numbered');
    numbers.set(word, added);
    entriesOf.push([]);
    for (const hash of hashesOf(word, lettersLeftOut(word)))
      buckets[hash & (BUCKETS - 1)]?.push(hash * WORDS_MAX + added);
    return added;
  }

  return {
    /** Call with ascending entries, once per word. */
    add(word: string, entry: number): void {
      entriesOf[numbers.get(word) ?? number(word)]?.push(entry);
    },

    /** After the last word; in steps, since there may be millions of hashes. */
    *close(): Generator<void, void> {
      sorted = [];
      for (const bucket of buckets) {
        sorted.push(new Float64Array(bucket).sort());
        bucket.length = 0;
        yield;
      }
      numbers.clear();
    },

    /** The word and similar ones, each with its number of typos, at most `most`. */
    find(asked: string, most: number): Near[] {
      const met = new Set<number>();
      const near: Near[] = [];
      for (const hash of hashesOf(asked, most)) {
        const bucket = sorted[hash & (BUCKETS - 1)] ?? new Float64Array();
        for (let at = firstAt(bucket, hash * WORDS_MAX); at < bucket.length; at += 1) {
          const word = (bucket[at] ?? 0) - hash * WORDS_MAX;
          if (word >= WORDS_MAX) break;
          if (met.has(word)) continue;
          met.add(word);
          const typos = typosBetween({ one: asked, other: words[word] ?? '' }, most);
          if (typos <= most) near.push({ entries: entriesOf[word] ?? [], typos });
        }
      }
      return near;
    },
  };
}

function lettersLeftOut(word: string): number {
  if (word.length < ONE_LEFT_OUT_FROM) return 0;
  return word.length < TWO_LEFT_OUT_FROM ? 1 : Math.max(typosAllowed(`${word}  `), 1);
}

/** Hashes of a word's prefix, with up to this many letters left out. */
function hashesOf(word: string, leftOut: number): Set<number> {
  const hashes = new Set<number>();
  const add = (text: string, left: number): void => {
    hashes.add(hashOf(text));
    if (left > 0)
      for (let at = 0; at < text.length; at += 1) add(text.slice(0, at) + text.slice(at + 1), left - 1);
  };
  add(word.slice(0, BEGINNING), leftOut);
  return hashes;
}

function firstAt(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
