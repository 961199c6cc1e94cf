import { ROULETTE_BETS } from '@parlour/game-rules/roulette';

export type Colour = 'red' | 'black' | 'green';

const RED = new Set(ROULETTE_BETS.get('red')?.numbers);

export function colourOf(number: number): Colour {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}
