import type { SlotsModel } from '../../packages/game-rules/src/slots/model.ts';
import { countBookReturns } from './count/books.ts';
import { countReturns } from './count/count-returns.ts';
import { readBookCoins } from './model-files.ts';

/** What a spin and a bought round of a model return, counted anew from its file. */
export function recountReturns(name: string, model: SlotsModel): { whole: number; bought: number } {
  if (!model.books) return countReturns(model);
  const { whole, bought } = countBookReturns(model, readBookCoins(name));
  return { whole: whole.over / whole.under, bought: bought.over / bought.under };
}
