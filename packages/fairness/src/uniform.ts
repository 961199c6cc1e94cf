import { InvalidInput } from './invalid-input.ts';
import type { WordStream } from './word-stream.ts';

/** How many words there are, and so the widest range: `uniform(words, WORDS)` is a word as it is. */
export const WORDS = 2 ** 32;

/**
 * One of 0 .. n - 1, each equally likely. Words from the last, incomplete run of n are skipped: a bare remainder would
 * favour the small numbers. This is the only place that takes a remainder of a random word, and `npm run check` refuses
 * any other.
 */
export function uniform(words: WordStream, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS)
    throw new InvalidInput(`a range must have 1 to ${WORDS} values, not ${n}`);
  const limit = Math.floor(WORDS / n) * n;
  // More than half of all words are below the limit, and the stream itself is finite, so this ends.
  let word = words.next();
  while (word >= limit) word = words.next();
  return word % n;
}
