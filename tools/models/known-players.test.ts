import { createInstantStream } from '@parlour/fairness';
import { expect, test } from 'vitest';
import { MODEL_NAMES } from '../../packages/game-rules/src/generated/games.ts';
import { SCALE } from '../../packages/money/src/testing/scale.ts';
import { KNOWN_PLAYERS } from './known-players.ts';
import { simulateGame } from './play-game.ts';
import { createServiceWords } from './service-words.ts';

const ROUNDS = SCALE > 1 ? 10_000 * SCALE : 400;
/** Few rounds rarely have the greatest wins, so their own deviation is often too small. */
const SCORE_MAX = SCALE > 1 ? 4.5 : 6;
/** To know how to hold every deal takes seconds for each machine. */
const PLAYERS = KNOWN_PLAYERS.filter(({ game }) => SCALE > 1 || !game.startsWith('video-poker'));

test('the words of the simulations are those of the service', () => {
  for (const nonce of [0, 1, 999_999]) {
    const ours = createServiceWords({ clientSeed: 'parlour lines-20-low', nonce });
    const service = createInstantStream({
      serverSeed: 'a5'.repeat(32),
      clientSeed: 'parlour lines-20-low',
      nonce,
    });
    for (let word = 0; word < 20; word += 1) expect(ours.next()).toBe(service.next());
  }
});

test('every model but the slots has somebody of whom the return is known', () => {
  const others = MODEL_NAMES.filter((name) => !name.startsWith('slots/'));
  expect(new Set(KNOWN_PLAYERS.map(({ game }) => game))).toEqual(new Set(others));
});

test('rounds return what was counted, and are spread around it as chance would have it', async () => {
  const scores: number[] = [];
  for (const { game, bet, mean: counted, player } of PLAYERS) {
    const { mean, deviation } = await simulateGame(game, {
      player: player(),
      rounds: ROUNDS,
      clientSeed: 'known players',
    });
    const score = (mean - counted) / (Math.max(deviation, 0.1) / Math.sqrt(ROUNDS));
    scores.push(score);
    expect(Math.abs(score), `${game} ${bet}`).toBeLessThan(SCORE_MAX);
  }
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + score ** 2, 0) / scores.length);
  expect(spread).toBeGreaterThan(0.6);
  expect(spread).toBeLessThan(1.6);
});
