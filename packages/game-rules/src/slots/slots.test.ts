import { fraction } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import { wordsFor } from '../testing/test-words.ts';
import { PAYING_SYMBOLS, type SlotsModel } from './model.ts';
import { slots } from './slots.ts';

/** Symbol s pays s + 1 for three, ten times that for four, a hundred times that for five. */
const PAYS = Array.from({ length: PAYING_SYMBOLS }, (_, s) => [s + 1, 10 * (s + 1), 100 * (s + 1)]);
const EVERY_SYMBOL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every reel has each symbol once, so a stop names what lies in the only row. */
function modelOf(changes: Partial<SlotsModel> = {}): SlotsModel {
  return {
    sheet: { return: '96.00', least: '96.00', deviation: '1', most: '1000' },
    kind: 'lines',
    figures: {
      volatility: 1,
      hitRate: '20.00',
      featureOneIn: 100,
      returns: { base: '60.00', scatter: '2.00', feature: '34.00' },
      boughtReturn: '96.00',
    },
    reels: 5,
    rows: [1, 1, 1, 1, 1],
    coins: 10,
    mostCoins: 10_000,
    by: 'lines',
    lines: [[0, 0, 0, 0, 0]],
    counts: [3, 4, 5],
    pays: PAYS,
    scatter: { pays: [0, 0, 0, 5, 50, 500], awards: [0, 0, 0, 2, 3, 4] },
    base: { strips: Array.from({ length: 5 }, () => EVERY_SYMBOL) },
    free: { limit: 5, multiplier: 3 },
    buy: {
      price: 20,
      starts: [
        [3, 9],
        [4, 1],
      ],
    },
    ...changes,
  };
}

function play(model: SlotsModel, words: number[], pick: { buy?: true } = {}) {
  const played = slots.play(wordsFor(...words), { pick, steps: [] }, model);
  if (!played) throw new Error('the round was refused');
  return played;
}

describe('a pick of slots', () => {
  test('is a spin or a bought feature, and nothing else', () => {
    const model = modelOf();
    expect(slots.readPick({}, model)).toEqual({});
    expect(slots.readPick({ buy: true }, model)).toEqual({ buy: true });
    for (const input of [null, [], { buy: false }, { buy: 1 }, { lines: 20 }, 'buy'])
      expect(slots.readPick(input, model)).toBeNull();
    expect(slots.readStep({})).toBeNull();
  });
});

describe('a spin', () => {
  test('pays its coins over those that it costs', () => {
    const { seen, won, staked, isOver } = play(modelOf(), [4, 4, 4, 1, 4]);
    expect(seen.spins).toEqual([
      {
        kind: 'base',
        board: [[4], [4], [4], [1], [4]],
        wins: [{ symbol: 4, count: 3, pays: 5, line: 0 }],
      },
    ]);
    expect([won, staked, isOver, seen.total]).toEqual([fraction(5, 10), fraction(1), true, 5]);
  });

  test('that starts free spins plays them with their multiplier and their own awards', () => {
    const { seen } = play(modelOf(), [
      10,
      10,
      10,
      0,
      1,
      2,
      2,
      2,
      1,
      1,
      10,
      10,
      10,
      0,
      0,
      ...Array(10).fill(0),
    ]);
    expect(seen.spins.map(({ kind, free, multiplier }) => [kind, free, multiplier])).toEqual([
      ['base', { left: 2, awarded: 2 }, undefined],
      ['free', { left: 1, awarded: 0 }, 3],
      ['free', { left: 2, awarded: 2 }, 3],
      ['free', { left: 1, awarded: 0 }, 3],
      ['free', { left: 0, awarded: 0 }, 3],
    ]);
    expect(seen.spins[1]?.wins).toEqual([{ symbol: 2, count: 3, pays: 9, line: 0 }]);
    // Scatters are never multiplied.
    expect(seen.spins[2]?.wins).toEqual([{ symbol: 10, count: 3, pays: 5 }]);
    expect(seen.total).toBe(5 + 9 + 5 + 300 + 300);
  });

  test('never plays more free spins than the limit of its model', () => {
    const everyScatter = Array(5 + 5 * 5).fill(10);
    const { seen } = play(modelOf(), everyScatter);
    expect(seen.spins.filter(({ kind }) => kind === 'free')).toHaveLength(5);
    expect(seen.spins.at(-1)?.free).toEqual({ left: 0, awarded: 0 });
  });

  test('ends when it has won the most there is', () => {
    const { seen, won } = play(modelOf({ mostCoins: 700 }), [...Array(5).fill(10), ...Array(5).fill(10)]);
    expect(seen.spins.map(({ kind }) => kind)).toEqual(['base', 'free']);
    expect([seen.total, won]).toEqual([700, fraction(70)]);
    expect(slots.most({}, modelOf({ mostCoins: 700 }))).toEqual(fraction(70));
  });
});

describe('a bought feature', () => {
  test('begins at once, and its price is the stake', () => {
    const { seen, won, staked } = play(modelOf(), [8, 4, 4, 4, 1, 4, 0, 1, 0, 0, 0], { buy: true });
    expect(seen.bought).toBe(3);
    expect(seen.spins.map(({ kind }) => kind)).toEqual(['free', 'free']);
    expect([won, staked]).toEqual([fraction(15, 200), fraction(1)]);
    expect(slots.most({ buy: true }, modelOf())).toEqual(fraction(10_000, 200));
  });

  test('sometimes begins with more scatters than it needs', () => {
    const { seen } = play(modelOf(), [9, ...Array(15).fill(0)], { buy: true });
    expect(seen.bought).toBe(4);
    expect(seen.spins).toHaveLength(3);
  });
});

test('a round of books is the book that was drawn', () => {
  const books = {
    seed: '0'.repeat(64),
    first: 4,
    count: 3,
    weight: 10,
    others: [
      [1, 4],
      [5, 3],
      [9, 2],
    ] as const,
  };
  const drawn = Array.from({ length: 29 }, (_, number) =>
    JSON.stringify(play(modelOf({ books }), [number]).seen),
  );
  const [one, four, five, six, nine] = [1, 4, 5, 6, 9].map((book) => {
    const alone = modelOf({ books: { ...books, count: 0, others: [[book, 1]] } });
    return JSON.stringify(play(alone, [0]).seen);
  });
  expect(drawn).toEqual([
    ...Array(4).fill(one),
    ...Array(10).fill(four),
    ...Array(3).fill(five),
    ...Array(10).fill(six),
    ...Array(2).fill(nine),
  ]);
});
