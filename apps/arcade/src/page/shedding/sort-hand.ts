export type Sorting = 'rank' | 'suit';

const RANKS = 13;
const SUITS = 4;
/** Where a row would leave too little of each card to touch, there are two. */
const ROW_MAX = 7;

/** Threes are lowest and twos highest. */
function heightOf(card: number): number {
  const place = (card >> 2) - 2;
  return place < 0 ? place + RANKS : place;
}

/** From low to high, or suit by suit. */
export function sortHand(cards: readonly number[], sorting: Sorting, suits: readonly number[]): number[] {
  const suitOf = (card: number) => suits[card & (SUITS - 1)] ?? 0;
  const byRank = (card: number) => heightOf(card) * SUITS + suitOf(card);
  const bySuit = (card: number) => suitOf(card) * RANKS + heightOf(card);
  const order = sorting === 'rank' ? byRank : bySuit;
  return cards.toSorted((a, b) => order(a) - order(b));
}

export function rowsOf(cards: readonly number[]): number[][] {
  if (cards.length <= ROW_MAX) return cards.length > 0 ? [[...cards]] : [];
  const half = Math.ceil(cards.length / 2);
  return [cards.slice(0, half), cards.slice(half)];
}
