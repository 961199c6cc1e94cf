import { expect, test } from 'vitest';
import { freeRanksOf, linesOf } from './boards.rules.ts';

test('places have their prizes, and the own one is marked', () => {
  const prizes = [{ kind: 'points', count: 5 } as const];
  const places = [
    { rank: 1, name: 'an***1', score: '2.00' },
    { rank: 2, name: 'be***2', score: '1.00' },
  ];
  expect(linesOf({ places, prizes }, { id: 'b', rank: 2, score: '1.00' })).toEqual([
    { ...places[0], prize: prizes[0], isOwn: false },
    { ...places[1], prize: null, isOwn: true },
  ]);
  expect(linesOf({ places, prizes }, null).some(({ isOwn }) => isOwn)).toBe(false);
});

test('ranks that nobody has are shown with what they win', () => {
  const prizes = [{ kind: 'points', count: 5 } as const, { kind: 'points', count: 2 } as const];
  const places = [{ rank: 1, name: 'an***1', score: '2.00' }];
  expect(freeRanksOf({ places, prizes })).toEqual([{ rank: 2, prize: prizes[1] }]);
});
