import { type AnyCardGame, CARD_GAMES, type CardGameName } from '@parlour/game-rules/card-games';

/** Whether people play it against each other, at card tables. */
export function isCardGame(mechanic: string): mechanic is CardGameName {
  return Object.hasOwn(CARD_GAMES, mechanic);
}

export function findCardGame(mechanic: string): AnyCardGame | undefined {
  return isCardGame(mechanic) ? CARD_GAMES[mechanic] : undefined;
}
