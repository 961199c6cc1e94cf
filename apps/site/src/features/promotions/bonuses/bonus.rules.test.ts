import { expect, test } from 'vitest';
import { movesInOrder, percentMet } from './bonus.rules.ts';

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
