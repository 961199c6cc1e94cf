import { XOC_DIA_BETS, xocDiaBackOf } from '@parlour/game-rules/xoc-dia';
import { expect, test } from 'vitest';
import fourCoins from '../../../../../packages/game-rules/models/xoc-dia/four-coins.json';
import { nameSpot, parityOf } from './spots.ts';

test('a throw is called what wins on it', () => {
  for (const red of [0, 1, 2, 3, 4]) expect(xocDiaBackOf(parityOf(red), red, fourCoins)).toBeGreaterThan(100);
});

test('every bet has a name of its own', () => {
  const text = ((key: string, fill: object = {}) => [key, ...Object.values(fill)].join(' ')) as never;
  const names = XOC_DIA_BETS.map((on) => nameSpot(text, on));
  expect(new Set(names).size).toBe(XOC_DIA_BETS.length);
  expect(names).toContain('arcade.xocDia.sides 3 1');
});
