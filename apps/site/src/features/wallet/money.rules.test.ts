import { expect, it } from 'vitest';
import { directionOf } from './money.rules.ts';

it.each([
  ['0.00001', 'up'],
  ['-0.00001', 'down'],
  ['0.00', 'even'],
])('%s went %s, even where what is shown rounds to nothing', (amount, direction) => {
  expect(directionOf(amount)).toBe(direction);
});
