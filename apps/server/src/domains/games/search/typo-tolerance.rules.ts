import { firstFrom, NAME, type SearchLists, WORD } from './sorted-lists.rules.ts';
import { typosAllowed } from './text.rules.ts';
import type { Near, WordList } from './words.rules.ts';

const TYPOS_MAX = 2;

export type Ask = {
  /** Which entries may be found. */
  isWanted(entry: number): boolean;
  limit: number;
};
export type Indexed = { texts: readonly string[]; lists: SearchLists; words: WordList };

/** Ascending entries that have a word with this many typos; with a needle, only those whose text contains it. */
type Source = { readonly entries: ArrayLike<number>; readonly typos: number; readonly needle: string | null };
/** All entries that may have a word, fewest typos first, and how far each source has been read. */
type AskedWord = { readonly sources: readonly Source[]; readonly places: number[] };

const NONE = TYPOS_MAX + 1;

/**
 * Entries that have every word in any order; of several words the last may be a prefix. A word that exists stands for
 * itself, unless that finds nothing; any other stands for words a few typos away. Fewest typos come first.
 */
export function findWithTypos(indexed: Indexed, words: readonly string[], ask: Ask): number[] {
  const own = words.map((word) => indexed.words.find(word, 0));
  const near = words.map((word, at) =>
    own[at]?.length ? own[at] : indexed.words.find(word, typosAllowed(word)),
  );
  const found = findAll(indexed, askedWords(indexed, words, near), ask);
  if (found.length > 0 || own.every(({ length }) => length === 0)) return found;
  const anyNear = words.map((word) => indexed.words.find(word, typosAllowed(word)));
  return findAll(indexed, askedWords(indexed, words, anyNear), ask);
}

/** Checks one by one only the entries that may have all words. */
function findAll({ texts }: Indexed, words: readonly AskedWord[], ask: Ask): number[] {
  const fewest = words.reduce((sum, { sources }) => sum + (sources[0]?.typos ?? NONE), 0);
  const byTypos: number[][] = Array.from({ length: TYPOS_MAX * words.length + 1 }, () => []);
  for (const entry of marked(words.map(({ sources }) => marksOf(sources, texts.length)))) {
    const typos = typosIn(words, entry, texts[entry] as string);
    if (typos === null || !ask.isWanted(entry)) continue;
    byTypos[typos]?.push(entry);
    if (typos === fewest && (byTypos[typos]?.length ?? 0) >= ask.limit) break;
  }
  return byTypos.flat().slice(0, ask.limit);
}

const BITS = 32;

/** A bit for each entry. */
function marksOf(sources: readonly Source[], size: number): Uint32Array {
  const marks = new Uint32Array(Math.ceil(size / BITS));
  for (const { entries } of sources)
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at] as number;
      marks[entry >>> 5] = (marks[entry >>> 5] as number) | (1 << (entry & (BITS - 1)));
    }
  return marks;
}

/** The entries marked in all of them, ascending. */
function* marked([first, ...others]: readonly Uint32Array[]): Generator<number> {
  if (!first) return;
  for (let at = 0; at < first.length; at += 1) {
    let bits = first[at] as number;
    for (const marks of others) bits &= marks[at] as number;
    while (bits !== 0) {
      const place = BITS - 1 - Math.clz32(bits & -bits);
      yield at * BITS + place;
      bits ^= 1 << place;
    }
  }
}

function askedWords({ lists }: Indexed, words: readonly string[], near: readonly Near[][]): AskedWord[] {
  return words.map((word, index) => {
    const sources: Source[] = (near[index] ?? []).map((one) => ({ ...one, needle: null }));
    if (words.length > 1 && index === words.length - 1)
      for (const mark of [NAME, WORD] as const)
        sources.push({ entries: lists.beginning(mark, word), typos: 0, needle: mark + word });
    const known = sources.filter(({ entries }) => entries.length > 0).sort((a, b) => a.typos - b.typos);
    return { sources: known, places: known.map(() => 0) };
  });
}

/** The typos of all words together; null: the entry lacks one. */
function typosIn(words: readonly AskedWord[], entry: number, text: string): number | null {
  let typos = 0;
  for (const word of words) {
    const own = typosAt(word, entry, text);
    if (own === NONE) return null;
    typos += own;
  }
  return typos;
}

/** The fewest typos with which an entry has a word; NONE: it does not. Call with ascending entries. */
function typosAt({ sources, places }: AskedWord, entry: number, text: string): number {
  for (let which = 0; which < sources.length; which += 1) {
    const { entries, typos, needle } = sources[which] as Source;
    const place = firstFrom(entries, entry, places[which] as number);
    places[which] = place;
    if (entries[place] === entry && (needle === null || text.includes(needle))) return typos;
  }
  return NONE;
}
