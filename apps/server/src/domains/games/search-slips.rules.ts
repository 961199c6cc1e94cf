import { NAME, type SearchLists, WORD } from './search-lists.rules.ts';
import { slipsAllowed } from './search-text.rules.ts';
import type { Near, WordList } from './search-words.rules.ts';

const SLIPS_MAX = 2;

export type Ask = {
  /** Which entries count at all. */
  isWanted(entry: number): boolean;
  limit: number;
};
export type Indexed = { texts: readonly string[]; lists: SearchLists; words: WordList };

/** What is known of a word: which entries have it with how many slips, and which may begin with it. */
type AskedWord = {
  /** By entry: the fewest slips, or none at all; MAYBE is added where the text has to be asked. */
  readonly marks: Uint8Array;
  /** Those that are marked, each once. */
  readonly entries: readonly number[];
  readonly needles: readonly string[];
  readonly fewest: number;
};

const NONE = 15;
const MAYBE = 16;

/**
 * Entries that have every word in whatever order, the last of several begun at least. A word that there is stands for
 * itself, unless that leads nowhere; any other for those a few slips away. The fewest slips come first.
 */
export function findWithSlips(indexed: Indexed, words: readonly string[], ask: Ask): number[] {
  const own = words.map((word) => indexed.words.find(word, 0));
  const near = words.map((word, at) =>
    own[at]?.length ? own[at] : indexed.words.find(word, slipsAllowed(word)),
  );
  const found = findAll(indexed, markAll(indexed, words, near), ask);
  if (found.length > 0 || own.every(({ length }) => length === 0)) return found;
  const anyNear = words.map((word) => indexed.words.find(word, slipsAllowed(word)));
  return findAll(indexed, markAll(indexed, words, anyNear), ask);
}

/** The rarest word leads; the others are asked about what it names. */
function findAll({ texts }: Indexed, words: readonly AskedWord[], ask: Ask): number[] {
  const [rarest] = [...words].sort((a, b) => a.entries.length - b.entries.length);
  const fewest = words.reduce((sum, word) => sum + word.fewest, 0);
  const bySlips: number[][] = Array.from({ length: SLIPS_MAX * words.length + 1 }, () => []);
  for (const entry of Uint32Array.from(rarest?.entries ?? []).sort()) {
    const slips = slipsIn(words, entry, texts);
    if (slips >= NONE || !ask.isWanted(entry)) continue;
    bySlips[slips]?.push(entry);
    if (slips === fewest && (bySlips[slips]?.length ?? 0) >= ask.limit) break;
  }
  return bySlips.flat().slice(0, ask.limit);
}

function markAll({ texts, lists }: Indexed, words: readonly string[], near: readonly Near[][]): AskedWord[] {
  return words.map((word, index) => {
    const marks = new Uint8Array(texts.length).fill(NONE);
    const marked: number[] = [];
    let fewest = SLIPS_MAX;
    for (const { entries, slips } of near[index] ?? []) {
      for (const entry of entries) {
        const before = marks[entry] as number;
        if (before === NONE) marked.push(entry);
        if (slips < before) marks[entry] = slips;
      }
      fewest = Math.min(fewest, slips);
    }
    const needles: string[] = [];
    if (words.length > 1 && index === words.length - 1)
      for (const mark of [NAME, WORD] as const) {
        const entries = lists.beginning(mark, word);
        for (const entry of entries) {
          if (marks[entry] === NONE) marked.push(entry);
          marks[entry] = (marks[entry] as number) | MAYBE;
        }
        if (entries.length > 0) fewest = 0;
        needles.push(mark + word);
      }
    return { marks, entries: marked, needles, fewest };
  });
}

/** Of all words together; NONE or more: the entry lacks one. */
function slipsIn(words: readonly AskedWord[], entry: number, texts: readonly string[]): number {
  let slips = 0;
  for (const { marks } of words) if (marks[entry] === NONE) return NONE;
  for (const word of words) slips += slipsAt(word, entry, texts[entry] as string);
  return slips;
}

/** The fewest slips with which an entry has a word; NONE: it has it not. */
function slipsAt({ marks, needles }: AskedWord, entry: number, text: string): number {
  const mark = marks[entry] ?? NONE;
  if (mark < MAYBE) return mark;
  return needles.some((needle) => text.includes(needle)) ? 0 : mark - MAYBE;
}
