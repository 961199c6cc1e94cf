import { fraction, ONE } from '@parlour/exact';
import type { Mechanic } from '../mechanic.ts';
import { readFields } from '../read.ts';
import { drawBook, wordsOfBook } from './books.ts';
import type { SlotsModel } from './model.ts';
import { playRound } from './round.ts';
import type { SlotSeen } from './seen.ts';

export { SCATTER, type SlotFigures, type SlotKind, type SlotsModel, WILD } from './model.ts';
export type { Cell, SlotSeen, SlotSpin, SlotWin } from './seen.ts';
export { cellsOf } from './wins.ts';

/** A spin, or the feature at its price: the stake of a bought round is that price. */
export type SlotPick = { buy?: true };

export const slots: Mechanic<SlotsModel, SlotPick, never, SlotSeen> = {
  readPick(input) {
    if (readFields(input, [])) return {};
    return readFields(input, ['buy'])?.buy === true ? { buy: true } : null;
  },
  readStep: () => null,
  play(words, { pick }, model) {
    const isBought = pick.buy === true;
    const books = isBought ? model.buy.books : model.books;
    const source = books ? wordsOfBook(books, drawBook(words, books)) : words;
    const seen = playRound(source, model, { isBought });
    return { seen, isOver: true, won: fraction(seen.total, costOf(pick, model)), staked: ONE };
  },
  most: (pick, model) => fraction(model.mostCoins, costOf(pick, model)),
};

/** What the stake of a round stands for, in coins. */
function costOf({ buy }: SlotPick, { coins, buy: { price } }: SlotsModel): number {
  return buy ? price * coins : coins;
}
