import { ROULETTE_BETS } from '@parlour/game-rules/roulette';
import type { ArcadeText } from '../platform/texts.tsx';

/** Bets of the same kind are told apart by their numbers, even chances by their names. */
export function nameBet(text: ArcadeText, on: string): string {
  const bet = ROULETTE_BETS.get(on);
  if (!bet || bet.kind === 'even') return text('arcade.roulette.chance', { chance: on });
  const { kind, numbers } = bet;
  if (kind === 'column') return text('arcade.roulette.columnOf', { numbers: numbers.slice(0, 3).join(', ') });
  const isRun = kind === 'dozen' || kind === 'line';
  const listed = isRun ? `${numbers[0]}–${numbers.at(-1)}` : numbers.join(', ');
  return `${text('arcade.roulette.kind', { kind })} ${listed}`;
}
