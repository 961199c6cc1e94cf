import { describe, expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { PAYING_SYMBOLS, type SlotsModel } from './model.ts';
import { findWins } from './wins.ts';

const PAYS = Array.from({ length: PAYING_SYMBOLS }, (_, symbol) => [
  symbol + 1,
  10 * (symbol + 1),
  100 * (symbol + 1),
]);

function modelOf(changes: Partial<SlotsModel>): SlotsModel {
  return { reels: 5, counts: [3, 4, 5], pays: PAYS, base: {}, ...changes } as SlotsModel;
}

describe('lines', () => {
  const lines = [
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [0, 1, 0, 1, 0],
  ];
  const model = modelOf({ by: 'lines', lines });
  const board = [
    [3, 5],
    [3, 9],
    [3, 5],
    [9, 5],
    [3, 10],
  ];

  test('pay from the left for the symbol of the first reel, and wilds stand for it', () => {
    expect(findWins(board, model, {})).toEqual([
      { symbol: 3, count: 5, pays: 400, line: 0 },
      { symbol: 5, count: 4, pays: 60, line: 1 },
      { symbol: 3, count: 3, pays: 4, line: 2 },
    ]);
  });

  test('are multiplied by every wild that is part of them', () => {
    const wins = findWins(board, model, { wildMultipliers: [1, 2, 3, 5, 7] });
    expect(wins.map(({ pays }) => pays)).toEqual([400 * 5, 60 * 2, 4 * 2]);
  });

  test('light the cells of their win', () => {
    expect(cellsOf({ symbol: 3, count: 3, pays: 4, line: 2 }, board, model)).toEqual([0, 11, 20]);
  });
});

describe('ways', () => {
  const model = modelOf({ by: 'ways' });
  const board = [
    [2, 2, 4],
    [2, 9, 1],
    [2, 2, 2],
    [4, 4, 4],
    [2, 2, 2],
  ];

  test('multiply the cells of neighbouring reels', () => {
    expect(findWins(board, model, {})).toEqual([{ symbol: 2, count: 3, pays: 3 * 12, ways: 12 }]);
  });

  test('light all cells on the reels of their win', () => {
    expect(cellsOf({ symbol: 2, count: 3, pays: 36, ways: 12 }, board, model)).toEqual([
      0, 1, 10, 11, 20, 21, 22,
    ]);
  });
});

test('symbols that pay anywhere are counted on the whole board, and wilds are none of them', () => {
  const model = modelOf({ by: 'anywhere', counts: [3, 5, 7] });
  const board = [
    [0, 0, 1],
    [9, 0, 1],
    [10, 1, 0],
    [0, 1, 2],
    [1, 2, 8],
  ];
  const wins = findWins(board, model, {});
  expect(wins).toEqual([
    { symbol: 0, count: 5, pays: 10 },
    { symbol: 1, count: 5, pays: 20 },
  ]);
  expect(wins[0] && cellsOf(wins[0], board, model)).toEqual([0, 1, 11, 22, 30]);
});

describe('clusters', () => {
  const model = modelOf({ by: 'clusters', counts: [3, 4, 6] });

  test('touch along edges, not at corners', () => {
    const board = [
      [5, 5, 1],
      [1, 5, 2],
      [1, 2, 5],
    ];
    expect(findWins(board, model, {})).toEqual([{ symbol: 5, count: 3, pays: 6, cells: [0, 1, 11] }]);
  });

  test('share the wilds between them', () => {
    const board = [
      [5, 5, 1],
      [2, 9, 1],
      [2, 2, 1],
    ];
    expect(findWins(board, model, {})).toEqual([
      { symbol: 5, count: 3, pays: 6, cells: [0, 1, 11] },
      { symbol: 1, count: 4, pays: 20, cells: [2, 11, 12, 22] },
      { symbol: 2, count: 4, pays: 30, cells: [10, 11, 20, 21] },
    ]);
  });

  test('are none of wilds and scatters alone', () => {
    expect(
      findWins(
        [
          [9, 9, 9],
          [10, 10, 10],
        ],
        model,
        {},
      ),
    ).toEqual([]);
  });
});
