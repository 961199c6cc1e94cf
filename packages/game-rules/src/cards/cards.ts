/** The cards of one deck are 0 to 51: four of each rank from aces to kings, one of each suit. */
export const CARDS = 52;
/** Ace 1, two to ten by their number, jack 11, queen 12, king 13. */
export const RANKS = 13;
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

export function rankOf(card: number): number {
  return (card >> 2) + 1;
}

/** The place of the card's suit in `SUITS`. */
export function suitIndexOf(card: number): number {
  return card & 3;
}

export function suitOf(card: number): Suit {
  return SUITS[suitIndexOf(card)] ?? 'spades';
}
