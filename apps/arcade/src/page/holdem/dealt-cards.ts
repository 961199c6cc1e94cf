import type { HoldemView } from '@parlour/game-rules/holdem';
import type { DealtCards } from '../pvp/panels/check-hand.ts';

/** One card to each, twice around from the first seat left of the button, then the board; no card is burnt. */
export function dealtCards({ players, board }: HoldemView): DealtCards[] {
  const count = players.length;
  const held = players.flatMap(({ cards }, place) =>
    (cards ?? []).map((card, round) => ({ orders: [round * count + place], cards: [card] })),
  );
  return [...held, ...board.map((card, place) => ({ orders: [2 * count + place], cards: [card] }))];
}
