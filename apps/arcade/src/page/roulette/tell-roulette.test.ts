import { expect, test } from 'vitest';
import halfBack from '../../../../../packages/game-rules/models/roulette/half-back.json';
import singleZero from '../../../../../packages/game-rules/models/roulette/single-zero.json';
import { tellRoulette } from './tell-roulette.ts';

test('that half comes back is told where it does', () => {
  const tell = (model: typeof halfBack, on: string, number: number) =>
    tellRoulette({ text: (key) => key }, { pick: { bets: [{ on, coins: 1 }] }, seen: { number }, model });
  expect(tell(halfBack, 'red', 0)).toBe('arcade.roulette.halfBack');
  expect(tell(singleZero, 'red', 0)).toBe('arcade.roulette.fell');
  expect(tell(halfBack, 'straight-0', 0)).toBe('arcade.roulette.fell');
  expect(tell(halfBack, 'red', 1)).toBe('arcade.roulette.fell');
});
