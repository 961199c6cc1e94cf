import { expect, test } from 'vitest';
import { layCards, listDeals, timeBaccarat } from './dealing.ts';

test('cards are dealt in turn, and third cards last', () => {
  const seen = { player: [1, 2, 3], banker: [4, 5, 6] };
  const deals = listDeals(seen);
  expect(deals).toEqual(['player', 'banker', 'player', 'banker', 'player', 'banker']);
  expect(layCards(seen, deals.slice(0, 3))).toEqual({ player: [1, 2], banker: [4] });
  expect(layCards(seen, deals)).toEqual(seen);
  expect(listDeals({ player: [1, 2], banker: [4, 5, 6] }).at(-1)).toBe('banker');
  expect(timeBaccarat(deals, 'normal')).toMatchObject({
    beginsMs: [0, 250, 500, 750, 1110, 1470],
    motionMs: 1870,
  });
});
