import { fraction, ONE } from '@parlour/exact';
import type { Mechanic } from '../mechanic.ts';
import { drawBook, wordsOfBook } from './books.ts';
import type { SlotsModel } from './model.ts';
import { costOf, mostOf, readSlotPick, type SlotPick } from './pick.ts';
import { playRound } from './round.ts';
import type { SlotSeen } from './seen.ts';

export { cellsOf } from './cells.ts';
export type { SlotsModel } from './model.ts';
export type { SlotPick } from './pick.ts';
export type { SlotSeen, SlotSpin, SlotWin } from './seen.ts';

export const slots: Mechanic<SlotsModel, SlotPick, never, SlotSeen> = {
  readPick: readSlotPick,
  readStep: () => null,
  play(words, { pick }, model) {
    const isBought = pick.buy === true;
    const books = isBought ? model.buy.books : model.books;
    const source = books ? wordsOfBook(books, drawBook(words, books)) : words;
    const seen = playRound(source, model, { isBought });
    return { seen, isOver: true, won: fraction(seen.total, costOf(pick, model)), staked: ONE };
  },
  most: mostOf,
};
