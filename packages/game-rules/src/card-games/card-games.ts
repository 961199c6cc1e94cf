import type { CardGame } from '../card-game/card-game.ts';
import { HOLDEM } from '../holdem/holdem.ts';
import type { JsonObject } from '../mechanic.ts';

/** A game of cards to a table that plays any of them. */
export type AnyCardGame = CardGame<JsonObject, JsonObject, JsonObject>;

/** By the mechanic that titles name. */
export const CARD_GAMES = {
  holdem: HOLDEM as AnyCardGame,
} as const;
export type CardGameName = keyof typeof CARD_GAMES;
