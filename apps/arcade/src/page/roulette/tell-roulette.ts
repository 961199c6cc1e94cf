import { type BetsPick, STAKE } from '@parlour/game-rules/bets';
import { type RouletteModel, type RouletteSeen, rouletteBackOf } from '@parlour/game-rules/roulette';
import type { Told } from '../game/mechanic-page.ts';
import type { Spoken } from '../platform/texts.tsx';
import { colourOf } from './number-colour.ts';

/** The number and its colour; where a part of a bet comes back on zero, that it does. */
export function tellRoulette(
  { text }: Pick<Spoken, 'text'>,
  { pick, seen: { number }, model }: Told<RouletteModel, BetsPick, RouletteSeen>,
): string {
  const backs = pick.bets.map(({ on }) => rouletteBackOf(on, number, model));
  const isHalf = backs.some((back) => back > 0 && back < STAKE);
  return text(isHalf ? 'arcade.roulette.halfBack' : 'arcade.roulette.fell', {
    number,
    colour: colourOf(number),
  });
}
