import { rankOf, suitIndexOf } from '../cards/cards.ts';

/** Threes are 0, aces 11, twos 12. */
export function heightOf(card: number): number {
  const rank = rankOf(card);
  return rank <= 2 ? rank + 10 : rank - 3;
}

export const TWOS = 12;

/** An order of cards by height and then by suit; `suits` has the place of each, as `SUITS` lists them. */
export function orderBySuits(suits: readonly number[]): (card: number) => number {
  return (card) => 4 * heightOf(card) + (suits[suitIndexOf(card)] ?? 0);
}

/** The cards by height, those of one height in the order given. */
export function groupByHeight(cards: readonly number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const card of cards) groups.set(heightOf(card), [...(groups.get(heightOf(card)) ?? []), card]);
  return groups;
}

/** All ways to take so many of the cards. */
export function choose(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, place) =>
    choose(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  );
}
