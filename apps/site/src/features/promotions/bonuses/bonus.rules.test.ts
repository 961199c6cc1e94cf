import { expect, test } from 'vitest';
import { countsAt, isCounted, movesInOrder, partsOf, percentMet } from './bonus.rules.ts';

test.each([
  ['0.00', '1000.00', 0],
  ['999.99', '1000.00', 99],
  ['1000.00', '1000.00', 100],
  ['1200.00', '1000.00', 100],
  ['0.00', '0.00', 100],
])('%s of %s is %i per cent', (wagered, requirement, percent) => {
  expect(percentMet({ wagered, requirement })).toBe(percent);
});

test('lines stand in the order in which things happen', () => {
  const moves = (['win', 'bonus_grant', 'bonus_forfeit', 'bet'] as const).map((kind) => ({
    kind,
    amount: '1.00',
  }));
  expect(movesInOrder(moves).map(({ kind }) => kind)).toEqual(['bonus_grant', 'bet', 'win', 'bonus_forfeit']);
});

test.each([
  [100, 'whole'],
  [99, 'part'],
  [1, 'part'],
  [0, 'nothing'],
] as const)('a stake at a weight of %i %% counts %s', (weight, counts) => {
  expect(countsAt(weight)).toBe(counts);
});

test('a line opens the games that have a part of it', () => {
  const game = (name: string, counted: string, why: 'weight' | 'elsewhere') => ({
    name,
    staked: '10.00',
    counted,
    uncounted: [{ why, amount: '7.50' }],
  });
  const games = [game('Dice', '2.50', 'weight'), game('Cards', '0.00', 'elsewhere')];
  expect(partsOf(games, 'weight')).toEqual([{ name: 'Dice', amount: '7.50' }]);
  expect(partsOf(games, 'not_valid')).toEqual([]);
  expect(games.filter(isCounted).map(({ name }) => name)).toEqual(['Dice']);
});
