import { cardsOf } from './card-names.ts';

/** A deck that begins with these cards, by place; the others follow in their order. */
export function deckOf(places: ReadonlyMap<number, number>): number[] {
  const named = new Set(places.values());
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !named.has(card));
  return Array.from({ length: 52 }, (_, place) => places.get(place) ?? rest.shift() ?? 0);
}

/** As hold'em deals: `hands` in the order of dealing, the first seat left of the button first. */
export function holdemDeck(hands: readonly string[], board = ''): number[] {
  const places = new Map<number, number>();
  for (const [player, text] of hands.entries())
    for (const [round, card] of cardsOf(text).entries()) places.set(round * hands.length + player, card);
  if (board !== '')
    for (const [place, card] of cardsOf(board).entries()) places.set(2 * hands.length + place, card);
  return deckOf(places);
}
