import { rankOf } from '../cards/cards.ts';

export const HAND_MAX = 21;
const TEN = 10;

/** `isSoft`: an ace counts eleven. */
export type HandCount = { total: number; isSoft: boolean };

export function countHand(cards: readonly number[]): HandCount {
  const hard = cards.reduce((sum, card) => sum + blackjackValueOf(card), 0);
  const isSoft = cards.some((card) => blackjackValueOf(card) === 1) && hard + TEN <= HAND_MAX;
  return { total: isSoft ? hard + TEN : hard, isSoft };
}

/** Pictures count ten, and aces one, here. */
export function blackjackValueOf(card: number): number {
  return Math.min(rankOf(card), TEN);
}

/** An ace with a ten or a picture; a hand that was split has none. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && countHand(cards).total === HAND_MAX;
}

export function isBust(cards: readonly number[]): boolean {
  return countHand(cards).total > HAND_MAX;
}
