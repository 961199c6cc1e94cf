import { expect, test } from 'vitest';
import { byState, freeRanksOf, linesOf, podiumOf } from './boards.rules.ts';

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

test('a race that runs comes first, and one that was paid last', () => {
  const boards = (['paid', 'coming', 'running', 'closing'] as const).map((state) => ({ state }));
  expect(boards.toSorted(byState).map(({ state }) => state)).toEqual([
    'running',
    'closing',
    'coming',
    'paid',
  ]);
});

test('three stand on steps; two are a list', () => {
  expect(podiumOf([1, 2, 3, 4])).toEqual({ steps: [1, 2, 3], rest: [4] });
  expect(podiumOf([1, 2])).toEqual({ steps: [], rest: [1, 2] });
});
