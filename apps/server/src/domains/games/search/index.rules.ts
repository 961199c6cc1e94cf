import { buildSearchLists, END, firstFrom, NAME, WORD } from './sorted-lists.rules.ts';
import { wordsOf } from './text.rules.ts';
import { type Ask, findWithTypos, type Indexed } from './typo-tolerance.rules.ts';
import { createWordList } from './words.rules.ts';

/** How many entries are read before yielding. */
const ENTRIES_PER_STEP = 250;

export type SearchIndex = {
  /** Entries whose names match, best first: exact, prefix of a name, prefix of a word, inside, with typos. */
  find(asked: string, ask: Ask): number[];
};
/**
 * Entries are numbered in the order in which equal matches are listed. Each has one text: all its names without blanks,
 * and again from each of their words on, so a plain comparison finds a prefix. Candidates are known beforehand, in that
 * order, so a search looks at few and stops once it has enough.
 */
export function* buildSearchIndex(names: readonly (readonly string[])[]): Generator<void, SearchIndex> {
  const texts: string[] = [];
  const words = createWordList();
  for (const [entry, own] of names.entries()) {
    if (entry % ENTRIES_PER_STEP === 0) yield;
    const split = own.map(wordsOf);
    texts.push(textOf(split));
    for (const word of new Set(split.flat())) words.add(word, entry);
  }
  yield* words.close();
  const lists = yield* buildSearchLists(texts);
  const indexed = { texts, lists, words };
  return { find: (asked, ask) => findIn(indexed, wordsOf(asked), ask) };
}

/** Typos are tolerated only if nothing matches exactly: correct spelling is taken literally. */
function findIn(indexed: Indexed, words: readonly string[], ask: Ask): number[] {
  const { texts, lists } = indexed;
  const letters = words.join('');
  if (letters === '') return [];
  const found = new Set<number>();
  const look = (ofAll: readonly Uint32Array[], needle: string): void => {
    for (const entry of common(ofAll)) {
      if (found.size >= ask.limit) return;
      if (!found.has(entry) && ask.isWanted(entry) && texts[entry]?.includes(needle)) found.add(entry);
    }
  };
  look([lists.named(letters)], NAME + letters + END);
  look([lists.beginning(NAME, letters)], NAME + letters);
  look([lists.beginning(WORD, letters)], WORD + letters);
  look(rarestOf(lists.holding(letters)), letters);
  return found.size > 0 ? [...found] : findWithTypos(indexed, words, ask);
}

/** After three lists, comparing the remaining texts is quicker than another list. */
const LISTS_MAX = 3;
const rarestOf = (lists: readonly Uint32Array[]): readonly Uint32Array[] =>
  [...lists].sort((a, b) => a.length - b.length).slice(0, LISTS_MAX);

/** The intersection of ascending lists; the first is the shortest. */
function* common([shortest, ...others]: readonly Uint32Array[]): Generator<number> {
  if (!shortest) return;
  const places = others.map(() => 0);
  for (let at = 0; at < shortest.length; at += 1) {
    const entry = shortest[at] as number;
    let isInAll = true;
    for (let which = 0; which < others.length && isInAll; which += 1) {
      const list = others[which] as Uint32Array;
      const place = firstFrom(list, entry, places[which] as number);
      places[which] = place;
      isInAll = list[place] === entry;
    }
    if (isInAll) yield entry;
  }
}

function textOf(names: readonly string[][]): string {
  const parts = new Set<string>();
  for (const words of names) {
    let rest = words.join('');
    for (const [index, word] of words.entries()) {
      parts.add((index === 0 ? NAME : WORD) + rest + END);
      rest = rest.slice(word.length);
    }
  }
  return [...parts].join('');
}
