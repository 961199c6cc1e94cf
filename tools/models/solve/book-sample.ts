import { wordsOfBook } from '../../../packages/game-rules/src/slots/books.ts';
import { SCATTER, type SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { playRound } from '../../../packages/game-rules/src/slots/round.ts';
import type { SlotSpin } from '../../../packages/game-rules/src/slots/seen.ts';

/** What a part of a round wins while pays are still open: coins of scatters, and how often each pay comes in. */
export type Part = { scatter: number; times: Map<number, number> };
/** The paid spin, and the free spins if there were any. */
export type Book = { base: Part; feature: Part | undefined };

/** Plays a book of a model whose pays are all one coin: cascades do not depend on what they pay. */
export function readBook(model: SlotsModel, at: { seed: string; book: number; isBought: boolean }): Book {
  const words = wordsOfBook({ seed: at.seed, first: 0, count: 0, weight: 0, others: [] }, at.book);
  const { spins } = playRound(words, model, at);
  const first = spins.findIndex(({ kind }) => kind === 'free');
  const free = first < 0 ? undefined : readPart(model, spins.slice(first));
  return { base: readPart(model, first < 0 ? spins : spins.slice(0, first)), feature: free };
}

/** Where the pay of a win stands when all pays are put in one row. */
export function placeOf({ counts }: Pick<SlotsModel, 'counts'>, symbol: number, count: number): number {
  return symbol * counts.length + counts.findLastIndex((least) => count >= least);
}

export function payPart(part: Part | undefined, pays: readonly number[]): number {
  let coins = part?.scatter ?? 0;
  for (const [place, times] of part?.times ?? []) coins += times * (pays[place] ?? 0);
  return coins;
}

function readPart(model: SlotsModel, spins: readonly SlotSpin[]): Part {
  const part: Part = { scatter: 0, times: new Map() };
  for (const { wins = [] } of spins)
    for (const { symbol, count, pays } of wins) {
      if (symbol === SCATTER) part.scatter += pays;
      else {
        const place = placeOf(model, symbol, count);
        part.times.set(place, (part.times.get(place) ?? 0) + pays);
      }
    }
  return part;
}
