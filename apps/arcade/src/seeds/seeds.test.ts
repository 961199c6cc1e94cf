import { randomUUID } from 'node:crypto';
import { commitTo } from '@parlour/fairness';
import { isSame, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

const open = () => arcade.open({ user: randomUUID() });
const refused = (status: number, error: string) => ({ status, body: { error } });

test('a seed is committed to before play and before the player chooses theirs; revealed, it accounts for every round', async () => {
  const player = await open();
  const { seeds } = (await player.get('/api/session')).body;
  expect(seeds).toMatchObject({
    nextNonce: 0,
    isHouseMade: true,
    serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const rounds = [(await player.play()).body, (await player.play()).body];
  expect(rounds.map(({ nonce }) => nonce)).toEqual([0, 1]);
  const choice = { clientSeed: 'my:own-seed', nextHash: seeds.nextServerSeedHash };
  const { revealed, inUse } = (await player.post('/api/seeds', choice)).body;
  expect(commitTo(revealed.serverSeed)).toBe(seeds.serverSeedHash);
  expect(inUse).toMatchObject({
    serverSeedHash: seeds.nextServerSeedHash,
    clientSeed: 'my:own-seed',
    isHouseMade: false,
    nextNonce: 0,
  });
  const game = await loadGame('dice', '99');
  if (!game) throw new Error('dice has no model');
  for (const round of rounds) {
    const told = (await player.get(`/api/rounds/${round.id}`)).body;
    expect(told.serverSeed).toBe(revealed.serverSeed);
    expect(isSame(recompute(game, told).played?.seen, round.seen)).toBe(true);
  }
  expect((await player.play()).body).toMatchObject({ clientSeed: 'my:own-seed', nonce: 0 });
});

test('a seed is rotated once, by the tab that saw the next hash', async () => {
  const player = await open();
  const { seeds } = (await player.get('/api/session')).body;
  const choice = { clientSeed: 'one', nextHash: seeds.nextServerSeedHash };
  expect((await player.post('/api/seeds', choice)).status).toBe(200);
  expect(await player.post('/api/seeds', choice)).toEqual(refused(409, 'seeds_changed'));
});

test('a seed is not revealed while a round is to be drawn from it', async () => {
  const player = await open();
  const { seeds } = (await player.get('/api/session')).body;
  const bets = arcade.wallet.calls('bet').length;
  arcade.wallet.be('bet', 'hangs');
  const first = player.play();
  await vi.waitFor(() => expect(arcade.wallet.calls('bet').length).toBe(bets + 1), { interval: 5 });
  const choice = { clientSeed: 'one', nextHash: seeds.nextServerSeedHash };
  expect(await player.post('/api/seeds', choice)).toEqual(refused(409, 'round_running'));
  expect((await first).body.state).toBe('settled');
});

test('a refused bet gives its nonce back', async () => {
  const player = await open();
  arcade.wallet.be('bet', { status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
  await player.play();
  expect((await player.play()).body.nonce).toBe(0);
});

test.each(['', 'with blank', 'x'.repeat(65), 'ü'])('%j is no client seed', async (clientSeed) => {
  const player = await open();
  const { seeds } = (await player.get('/api/session')).body;
  const choice = { clientSeed, nextHash: seeds.nextServerSeedHash };
  expect(await player.post('/api/seeds', choice)).toEqual(refused(400, 'bad_client_seed'));
});
