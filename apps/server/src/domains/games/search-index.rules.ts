import { wordsOf } from './search-text.rules.ts';
import { createWordList, type Near } from './search-words.rules.ts';

/** Before the first word of a name, before each later one, and after the last. */
const NAME = '\n';
const WORD = '\t';
const END = '\r';
const GRAM = 3;
const IS_ASCII_LETTER = /^[\x20-\x7e]$/;
/** How many entries are made before others get their turn. */
const NAMES_PER_STEP = 500;
/** Where slips leave more than this to be looked at, the first ones do. */
const LOOKED_AT_MAX = 4_000;
/** In one word. */
const SLIPS_MAX = 2;

type Ask = {
  /** Which entries count at all. */
  isWanted(entry: number): boolean;
  limit: number;
};
export type SearchIndex = {
  /** Entries whose names answer to it, the best first: exact, from the beginning, from a word's, inside, with slips. */
  find(asked: string, ask: Ask): number[];
};

/**
 * Entries are numbered in the order in which equals are answered. Each has one text: all its names without blanks, and
 * again from each of their words on, so that a plain comparison finds a beginning. Which entries hold three letters in
 * a row is known beforehand, in that order, so that a search looks at few and stops once it has enough.
 */
export function* buildSearchIndex(names: readonly (readonly string[])[]): Generator<void, SearchIndex> {
  const texts: string[] = [];
  const listed = new Map<string, number[]>();
  const wordList = createWordList();
  const byWord: number[][] = [];
  const wordsByEntry: Uint32Array[] = [];
  for (const [entry, own] of names.entries()) {
    if (entry % NAMES_PER_STEP === 0) yield;
    const split = own.map(wordsOf);
    const text = textOf(split);
    texts.push(text);
    for (const gram of gramsIn(text)) append(listed, gram, entry);
    const numbers = new Set(split.flat().map(wordList.add));
    for (const number of numbers) {
      const entries = byWord[number];
      if (entries) entries.push(entry);
      else byWord[number] = [entry];
    }
    wordsByEntry.push(Uint32Array.from(numbers));
  }
  const grams = new Map<string, Uint32Array>();
  for (const [gram, entries] of listed) {
    grams.set(gram, Uint32Array.from(entries));
    if (grams.size % NAMES_PER_STEP === 0) yield;
  }
  listed.clear();
  yield* wordList.sort();
  return { find: createFinder({ texts, grams, wordsByEntry, byWord, near: wordList.find }) };
}

type Index = {
  texts: readonly string[];
  grams: ReadonlyMap<string, Uint32Array>;
  byWord: readonly (readonly number[])[];
  wordsByEntry: readonly Uint32Array[];
  near(word: string): Near[];
};

function createFinder(index: Index): SearchIndex['find'] {
  return (asked, { isWanted, limit }) => {
    const words = wordsOf(asked);
    const joined = words.join('');
    const found = new Set<number>();
    if (joined === '') return [];
    const look = (entries: Iterable<number>, isMatch: (entry: number) => boolean): void => {
      for (const entry of entries) {
        if (found.size >= limit) return;
        if (!found.has(entry) && isWanted(entry) && isMatch(entry)) found.add(entry);
      }
    };
    const lookFor = (needle: string, end = ''): void => {
      const whole = needle + end;
      look(rarest(index, needle), (entry) => index.texts[entry]?.includes(whole) ?? false);
    };
    lookFor(NAME + joined, END);
    lookFor(NAME + joined);
    lookFor(WORD + joined);
    lookFor(joined);
    if (found.size < limit) look(withSlips(index, words, { isWanted, limit }), () => true);
    return [...found];
  };
}

/** The shortest list of entries among which every one that holds the needle is. */
function rarest({ grams, texts }: Index, needle: string): Iterable<number> {
  let best: Uint32Array | null = null;
  const length = Math.min(needle.length, GRAM);
  if (IS_ASCII_LETTER.test(needle)) return texts.keys();
  for (let at = 0; at + length <= needle.length; at += 1) {
    const entries = grams.get(needle.slice(at, at + length));
    if (!entries) return [];
    if (!best || entries.length < best.length) best = entries;
  }
  return best ?? [];
}

/** Entries that have every word, each with the slips it is allowed; the fewest slips first. The last may be begun only. */
function withSlips(index: Index, words: readonly string[], { isWanted, limit }: Ask): number[] {
  const asked = words.map((word, at) => ({
    word,
    isLast: at === words.length - 1,
    near: new Map(index.near(word).map(({ word: number, slips }) => [number, slips])),
  }));
  const walked = asked
    .filter(({ near }) => near.size > 0)
    .map((one) => ({ one, size: sizeOf(index, one.near) }))
    .sort((a, b) => a.size - b.size)[0]?.one;
  if (!walked) return [];
  const fewest = asked.reduce((sum, one) => sum + fewestSlips(one, asked.length), 0);
  const bySlips: number[][] = Array.from({ length: SLIPS_MAX * words.length + 1 }, () => []);
  let looked = 0;
  for (const entry of merged([...walked.near.keys()].map((number) => index.byWord[number] ?? []))) {
    looked += 1;
    if (looked > LOOKED_AT_MAX || (bySlips[fewest]?.length ?? 0) >= limit) break;
    if (!isWanted(entry)) continue;
    let slips = 0;
    for (const one of asked) slips += slipsIn(index, entry, one);
    bySlips[slips]?.push(entry);
  }
  return bySlips.flat();
}

const sizeOf = ({ byWord }: Index, near: ReadonlyMap<number, number>): number =>
  [...near.keys()].reduce((sum, number) => sum + (byWord[number]?.length ?? 0), 0);

/** A word that is begun only has none; one alone that is so was found without slips before. */
const fewestSlips = ({ near, isLast }: AskedWord, words: number): number =>
  isLast && words > 1 ? 0 : Math.min(SLIPS_MAX, ...near.values());

type AskedWord = { word: string; isLast: boolean; near: ReadonlyMap<number, number> };

function slipsIn({ wordsByEntry, texts }: Index, entry: number, { word, isLast, near }: AskedWord): number {
  let least = Number.POSITIVE_INFINITY;
  for (const number of wordsByEntry[entry] ?? []) least = Math.min(least, near.get(number) ?? least);
  if (least === 0 || !isLast) return least;
  const text = texts[entry] ?? '';
  return text.includes(NAME + word) || text.includes(WORD + word) ? 0 : least;
}

/** Several ascending lists as one, each entry once. */
function* merged(lists: readonly (readonly number[])[]): Generator<number> {
  const at = lists.map(() => 0);
  for (;;) {
    let least = Number.POSITIVE_INFINITY;
    for (const [which, list] of lists.entries()) least = Math.min(least, list[at[which] ?? 0] ?? least);
    if (!Number.isFinite(least)) return;
    for (const [which, list] of lists.entries())
      if (list[at[which] ?? 0] === least) at[which] = (at[which] ?? 0) + 1;
    yield least;
  }
}

function textOf(names: readonly string[][]): string {
  const parts = new Set<string>();
  for (const words of names)
    for (let from = 0; from < words.length; from += 1)
      parts.add((from === 0 ? NAME : WORD) + words.slice(from).join('') + END);
  return [...parts].join('');
}

/** Two and three characters in a row, a mark only in front; single ones where an alphabet has thousands. */
function gramsIn(text: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const first = text[at] ?? '';
    if (first === END) continue;
    if (first > '\x7e') grams.add(first);
    for (let length = 2; length <= GRAM; length += 1) {
      const gram = text.slice(at, at + length);
      if (gram.length < length || gram.endsWith(END)) break;
      grams.add(gram);
    }
  }
  return grams;
}

function append(lists: Map<string, number[]>, key: string, entry: number): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
