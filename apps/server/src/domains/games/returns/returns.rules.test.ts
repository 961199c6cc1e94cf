import { expect, test } from 'vitest';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import {
  bandOf,
  isWithin,
  lastCheck,
  marginOf,
  meanOf,
  modelOf,
  nextCheck,
  type ReturnModel,
} from './returns.rules.ts';

/** A game as a table: how many of a million rounds return how much per unit. */
type Game = readonly { of: number; pays: number }[];
const MILLION = 1_000_000;

const modelFor = (game: Game): ReturnModel => {
  const mean = game.reduce((sum, { of, pays }) => sum + (of / MILLION) * pays, 0);
  const square = game.reduce((sum, { of, pays }) => sum + (of / MILLION) * pays ** 2, 0);
  return { mean, deviation: Math.sqrt(square - mean ** 2), most: Math.max(...game.map(({ pays }) => pays)) };
};

/**
 * Plays rounds and compares whenever it is due; returns the number of rounds at which it was found outside, or null.
 */
function playUntilFound(game: Game, model: ReturnModel, { rounds, seed }: { rounds: number; seed: number }) {
  const next = createNumbers(seed);
  let sum = 0;
  let checked = 0n;
  for (let round = 1; round <= rounds; round += 1) {
    let point = next(MILLION);
    for (const { of, pays } of game) {
      if (point < of) {
        sum += pays;
        break;
      }
      point -= of;
    }
    const due = lastCheck(BigInt(round));
    if (due > checked) {
      checked = due;
      if (!isWithin(sum / round, bandOf(model, BigInt(round)))) return round;
    }
  }
  return null;
}

const DICE_ONE_PERCENT: Game = [{ of: 10_000, pays: 99 }];
const DICE_HALF: Game = [{ of: 500_000, pays: 1.98 }];
const DICE_SAFE: Game = [{ of: 980_000, pays: 1.0102 }];
/** As volatile as real slots: a third of the return comes in one round of ten thousand. */
const WILD_SLOT: Game = [
  { of: 100, pays: 3_200 },
  { of: 1_000, pays: 250 },
  { of: 20_000, pays: 10 },
  { of: 190_000, pays: 1 },
];

test.each([
  ['dice at one percent', DICE_ONE_PERCENT],
  ['dice at a half', DICE_HALF],
  ['dice at ninety-eight percent', DICE_SAFE],
  ['a wild slot', WILD_SLOT],
])('a fair game is left alone: %s, in each of 150 lives of 40,000 rounds', (_name, game) => {
  const model = modelFor(game);
  const found = Array.from({ length: 150 }, (_, seed) =>
    playUntilFound(game, model, { rounds: 40_000, seed: seed + 1 }),
  );
  expect(found.filter((at) => at !== null)).toEqual([]);
});

test('the model a vendor states for all choices of a player leaves each of them alone', () => {
  const stated = modelOf({
    returnToPlayer: '99.00',
    returnDeviation: '9.8504',
    returnMost: '99',
  }) as ReturnModel;
  for (const game of [DICE_ONE_PERCENT, DICE_HALF, DICE_SAFE]) {
    const { deviation, most } = modelFor(game);
    expect(deviation).toBeLessThanOrEqual(stated.deviation);
    expect(most).toBeLessThanOrEqual(stated.most);
    expect(playUntilFound(game, stated, { rounds: 20_000, seed: 7 })).toBeNull();
  }
});

test('a game that never pays is found at the first comparison, and where its vendor tells nothing at 20,000 rounds', () => {
  const never: Game = [];
  const told = { mean: 0.99, deviation: 9.8504, most: 99 };
  expect(playUntilFound(never, told, { rounds: 5_000, seed: 1 })).toBe(5_000);
  const untold = modelOf({ returnToPlayer: '96.00', returnDeviation: null, returnMost: null }) as ReturnModel;
  expect(playUntilFound(never, untold, { rounds: 50_000, seed: 1 })).toBe(20_000);
});

test('a game that gives back six hundredths less than it states, or more, is found', () => {
  const stated = { mean: 0.96, deviation: 1, most: 2 };
  expect(playUntilFound([{ of: 450_000, pays: 2 }], stated, { rounds: 100_000, seed: 1 })).not.toBeNull();
  expect(playUntilFound([{ of: 510_000, pays: 2 }], stated, { rounds: 100_000, seed: 1 })).not.toBeNull();
});

test('one whose vendor states no return is not compared', () => {
  expect(modelOf({ returnToPlayer: null, returnDeviation: null, returnMost: null })).toBeNull();
});

test('comparisons are at 5,000 rounds and whenever there are twice as many', () => {
  expect([4_999n, 5_000n, 9_999n, 10_000n, 41_000n].map(lastCheck)).toEqual([
    0n,
    5_000n,
    5_000n,
    10_000n,
    40_000n,
  ]);
  expect([0n, 5_000n, 12_000n].map(nextCheck)).toEqual([5_000n, 10_000n, 20_000n]);
});

test('mean and margin are those of what was observed', () => {
  const tally = { rounds: 4n, sum: 4, squares: 8 };
  expect(meanOf(tally)).toBe(1);
  expect(marginOf(tally)).toBeCloseTo(2.576 * Math.sqrt(4 / 3 / 4), 10);
  expect(meanOf({ rounds: 0n, sum: 0, squares: 0 })).toBeNull();
  expect(marginOf({ rounds: 1n, sum: 1, squares: 1 })).toBeNull();
});
