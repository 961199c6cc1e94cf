import { describe, expect, test } from 'vitest';
import {
  isFair,
  lastCheck,
  modelOf,
  nextCheck,
  type ReturnModel,
} from '../../apps/server/src/domains/games/returns/returns.rules.ts';
import type { Game } from '../../packages/game-rules/src/game.ts';
import { loadGame, MODEL_NAMES } from '../../packages/game-rules/src/generated/games.ts';
import { createBestPlayer } from '../../packages/game-rules/src/testing/blackjack-player.ts';
import { PICKS } from '../../packages/game-rules/src/testing/test-picks.ts';
import type { TestPlayer } from '../../packages/game-rules/src/testing/test-player.ts';
import { SCALE } from '../../packages/money/src/testing/scale.ts';
import { playRound } from './play-game.ts';

/** Only bets that win thousands at once may lose as long as this and yet be fair. */
const FOUND_BY = 640_000n;
const PLAYED_ROUNDS = SCALE > 1 ? 20_000 : 5_000;

async function load(name: string): Promise<{ game: Game; stated: ReturnModel }> {
  const [mechanic = '', model = ''] = name.split('/');
  const game = await loadGame(mechanic, model);
  if (!game) throw new Error(`there is no game ${name}`);
  const { sheet } = game;
  const stated = modelOf({
    returnToPlayer: sheet.return,
    returnLeast: sheet.least,
    returnDeviation: sheet.deviation,
    returnMost: sheet.most,
  });
  if (!stated) throw new Error(`${name} states no return`);
  return { game, stated };
}

/** The number of rounds at which the monitor finds a game that returns this on average. */
function foundAt(stated: ReturnModel, mean: number): bigint {
  let rounds = nextCheck(0n);
  while (rounds < 10n ** 9n && isFair(stated, { rounds, sum: mean * Number(rounds), squares: 0 }))
    rounds = nextCheck(rounds);
  return rounds;
}

/** The last comparison, of a billion rounds. */
const LAST = lastCheck(10n ** 9n);

/** The first comparison at which the monitor finds a fair game whose rounds lie so many deviations from their mean. */
function foundByChance(stated: ReturnModel, mean: number, deviations: number): bigint | null {
  for (let rounds = nextCheck(0n); rounds <= LAST; rounds = nextCheck(rounds)) {
    const sum = mean * Number(rounds) + deviations * stated.deviation * Math.sqrt(Number(rounds));
    // Nobody gets back less than nothing.
    if (sum > 0 && !isFair(stated, { rounds, sum, squares: 0 })) return rounds;
  }
  return null;
}

/** Rarer than once in ten thousand comparisons. */
const RARE = 4;
/** What the service draws is judged too: every day for some, with SCALE for all. */
const PLAYED = MODEL_NAMES.filter(
  (name) => SCALE > 1 || ['dice/99', 'roulette/single-zero', 'keno/99'].includes(name),
);

test.each(PLAYED)('%s, played by anybody, is left alone at every comparison', async (name) => {
  const { game, stated } = await load(name);
  const players = PICKS[game.mechanic as keyof typeof PICKS];
  let sum = 0;
  for (let round = 1; round <= PLAYED_ROUNDS; round += 1) {
    const player = players[round % players.length] as TestPlayer;
    sum += playRound(game, player, { clientSeed: `judged ${name}`, nonce: round });
    if (lastCheck(BigInt(round)) === BigInt(round))
      expect(isFair(stated, { rounds: BigInt(round), sum, squares: 0 }), `at ${round} rounds`).toBe(true);
  }
});

describe.each(MODEL_NAMES)('the monitor, told the sheet of %s,', (name) => {
  test('leaves it alone however chance has it, and finds it if it never pays or pays its prizes twice', async () => {
    const { stated } = await load(name);
    expect(foundByChance(stated, stated.mean, RARE)).toBeNull();
    expect(foundByChance(stated, stated.least || stated.mean / 2, -RARE)).toBeNull();
    expect(foundAt(stated, 0)).toBeLessThanOrEqual(FOUND_BY);
    expect(foundAt(stated, 2 * stated.mean)).toBeLessThanOrEqual(FOUND_BY);
  });
});

test('blackjack, well played, is left alone for 640,000 rounds counted by its first bets, and not if by all', async () => {
  const { game, stated } = await load('blackjack/one-split');
  const rounds = SCALE > 1 ? 640_000 : 10_000;
  const player = createBestPlayer();
  let sum = 0;
  for (let round = 1; round <= rounds; round += 1) {
    sum += playRound(game, player, { clientSeed: 'monitor', nonce: round });
    if (lastCheck(BigInt(round)) === BigInt(round))
      expect(isFair(stated, { rounds: BigInt(round), sum, squares: 0 }), `at ${round} rounds`).toBe(true);
  }
  // 97.70 %, as `blackjack.figures.test.ts` computes it, judged as if no choices were made.
  expect(foundAt({ ...stated, least: stated.mean }, 0.977)).toBe(640_000n);
});
