import type { CardRefusal } from '../../card-tables/card-wire.ts';
import type { ArcadeKey } from '../generated/arcade-key.ts';
import { CallFailed, errorKey } from '../platform/calls.ts';

const KNOWN: Readonly<Record<CardRefusal, ArcadeKey>> = {
  buy_in_too_small: 'arcade.pvp.errorBuyIn',
  buy_in_too_big: 'arcade.pvp.errorBuyIn',
  already_seated: 'arcade.pvp.errorSeated',
  not_seated: 'arcade.pvp.errorNotSeated',
  table_full: 'arcade.pvp.errorFull',
  seats_are_given: 'arcade.pvp.errorGiven',
  seat_refused: 'arcade.pvp.errorSeat',
  hand_over: 'arcade.pvp.errorTurn',
  turn_passed: 'arcade.pvp.errorTurn',
  not_your_turn: 'arcade.pvp.errorTurn',
  action_refused: 'arcade.pvp.errorAction',
};

/** Why the service refused, as far as card tables have words of their own for it. */
export function cardErrorKey(failure: unknown): ArcadeKey {
  if (!(failure instanceof CallFailed) || !Object.hasOwn(KNOWN, failure.code)) return errorKey(failure);
  return KNOWN[failure.code as CardRefusal];
}
