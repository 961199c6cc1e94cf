import { ROULETTE_BETS } from '@parlour/game-rules/roulette';
import type { ArcadeText } from '../platform/texts.tsx';

/** Bets of the same kind are told apart by their numbers, even chances by their names. */
export function nameBet(text: ArcadeText, on: string): string {
  const bet = ROULETTE_BETS.get(on);
  if (!bet) throw new RangeError(`${on} is no bet of roulette`);
  const { kind, numbers } = bet;
  if (kind === 'even') {
    const chance = text('arcade.roulette.chance', { chance: on });
    return on === 'low' || on === 'high' ? `${chance} ${runOf(numbers)}` : chance;
  }
  if (kind === 'column') return text('arcade.roulette.columnOf', { numbers: numbers.slice(0, 3).join(', ') });
  const isRun = kind === 'dozen' || kind === 'line';
  const listed = isRun ? runOf(numbers) : numbers.join(', ');
  return `${text('arcade.roulette.kind', { kind })} ${listed}`;
}

/** Numbers that follow one another. */
export function runOf(numbers: readonly number[]): string {
  return `${numbers[0]}–${numbers.at(-1)}`;
}
