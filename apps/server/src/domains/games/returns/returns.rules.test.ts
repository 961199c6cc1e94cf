import { expect, test } from 'vitest';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import {
  isFair,
  lastCheck,
  marginOf,
  meanOf,
  modelOf,
  nextCheck,
  type ReturnModel,
  statementOf,
} from './returns.rules.ts';

/** A game as a table: how many of a million rounds return how much per unit. */
type Game = readonly { of: number; pays: number }[];
const MILLION = 1_000_000;
const UNTOLD = { returnToPlayer: null, returnLeast: null, returnDeviation: null, returnMost: null };

const modelFor = (game: Game): ReturnModel => {
  const mean = game.reduce((sum, { of, pays }) => sum + (of / MILLION) * pays, 0);
  const square = game.reduce((sum, { of, pays }) => sum + (of / MILLION) * pays ** 2, 0);
  return {
    least: mean,
    mean,
    deviation: Math.sqrt(square - mean ** 2),
    most: Math.max(...game.map(({ pays }) => pays)),
  };
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
      if (!isFair(model, { rounds: BigInt(round), sum, squares: 0 })) return round;
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
    ...UNTOLD,
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
  const told = { least: 0.99, mean: 0.99, deviation: 9.8504, most: 99 };
  expect(playUntilFound(never, told, { rounds: 5_000, seed: 1 })).toBe(5_000);
  const untold = modelOf({ ...UNTOLD, returnToPlayer: '96.00' }) as ReturnModel;
  expect(playUntilFound(never, untold, { rounds: 50_000, seed: 1 })).toBe(20_000);
});

test('a game that gives back six hundredths less than it states, or more, is found', () => {
  const stated = { least: 0.96, mean: 0.96, deviation: 1, most: 2 };
  expect(playUntilFound([{ of: 450_000, pays: 2 }], stated, { rounds: 100_000, seed: 1 })).not.toBeNull();
  expect(playUntilFound([{ of: 510_000, pays: 2 }], stated, { rounds: 100_000, seed: 1 })).not.toBeNull();
});

/** A round of blackjack at best play: of a million so many, what came back of it and what was staked, in first bets. */
const BLACKJACK = [
  { of: 45_000, won: 2.5, staked: 1 },
  { of: 323_648, won: 2, staked: 1 },
  { of: 80_000, won: 1, staked: 1 },
  { of: 423_852, won: 0, staked: 1 },
  // Doubled.
  { of: 54_000, won: 4, staked: 2 },
  { of: 6_000, won: 2, staked: 2 },
  { of: 40_000, won: 0, staked: 2 },
  // Split, and some of both hands doubled.
  { of: 8_000, won: 4, staked: 2 },
  { of: 10_000, won: 2, staked: 2 },
  { of: 8_500, won: 0, staked: 2 },
  { of: 500, won: 8, staked: 4 },
  { of: 500, won: 0, staked: 4 },
];
const ofFirstBet = (table: typeof BLACKJACK): Game =>
  table.map(({ of, won, staked }) => ({ of, pays: 1 + won - staked }));
const ofAllBets = (table: typeof BLACKJACK): Game =>
  table.map(({ of, won, staked }) => ({ of, pays: won / staked }));
const BEST_PLAY = { returnToPlayer: '99.43', returnDeviation: '1.1451', returnMost: '8' };

test('blackjack at best play, with doubles and splits, is left alone for 1,280,000 rounds, counted by its first bets', () => {
  const { mean, deviation } = modelFor(ofFirstBet(BLACKJACK));
  expect([mean.toFixed(4), deviation.toFixed(3)]).toEqual(['0.9943', '1.143']);
  const rounds = 1_280_000;
  for (const returnLeast of ['0.00', '99.43']) {
    const model = modelOf({ ...BEST_PLAY, returnLeast }) as ReturnModel;
    expect(playUntilFound(ofFirstBet(BLACKJACK), model, { rounds, seed: 1 })).toBeNull();
  }
  const strict = modelOf({ ...BEST_PLAY, returnLeast: null }) as ReturnModel;
  expect(playUntilFound(ofAllBets(BLACKJACK), strict, { rounds, seed: 1 })).not.toBeNull();
});

test('where choices decide nobody is too bad a player, but a game that never pays or pays twice its prizes is found', () => {
  const model = modelOf({ ...BEST_PLAY, returnLeast: '0.00' }) as ReturnModel;
  const badly: Game = [{ of: 1_000, pays: 2 }];
  expect(playUntilFound(badly, model, { rounds: 40_000, seed: 1 })).toBeNull();
  const never = ofFirstBet(BLACKJACK.map((line) => ({ ...line, won: 0 })));
  expect(playUntilFound(never, model, { rounds: 5_000, seed: 1 })).toBe(5_000);
  const twice = ofFirstBet(BLACKJACK.map((line) => ({ ...line, won: 2 * line.won })));
  expect(playUntilFound(twice, model, { rounds: 5_000, seed: 1 })).toBe(5_000);
  expect(isFair(model, { rounds: 4_999n, sum: 0, squares: 0 })).toBe(true);
});

test('dice that pay twice their prize are found at the first comparison', () => {
  const stated = { least: 0.99, mean: 0.99, deviation: 9.8504, most: 99 };
  expect(playUntilFound([{ of: 500_000, pays: 3.96 }], stated, { rounds: 5_000, seed: 1 })).toBe(5_000);
});

test('a table of bets with several returns is left alone from the least to the highest, and found beyond them', () => {
  const told = { returnToPlayer: '98.94', returnLeast: '95.15', returnDeviation: '2.93', returnMost: '10' };
  const model = modelOf(told) as ReturnModel;
  const tie: Game = [{ of: 95_156, pays: 10 }];
  const banker: Game = [
    { of: 458_597, pays: 1.95 },
    { of: 95_156, pays: 1 },
  ];
  for (const game of [tie, banker])
    expect(playUntilFound(game, model, { rounds: 640_000, seed: 3 })).toBeNull();
  // What ties pay is one less than it should be.
  expect(playUntilFound([{ of: 95_156, pays: 9 }], model, { rounds: 640_000, seed: 3 })).not.toBeNull();
  expect(playUntilFound([{ of: 95_156, pays: 11 }], model, { rounds: 640_000, seed: 3 })).not.toBeNull();
});

test('a least return above the highest is not believed, and the same as the highest is no statement of its own', () => {
  const odd = modelOf({ ...UNTOLD, returnToPlayer: '96.00', returnLeast: '97.00' });
  expect(odd).toMatchObject({ least: 0.96, mean: 0.96 });
  const statements = ['96.00', '90.00', null].map((returnLeast) =>
    statementOf({ returnToPlayer: '96.00', returnLeast, returnDeviation: null, returnMost: null }),
  );
  expect(statements).toEqual(['96.00', '90.00 – 96.00', '96.00']);
  expect(
    statementOf({ returnToPlayer: null, returnLeast: '90.00', returnDeviation: '2', returnMost: '9' }),
  ).toBeNull();
});

test.each([
  ['return', { returnToPlayer: '97.00' }],
  ['least return', { returnLeast: '90.00' }],
  ['deviation', { returnDeviation: '5.0000' }],
  ['highest win', { returnMost: '200' }],
  ['deviation, which is no longer told', { returnDeviation: null }],
])('another %s is another statement', (_what, change) => {
  const stated = {
    returnToPlayer: '96.00',
    returnLeast: '95.00',
    returnDeviation: '4.0000',
    returnMost: '100',
  };
  expect(statementOf({ ...stated, ...change })).not.toBe(statementOf(stated));
});

test('one whose vendor states no return is not compared', () => {
  expect(modelOf(UNTOLD)).toBeNull();
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
