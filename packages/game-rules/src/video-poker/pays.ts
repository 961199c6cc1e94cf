import type { Sheet } from '../mechanic.ts';
import { addCard, NO_CARDS, nameHand, type PokerHand } from './hands.ts';

export type VideoPokerModel = {
  sheet: Sheet;
  /** 1 if deuces stand for any card, else 0. */
  wildDeuces: number;
  /** What comes back of one coin, by hand. Fours of a rank that is not named are paid as any four. */
  pays: Partial<Record<PokerHand, number>>;
};

/** The hand as this machine calls it. */
export function judgePoker(cards: readonly number[], model: VideoPokerModel): PokerHand {
  const hasWild = model.wildDeuces === 1;
  const bits = cards.reduce((hand, card) => addCard(hand, card, hasWild), NO_CARDS);
  return callHand(nameHand(bits, hasWild), model);
}

export function payOf(hand: PokerHand, model: VideoPokerModel): number {
  return model.pays[callHand(hand, model)] ?? 0;
}

function callHand(hand: PokerHand, { pays }: VideoPokerModel): PokerHand {
  if (pays[hand] !== undefined) return hand;
  return hand === 'four-aces' || hand === 'four-low' ? 'four' : 'none';
}
