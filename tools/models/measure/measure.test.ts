import { describe, expect, test } from 'vitest';
import { PAYING_SYMBOLS, type SlotsModel } from '../../../packages/game-rules/src/slots/model.ts';
import { playRound } from '../../../packages/game-rules/src/slots/round.ts';
import { wordsFor } from '../../../packages/game-rules/src/testing/test-words.ts';
import { countReturns } from '../count/count-returns.ts';
import { distributeRound } from './distribution.ts';
import { listBoards, measureModel } from './measure-model.ts';
import { momentsOf } from './outcomes.ts';
import { boardsOf } from './spins.ts';

const PAYS = Array.from({ length: PAYING_SYMBOLS }, (_, s) => [9 - s, 2 * (9 - s), 5 * (9 - s)]);
/** Short strips with everything on them, so that all boards can be played. */
const STRIPS = [
  [0, 1, 2, 10, 0],
  [1, 9, 0, 2, 10, 1],
  [2, 0, 10, 1, 9],
  [0, 9, 1, 10, 2],
  [1, 0, 2, 10],
];
const LINES = [
  [0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1],
  [0, 1, 0, 1, 0],
];

function modelOf(changes: Partial<SlotsModel>): SlotsModel {
  return {
    reels: 5,
    rows: [2, 2, 2, 2, 2],
    coins: 10,
    mostCoins: Number.MAX_SAFE_INTEGER,
    by: 'lines',
    lines: LINES,
    counts: [3, 4, 5],
    pays: PAYS,
    base: { strips: STRIPS },
    buy: { price: 10, starts: [[4, 1]] },
    ...changes,
  } as SlotsModel;
}

/** What every board wins when it is played, as chances by coins. */
function playAll(model: SlotsModel): Map<number, number> {
  const wins = new Map<number, number>();
  const sizes = STRIPS.map((strip) => strip.length);
  const all = sizes.reduce((product, size) => product * size, 1);
  const stops = sizes.map(() => 0);
  for (let index = 0; index < all; index += 1) {
    const { total } = playRound(wordsFor(...stops), model, { isBought: false });
    wins.set(total, (wins.get(total) ?? 0) + 1 / all);
    for (let reel = 0; reel < stops.length; reel += 1) {
      stops[reel] = ((stops[reel] ?? 0) + 1) % (sizes[reel] ?? 1);
      if (stops[reel] !== 0) break;
    }
  }
  return wins;
}

describe('every board that is enumerated wins what it wins when it is played', () => {
  test.each([
    { name: 'on lines', changes: {} },
    {
      name: 'on lines with multiplying wilds',
      changes: { base: { strips: STRIPS, wildMultipliers: [1, 2, 3, 5, 7] } },
    },
    { name: 'on ways', changes: { by: 'ways' as const } },
  ])('$name', ({ changes }) => {
    const model = modelOf(changes);
    const merged = new Map<number, number>();
    for (const { wins } of boardsOf(model, model.base))
      for (const [coins, chance] of wins) merged.set(coins, (merged.get(coins) ?? 0) + chance);
    const played = playAll(model);
    expect([...merged.keys()].sort()).toEqual([...played.keys()].sort());
    for (const [coins, chance] of played) expect(merged.get(coins)).toBeCloseTo(chance, 12);
  });
});

const FREE = {
  scatter: { pays: [0, 0, 0, 0, 20, 40], awards: [0, 0, 0, 0, 3, 5] },
  free: { limit: 100, multiplier: 2 },
};
const HOLD = {
  needs: 4,
  lives: 3,
  refill: [1, 10] as const,
  values: [
    [10, 3],
    [30, 1],
  ] as const,
  full: 500,
};
const CELLS = [20, 21, 22, 23, 24, 25, 26, 27, 28, 0, 9];
const WITH_WILD = CELLS.map((weight, symbol) => (symbol === 9 ? 5 : weight));

const MACHINES = [
  { name: 'lines with free spins', changes: FREE },
  { name: 'ways with free spins', changes: { ...FREE, by: 'ways' as const } },
  {
    name: 'an expanding symbol',
    changes: { ...FREE, free: { limit: 100, special: [1, 3, 0, 0, 0, 0, 0, 0, 0] } },
  },
  {
    name: 'a ladder',
    changes: {
      ...FREE,
      by: 'ways' as const,
      refill: 'whole' as const,
      base: { strips: STRIPS, ladder: [1, 1, 2] },
    },
  },
  { name: 'hold and collect', changes: { hold: HOLD } },
  {
    name: 'pays anywhere',
    changes: {
      ...FREE,
      by: 'anywhere' as const,
      counts: [3, 4, 6],
      base: {
        weights: STRIPS.map(() => CELLS),
        multipliers: [
          [1, 9],
          [3, 1],
        ] as const,
      },
    },
  },
];

describe('the distribution, the moments and the counted return agree', () => {
  test.each(MACHINES)('for $name', ({ changes }) => {
    const model = modelOf(changes);
    const boards = listBoards(model);
    const measured = measureModel(model, boards);
    const counted = countReturns(model);
    expect(measured.mean).toBeCloseTo(counted.whole, 10);
    expect(measured.boughtMean).toBeCloseTo(counted.bought, 10);
    const totals = distributeRound(model, boards, 2 ** 15);
    let [mean, square, hit] = [0, 0, 0];
    totals.forEach((chance, coins) => {
      mean += chance * coins;
      square += chance * coins * coins;
      if (coins > 0) hit += chance;
    });
    expect(mean / model.coins).toBeCloseTo(measured.mean, 5);
    expect(Math.sqrt(square - mean * mean) / model.coins).toBeCloseTo(measured.deviation, 3);
    expect(hit).toBeCloseTo(measured.hitRate, 2);
  });
});

test('the moments of reels of changing height are those of rounds that are played', () => {
  const heights = [
    [2, 2],
    [3, 1],
    [4, 1],
  ] as const;
  const model = modelOf({
    by: 'ways',
    rows: [4, 4, 4, 4, 4],
    base: { heights, weights: STRIPS.map((_, reel) => (reel === 0 ? CELLS : WITH_WILD)) },
    ...FREE,
  });
  const measured = measureModel(model, listBoards(model));
  expect(measured.mean).toBeCloseTo(countReturns(model).whole, 10);
  const random = createWords(7);
  const rounds = 40_000;
  let [sum, squares, hits] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const won = playRound(random, model, { isBought: false }).total / model.coins;
    sum += won;
    squares += won * won;
    if (won > 0) hits += 1;
  }
  const mean = sum / rounds;
  expect(Math.abs(mean - measured.mean)).toBeLessThan((4 * measured.deviation) / Math.sqrt(rounds));
  expect(Math.abs(Math.sqrt(squares / rounds - mean * mean) / measured.deviation - 1)).toBeLessThan(0.1);
  expect(Math.abs(hits / rounds - measured.hitRate)).toBeLessThan(0.01);
});

test('moments are those of the outcomes', () => {
  const wins = new Map([
    [0, 0.5],
    [2, 0.25],
    [4, 0.25],
  ]);
  expect(momentsOf({ scatters: 1, wins })).toEqual({
    scatters: 1,
    chance: 1,
    hit: 0.5,
    mean: 1.5,
    square: 5,
  });
});

/** Words that are quick to make: where thousands of rounds are played, the service's own would take most of the time. */
function createWords(seed: number) {
  let state = seed;
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return (mixed ^ (mixed >>> 14)) >>> 0;
    },
  };
}
