import type { JsonObject } from '@parlour/game-rules';
import type { CardGame } from '@parlour/game-rules/card-game';

/** Any game of cards that people play against each other. */
export type AnyCardGame = CardGame<JsonObject, JsonObject, JsonObject>;

/** The games there are, loaded when the first table of one is looked at. */
const LOADERS = {
  holdem: async () => (await import('@parlour/game-rules/holdem')).holdem,
} as const satisfies Record<string, () => Promise<unknown>>;

export type CardGameName = keyof typeof LOADERS;
export const CARD_GAME_NAMES = Object.keys(LOADERS) as CardGameName[];

export function isCardGame(mechanic: string): mechanic is CardGameName {
  return Object.hasOwn(LOADERS, mechanic);
}

export type CardGames = ReturnType<typeof createCardGames>;

export function createCardGames() {
  const loaded = new Map<CardGameName, Promise<AnyCardGame>>();
  return function findGame(name: CardGameName): Promise<AnyCardGame> {
    const known = loaded.get(name);
    if (known) return known;
    // Its states, actions and views are opaque here: what it wrote is given back to it.
    const game = LOADERS[name]() as Promise<unknown> as Promise<AnyCardGame>;
    loaded.set(name, game);
    return game;
  };
}
