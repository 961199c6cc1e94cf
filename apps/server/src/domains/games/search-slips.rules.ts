import { firstFrom, NAME, type SearchLists, WORD } from './search-lists.rules.ts';
import { slipsAllowed } from './search-text.rules.ts';
import type { Near, WordList } from './search-words.rules.ts';

const SLIPS_MAX = 2;

export type Ask = {
  /** Which entries count at all. */
  isWanted(entry: number): boolean;
  limit: number;
};
export type Indexed = { texts: readonly string[]; lists: SearchLists; words: WordList };

/** Ascending entries that may be meant, how many slips that would be, and what their text has to hold besides. */
type Source = {
  readonly entries: ArrayLike<number>;
  readonly slips: number;
  readonly needle: string;
  at: number;
};
type AskedWord = { readonly sources: Source[]; readonly size: number; readonly fewest: number };

/**
 * Entries that have every word in whatever order, the last of several begun at least. A word that there is stands for
 * itself, unless that leads nowhere; any other for those a few slips away. The fewest slips come first.
 */
export function findWithSlips(indexed: Indexed, words: readonly string[], ask: Ask): number[] {
  const own = words.map((word) => indexed.words.find(word, 0));
  const near = words.map((word, at) =>
    own[at]?.length ? own[at] : indexed.words.find(word, slipsAllowed(word)),
  );
  const found = findAll(indexed, sourcesOf(indexed, words, near), ask);
  if (found.length > 0 || own.every(({ length }) => length === 0)) return found;
  const anyNear = words.map((word) => indexed.words.find(word, slipsAllowed(word)));
  return findAll(indexed, sourcesOf(indexed, words, anyNear), ask);
}

function findAll(indexed: Indexed, words: AskedWord[], ask: Ask): number[] {
  const asked = words.sort((a, b) => a.size - b.size);
  const fewest = asked.reduce((sum, word) => sum + word.fewest, 0);
  const bySlips: number[][] = Array.from({ length: SLIPS_MAX * words.length + 1 }, () => []);
  for (let entry = nextOfAll(asked, 0); entry !== null; entry = nextOfAll(asked, entry + 1)) {
    if (!ask.isWanted(entry)) continue;
    const text = indexed.texts[entry] ?? '';
    let slips = 0;
    for (const word of asked) slips += slipsAt(word, entry, text);
    bySlips[slips]?.push(entry);
    if (slips === fewest && (bySlips[slips]?.length ?? 0) >= ask.limit) break;
  }
  return bySlips.flat().slice(0, ask.limit);
}

function sourcesOf({ lists }: Indexed, words: readonly string[], near: readonly Near[][]): AskedWord[] {
  return words.map((word, index) => {
    const sources: Source[] = (near[index] ?? []).map((found) => ({ ...found, needle: '', at: 0 }));
    if (words.length > 1 && index === words.length - 1)
      for (const mark of [NAME, WORD] as const)
        sources.push({ entries: lists.beginning(mark, word), slips: 0, needle: mark + word, at: 0 });
    return {
      sources,
      size: sources.reduce((sum, { entries }) => sum + entries.length, 0),
      fewest: Math.min(SLIPS_MAX, ...sources.map(({ slips }) => slips)),
    };
  });
}

/** The first entry from one on that every word has, the rarest word leading. */
function nextOfAll(asked: readonly AskedWord[], from: number): number | null {
  let entry: number | null = from;
  for (let agreed = 0; agreed < asked.length && entry !== null; ) {
    agreed = 0;
    for (const word of asked) {
      const next: number | null = nextOf(word, entry);
      if (next === null) return null;
      if (next > entry && agreed > 0) {
        entry = next;
        break;
      }
      entry = next;
      agreed += 1;
    }
  }
  return asked.length === 0 ? null : entry;
}

/** The first entry of a word from one on. */
function nextOf({ sources }: AskedWord, from: number): number | null {
  let next: number | null = null;
  for (const source of sources) {
    source.at = firstFrom(source.entries, from, source.at);
    const entry = source.entries[source.at];
    if (entry !== undefined && (next === null || entry < next)) next = entry;
  }
  return next;
}

/** The fewest slips with which an entry has a word, once every source has been moved to it or beyond. */
function slipsAt({ sources }: AskedWord, entry: number, text: string): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const { entries, at, slips, needle } of sources)
    if (entries[at] === entry && slips < fewest && text.includes(needle)) fewest = slips;
  return fewest;
}
