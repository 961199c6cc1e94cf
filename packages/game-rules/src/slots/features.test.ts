import { describe, expect, test } from 'vitest';
import { wordsFor } from '../testing/test-words.ts';
import { PAYING_SYMBOLS, type SlotsModel } from './model.ts';
import { playRound } from './round.ts';

const PAYS = Array.from({ length: PAYING_SYMBOLS }, (_, symbol) => [
  symbol + 1,
  10 * (symbol + 1),
  100 * (symbol + 1),
]);
const EVERY_SYMBOL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ONE_OF_EACH = EVERY_SYMBOL.map(() => 1);

function modelOf(changes: Partial<SlotsModel>): SlotsModel {
  return {
    reels: 3,
    rows: [2, 2, 2],
    coins: 10,
    mostCoins: 1_000_000,
    by: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    counts: [3, 4, 5],
    pays: PAYS,
    buy: { price: 10, starts: [[3, 1]] },
    ...changes,
  } as SlotsModel;
}

const playWith = (model: SlotsModel, words: number[], isBought = false) =>
  playRound(wordsFor(...words), model, { isBought });

describe('hold and collect', () => {
  const hold = {
    needs: 2,
    lives: 2,
    refill: [1, 4] as const,
    values: [
      [10, 1],
      [50, 1],
    ] as const,
    full: 1000,
  };
  const model = modelOf({ base: { strips: [EVERY_SYMBOL, EVERY_SYMBOL, EVERY_SYMBOL] }, hold });

  test('shows what every coin is worth, even if they are too few', () => {
    const { spins, total } = playWith(model, [10, 3, 5, 1]);
    expect(spins).toHaveLength(1);
    expect(spins[0]).toMatchObject({ kind: 'base', coins: [[0, 50]] });
    expect(total).toBe(0);
  });

  test('holds the coins, gives the lives back with each new one, and collects', () => {
    // Coins at 0 and 20 (worth 10 and 50), a coin at 11, then two respins without any.
    const { spins, total } = playWith(model, [10, 3, 10, 0, 1, 3, 3, 0, 0, 3, 3, 3, 3, 3, 3, 3]);
    expect(spins.slice(1)).toEqual([
      { kind: 'respin', coins: [[11, 10]], lives: 2 },
      { kind: 'respin', coins: [], lives: 1 },
      { kind: 'respin', coins: [], lives: 0, collected: 70 },
    ]);
    expect(spins[0]).toMatchObject({
      coins: [
        [0, 10],
        [20, 50],
      ],
      lives: 2,
    });
    expect(total).toBe(70);
  });

  test('pays more for a full board, and then ends', () => {
    const { spins, total } = playWith(model, [10, 3, 10, 0, 0, ...[0, 0, 0, 0, 0, 0, 0, 0]]);
    expect(spins.at(-1)).toMatchObject({ lives: 2, collected: 60 + 1000 });
    expect(total).toBe(1060);
  });

  test('that was bought begins with its coins in cells that are drawn', () => {
    const { spins, bought } = playWith(model, [0, 5, 0, 0, 1, 0, 1, ...Array(6).fill(3)], true);
    expect(bought).toBe(3);
    expect(spins[0]).toEqual({
      kind: 'respin',
      coins: [
        [21, 10],
        [1, 50],
        [10, 50],
      ],
      lives: 2,
    });
  });
});

describe('an expanding symbol', () => {
  const model = modelOf({
    base: { strips: [EVERY_SYMBOL, EVERY_SYMBOL, EVERY_SYMBOL] },
    scatter: { pays: [0, 0, 0, 5], awards: [0, 0, 0, 1] },
    free: { limit: 10, multiplier: 2, special: [0, 0, 1, 0, 0, 0, 0, 0, 0] },
  });

  test('is drawn when free spins begin, and pays on all lines for the reels it shows on', () => {
    const { spins, special, total } = playWith(model, [10, 10, 10, 0, 1, 2, 1]);
    expect(special).toBe(2);
    expect(spins[1]).toEqual({
      kind: 'free',
      board: [
        [1, 2],
        [2, 3],
        [1, 2],
      ],
      multiplier: 2,
      wins: [{ symbol: 2, count: 3, pays: 3 * 2 * 2 }],
      expanded: [0, 1, 2],
      free: { left: 0, awarded: 0 },
    });
    // Behind the scatters lies a line of symbol 0.
    expect(total).toBe(5 + 1 + 12);
  });
});

describe('refills', () => {
  test('of a ladder bring a whole board for every win, at the next multiplier', () => {
    const model = modelOf({
      by: 'ways',
      refill: 'whole',
      base: { strips: [EVERY_SYMBOL, EVERY_SYMBOL, EVERY_SYMBOL], ladder: [1, 2, 5] },
    });
    const { spins, total } = playWith(model, [0, 0, 0, 3, 3, 3, 0, 0, 0, 6, 6, 6, 0, 3, 6]);
    expect(spins.map(({ kind, multiplier }) => [kind, multiplier])).toEqual([
      ['base', undefined],
      ['cascade', 2],
      ['cascade', 5],
      ['cascade', 5],
      ['cascade', 5],
    ]);
    expect(total).toBe(1 + 2 + (4 + 5) * 2 + (1 + 2) * 5 + (7 + 8) * 5);
  });

  test('fall into the gaps that a win leaves, from the first reel on', () => {
    const model = modelOf({ refill: 'fall', base: { weights: [ONE_OF_EACH, ONE_OF_EACH, ONE_OF_EACH] } });
    const { spins, total } = playWith(model, [7, 1, 4, 1, 5, 1, 8, 3, 8]);
    expect(spins.map(({ board }) => board)).toEqual([
      [
        [7, 1],
        [4, 1],
        [5, 1],
      ],
      [
        [8, 7],
        [3, 4],
        [8, 5],
      ],
    ]);
    expect(total).toBe(2);
  });

  test('count the scatters that lie on the board in the end', () => {
    const model = modelOf({
      refill: 'fall',
      base: { weights: [ONE_OF_EACH, ONE_OF_EACH, ONE_OF_EACH] },
      scatter: { pays: [0, 0, 0, 5], awards: [0, 0, 0, 1] },
      free: { limit: 10 },
    });
    const { spins } = playWith(model, [10, 1, 4, 1, 10, 1, 0, 10, 0, ...[0, 1, 2, 3, 4, 5]]);
    expect(spins[1]).toMatchObject({ kind: 'cascade', free: { left: 1, awarded: 1 } });
    expect(spins[1]?.wins).toEqual([{ symbol: 10, count: 3, pays: 5 }]);
    expect(spins[2]).toMatchObject({ kind: 'free', free: { left: 0, awarded: 0 } });
  });
});

test('reels of changing height draw all heights first', () => {
  const model = modelOf({
    by: 'ways',
    rows: [3, 3, 3],
    base: {
      heights: [
        [2, 1],
        [3, 1],
      ],
      weights: [ONE_OF_EACH, ONE_OF_EACH, ONE_OF_EACH],
    },
  });
  const { spins } = playWith(model, [0, 1, 0, 5, 6, 5, 9, 1, 5, 5]);
  expect(spins[0]?.board).toEqual([
    [5, 6],
    [5, 9, 1],
    [5, 5],
  ]);
  expect(spins[0]?.wins).toEqual([{ symbol: 5, count: 3, pays: 6 * 4, ways: 4 }]);
});

test('a multiplier is drawn once a spin, behind its board', () => {
  const model = modelOf({
    by: 'anywhere',
    counts: [3, 5, 6],
    base: {
      weights: [ONE_OF_EACH, ONE_OF_EACH, ONE_OF_EACH],
      multipliers: [
        [1, 1],
        [7, 1],
      ],
    },
  });
  const { spins } = playWith(model, [4, 4, 4, 1, 2, 3, 1]);
  expect(spins[0]).toMatchObject({ multiplier: 7, wins: [{ symbol: 4, count: 3, pays: 35 }] });
});
