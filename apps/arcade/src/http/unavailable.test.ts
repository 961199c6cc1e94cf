import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startTestArcade } from '../testing/test-arcade.ts';

test('a bet that finds no connection to the database is told so, and repeated under its id it is one bet', async () => {
  const arcade = await startTestArcade();
  const player = await arcade.open({ user: randomUUID() });
  const order = { roundId: randomUUID(), stake: '10.00', pick: { side: 'over', chance: 5_000 } };
  const away = vi
    .spyOn(arcade.database, 'transaction')
    .mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'));
  expect(await player.post('/api/rounds', order)).toMatchObject({
    status: 503,
    body: { error: 'unavailable' },
  });
  away.mockRestore();
  const played = await player.post('/api/rounds', order);
  expect(played).toMatchObject({ status: 200, body: { id: order.roundId } });
  expect((await player.post('/api/rounds', order)).body).toEqual(played.body);
  expect(arcade.wallet.calls('bet')).toHaveLength(1);
  await arcade.close();
});

test('a bet that was taken before the database went is neither taken twice nor told as played', async () => {
  const arcade = await startTestArcade();
  const player = await arcade.open({ user: randomUUID() });
  const order = { roundId: randomUUID(), stake: '10.00', pick: { side: 'over', chance: 5_000 } };
  const { transaction } = arcade.database;
  // The bet is placed in one, and played in the next.
  const away = vi
    .spyOn(arcade.database, 'transaction')
    .mockImplementationOnce((...asked) => transaction(...asked))
    .mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'));
  const unknown = { status: 503, body: { error: 'unavailable' } };
  expect(await player.post('/api/rounds', order)).toMatchObject(unknown);
  away.mockRestore();
  expect(await player.post('/api/rounds', order)).toMatchObject(unknown);
  expect(arcade.wallet.calls('bet')).toHaveLength(1);
  await arcade.close();
});
