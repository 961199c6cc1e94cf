import type { SeatView } from '../../card-tables/card-wire.ts';
import type { ArcadeText } from '../platform/texts.tsx';

/** Players are known by the end of their id; practice players are called what they are. */
export function seatName(
  text: ArcadeText,
  { name, isYou, isPractice }: Pick<SeatView, 'name' | 'isYou' | 'isPractice'>,
): string {
  if (isYou) return text('arcade.pvp.you');
  return isPractice ? text('arcade.pvp.practiceName', { name }) : `·${name}`;
}
