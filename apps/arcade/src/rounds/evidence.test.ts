import { randomUUID } from 'node:crypto';
import { commitTo } from '@parlour/fairness';
import { GameRoundAnswer } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollDice } from '../games/dice.rules.ts';
import { makeOrder, OPERATOR_ID, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

test('shows a player’s operator the inputs of a round, and the seed once it is no longer in use', async () => {
  const user = randomUUID();
  const player = await arcade.open({ user });
  const { body } = await player.post('/api/rounds', makeOrder());
  const call = { operator_id: OPERATOR_ID, user, game_code: 'tide-dice', round: body.id };
  const ask = async (changes: object = {}) => arcade.ask('TIDEWATER', 'gameRound', { ...call, ...changes });
  const before = GameRoundAnswer.parse((await ask()).body).evidence;
  expect(before).toMatchObject({ pick: body.pick, outcome: { roll: body.roll }, server_seed: null });
  await player.post('/api/seeds/rotate');
  const after = GameRoundAnswer.parse((await ask()).body).evidence;
  const serverSeed = after?.server_seed ?? '';
  expect(commitTo(serverSeed)).toBe(before?.server_seed_hash);
  const { client_seed: clientSeed = '', nonce = -1 } = after ?? {};
  expect(rollDice({ serverSeed, clientSeed, nonce })).toEqual({ roll: body.roll });

  for (const changes of [
    { user: randomUUID() },
    { game_code: 'another' },
    { round: randomUUID() },
    { round: 'no id' },
  ])
    expect((await ask(changes)).status).toBe(404);
  expect((await arcade.ask('NORTHSTAR', 'gameRound', call)).status).toBe(404);
});
