import { randomUUID } from 'node:crypto';
import { commitTo } from '@parlour/fairness';
import { isSame, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { GameRoundAnswer } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

test('shows a player’s operator the inputs of a round, and the seed once it is no longer in use', async () => {
  const user = randomUUID();
  const player = await arcade.open({ user });
  const { body } = await player.play();
  const call = { operator_id: OPERATOR_ID, user, game_code: 'tide-dice', round: body.id };
  const ask = async (changes: object = {}) => arcade.ask('TIDEWATER', 'gameRound', { ...call, ...changes });
  const before = GameRoundAnswer.parse((await ask()).body).evidence;
  expect(before).toMatchObject({
    mechanic: 'dice',
    model: '99',
    pick: body.pick,
    steps: [],
    outcome: body.seen,
    server_seed: null,
  });
  const { seeds } = (await player.get('/api/session')).body;
  await player.post('/api/seeds', { clientSeed: 'mine', nextHash: seeds.nextServerSeedHash });
  const after = GameRoundAnswer.parse((await ask()).body).evidence;
  const serverSeed = after?.server_seed ?? '';
  expect(commitTo(serverSeed)).toBe(before?.server_seed_hash);
  const [clientSeed, nonce] = [after?.client_seed ?? '', after?.nonce ?? -1];
  const game = await loadGame('dice', '99');
  const record = { serverSeed, clientSeed, nonce, pick: body.pick, steps: [] };
  expect(game && isSame(recompute(game, record).played?.seen, body.seen)).toBe(true);

  for (const changes of [
    { user: randomUUID() },
    { game_code: 'another' },
    { round: randomUUID() },
    { round: 'no id' },
  ])
    expect((await ask(changes)).status).toBe(404);
  expect((await arcade.ask('NORTHSTAR', 'gameRound', call)).status).toBe(404);
});
