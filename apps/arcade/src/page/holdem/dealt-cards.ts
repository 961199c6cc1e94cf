import type { HoldemView } from '@parlour/game-rules/holdem';
import type { DealtCard } from '../pvp/panels/check-hand.ts';

/** One card to each, twice around from the first seat left of the button, then the board; no card is burnt. */
export function dealtCards({ players, board }: HoldemView): DealtCard[] {
  const held = players.flatMap(({ cards }, place) =>
    (cards ?? []).map((card, round) => ({ order: round * players.length + place, card })),
  );
  return [...held, ...board.map((card, place) => ({ order: 2 * players.length + place, card }))];
}
