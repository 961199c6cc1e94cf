import type { Books, SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import type { BookCoins } from '../model-files.ts';

/** A book of a table: what it pays and how likely it is. */
export type Entry = { book: number; coins: number; weight: number };

/** The table of a model, from what is published of it. */
export function listBooks({ first, count, weight, others }: Books, coins: readonly number[]): Entry[] {
  const own = new Map(others);
  const apart = others.map(([book]) => book).filter((book) => book < first || book >= first + count);
  const books = [...Array.from({ length: count }, (_, index) => first + index), ...apart].sort(
    (a, b) => a - b,
  );
  if (books.length !== coins.length) throw new Error(`${books.length} books have coins of ${coins.length}`);
  return books.map((book, index) => ({ book, coins: coins[index] ?? 0, weight: own.get(book) ?? weight }));
}

/** What a table returns, as a fraction that is not shortened: all are whole numbers far below 2^53. */
export function countBooks(entries: readonly Entry[], cost: number): { over: number; under: number } {
  let over = 0;
  let under = 0;
  for (const { coins, weight } of entries) {
    over += coins * weight;
    under += cost * weight;
  }
  return { over, under };
}

/** Returns of spins and of bought rounds, for models with books. */
export function countBookReturns(
  model: SlotsModel,
  coins: BookCoins,
): { whole: { over: number; under: number }; bought: { over: number; under: number } } {
  if (!model.books || !model.buy.books) throw new Error('the model has no books');
  return {
    whole: countBooks(listBooks(model.books, coins.spins), model.coins),
    bought: countBooks(listBooks(model.buy.books, coins.bought), model.coins * model.buy.price),
  };
}
