import { createInstantStream, uniform, type WordStream } from '@parlour/fairness';
import type { Books } from './model.ts';

/** All weights together: one book is drawn by one number below this. */
export function totalOf({ first, count, weight, others }: Books): number {
  const own = others.filter(([book]) => book >= first && book < first + count).length;
  return others.reduce((sum, [, each]) => sum + each, (count - own) * weight);
}

/** Which book a round is: books take their share of the numbers in the order they are numbered. */
export function drawBook(words: WordStream, books: Books): number {
  return bookAt(uniform(words, totalOf(books)), books);
}

/** Every book has the words of its number, so anybody can play it again. */
export function wordsOfBook({ seed }: Books, book: number): WordStream {
  return createInstantStream({ serverSeed: seed, clientSeed: 'book', nonce: book });
}

function bookAt(drawn: number, { first, count, weight, others }: Books): number {
  const clamp = (book: number) => Math.min(Math.max(book, first), first + count);
  let left = drawn;
  let next = 0;
  for (const [book, own] of others) {
    const between = (clamp(book) - clamp(next)) * weight;
    if (left < between) break;
    left -= between;
    if (left < own) return book;
    left -= own;
    next = book + 1;
  }
  return clamp(next) + Math.floor(left / weight);
}
