import { expect, test } from 'vitest';
import { prizeFormOf, prizeOf } from '../prize-form.rules.ts';
import { mostOf, type Sector, sectorFormOf, sectorOf } from './chance.rules.ts';

const CASH: Sector = {
  weight: 1,
  prize: { kind: 'cash', amount: '8.88' },
  stock: 10,
  substitute: { kind: 'points', count: 1 },
};
const NOTHING: Sector = { weight: 9, prize: { kind: 'nothing' }, stock: null, substitute: null };

const ROUNDS: Sector = {
  ...CASH,
  prize: { kind: 'rounds', vendor: 'STUDIO', gameCode: 'slot', value: '2', count: 5, days: 7 },
};

test('a sector comes back from its form as it went in', () => {
  for (const sector of [CASH, NOTHING, ROUNDS]) expect(sectorOf(sectorFormOf(sector, 1))).toEqual(sector);
});

test('a prize is read as it was typed, and what is no number is left to the server to refuse', () => {
  expect(prizeOf({ kind: 'cash', typed: ' 5 ' })).toEqual({ kind: 'cash', amount: '5.00' });
  expect(prizeOf({ kind: 'cash', typed: 'five' })).toEqual({ kind: 'cash', amount: 'five' });
  expect(prizeOf({ kind: 'points', typed: '1.5' })).toEqual({ kind: 'points', count: -1 });
  expect(prizeFormOf(null)).toEqual({ kind: 'nothing', typed: '' });
});

test('the most a wheel costs is known where every prize that costs money has an end', () => {
  expect(mostOf([CASH, NOTHING])).toBe('88.80');
  expect(mostOf([ROUNDS, CASH])).toBe('188.80');
  expect(mostOf([{ ...CASH, stock: null }])).toBeNull();
});
