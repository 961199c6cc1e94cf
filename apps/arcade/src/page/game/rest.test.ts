import { expect, test } from 'vitest';
import { createRest } from './rest.ts';

test('all orders rest together, and are woken together', async () => {
  const told: boolean[] = [];
  const { rest, wake } = createRest((isResting) => void told.push(isResting));
  wake();
  expect(told).toEqual([]);
  const orders = [rest(), rest()];
  expect(told).toEqual([true]);
  wake();
  await Promise.all(orders);
  expect(told).toEqual([true, false]);
  void rest();
  expect(told).toEqual([true, false, true]);
});
