import { BIG_TWO } from '../big-two/big-two.ts';
import type { CardGame } from '../card-game/card-game.ts';
import { HOLDEM } from '../holdem/holdem.ts';
import type { JsonObject } from '../mechanic.ts';
import { TEEN_PATTI } from '../teen-patti/teen-patti.ts';
import { TIEN_LEN } from '../tien-len/tien-len.ts';

/** A game of cards to a table that plays any of them. */
export type AnyCardGame = CardGame<JsonObject, JsonObject, JsonObject>;

/** By the mechanic that titles name. */
export const CARD_GAMES = {
  holdem: HOLDEM as AnyCardGame,
  'tien-len': TIEN_LEN as AnyCardGame,
  'big-two': BIG_TWO as AnyCardGame,
  'teen-patti': TEEN_PATTI as AnyCardGame,
} as const;
export type CardGameName = keyof typeof CARD_GAMES;
