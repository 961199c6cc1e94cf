import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { isSame, type JsonObject, recompute } from '@parlour/game-rules';
import { loadGame } from '@parlour/game-rules/games';
import { RollbackCall, WinCall } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade({ balance: 10n ** 15n });
});
afterAll(() => arcade.close());

const open = (changes: object = {}) =>
  arcade.open({ user: randomUUID(), game_code: 'jewel-mines', ...changes }, 'NORTHSTAR');
const refused = (status: number, error: string) => ({ status, body: { error } });

/** A round with one mine, whose first tiles are safe. */
async function playSafely(count: number, stake = '10.00') {
  for (let tries = 0; tries < 50; tries += 1) {
    const player = await open();
    let round = (await player.play({ roundId: randomUUID(), stake, pick: { mines: 1 } })).body;
    for (let tile = 0; tile < count && round.state === 'open'; tile += 1)
      round = (await player.step(round, { open: tile })).body;
    if (round.state === 'open') return { player, round };
  }
  throw new Error('no such round in fifty');
}

describe('a round with steps', () => {
  test('stays open until its player stops, shows no mine before, and pays what stopping said', async () => {
    const { player, round } = await playSafely(2);
    expect(round).toMatchObject({ seen: { opened: [0, 1], mines: null }, isOver: false, payout: null });
    const wins = arcade.wallet.calls('win').length;
    const { body } = await player.step(round, { stop: true });
    expect(body).toMatchObject({ state: 'settled', isOver: true, payout: round.stopPays, stopPays: null });
    expect(body.seen.mines).toHaveLength(1);
    expect(arcade.wallet.calls('win')).toHaveLength(wins + 1);
    expect(WinCall.parse(arcade.wallet.calls('win').at(-1)).round_closed).toBe(true);
  });

  test('takes a step once, even if it is tapped twice or told by two tabs', async () => {
    const { player, round } = await playSafely(1);
    const [one, two] = await Promise.all([
      player.step(round, { stop: true }),
      player.step(round, { stop: true }),
    ]);
    expect(two).toEqual(one);
    expect((await player.step(round, { stop: true })).body).toEqual(one.body);
    expect(await player.step(round, { open: 24 })).toEqual(refused(409, 'round_differs'));
  });

  test.each([
    ['a tile twice', { open: 0 }, 409, 'step_refused'],
    ['what is no step', { open: 25 }, 400, 'invalid_input'],
    ['a step of another game', { guess: 'higher' }, 400, 'invalid_input'],
  ])('refuses %s, and stays as it was', async (_, step, status, error) => {
    const { player, round } = await playSafely(1);
    expect(await player.step(round, step)).toEqual(refused(status, error));
    expect((await player.get(`/api/rounds/${round.id}`)).body).toEqual(round);
  });

  test('refuses a step out of its turn, after its end, and of another player', async () => {
    const { player, round } = await playSafely(1);
    const skipped = await player.post(`/api/rounds/${round.id}/steps`, { index: 5, step: { stop: true } });
    expect(skipped).toEqual(refused(409, 'step_refused'));
    const other = await open();
    expect(await other.step(round, { stop: true })).toEqual(refused(404, 'not_found'));
    const ended = (await player.step(round, { stop: true })).body;
    expect(await player.step(ended, { open: 9 })).toEqual(refused(409, 'step_refused'));
  });

  test('comes back after a reload, and no second one is begun meanwhile', async () => {
    const { player, round } = await playSafely(1);
    const { open: running } = (await player.get('/api/session')).body;
    expect(running).toEqual(round);
    const order = { roundId: randomUUID(), stake: '10.00', pick: { mines: 1 } };
    expect(await player.play(order)).toEqual(refused(409, 'round_open'));
    await player.step(round, { stop: true });
    expect((await player.play(order)).status).toBe(200);
  });

  test('holds its seed until it is over, and is then computed again from it', async () => {
    const { player, round } = await playSafely(1);
    const { seeds } = (await player.get('/api/session')).body;
    const choice = { clientSeed: 'mine', nextHash: seeds.nextServerSeedHash };
    expect(await player.post('/api/seeds', choice)).toEqual(refused(409, 'round_running'));
    const { body } = await player.step(round, { stop: true });
    await player.post('/api/seeds', choice);
    const told = (await player.get(`/api/rounds/${round.id}`)).body;
    const game = await loadGame('mines', '99');
    expect(game && isSame(recompute(game, told).played?.seen, body.seen)).toBe(true);
  });

  test('is stopped after a day for a player who does not come back', async () => {
    await endAll();
    const { player, round } = await playSafely(2);
    arcade.clock.advance(DAY_MS - 1);
    expect(await arcade.work.doDue()).toBe(0);
    arcade.clock.advance(1);
    expect(await arcade.work.doDue()).toBe(1);
    const rounds = await listAll(player.userName, round.id);
    expect(rounds).toMatchObject({ state: 'settled', steps: [{ open: 0 }, { open: 1 }, { stop: true }] });
  });

  test('in which nothing was risked after a day gives its bet back', async () => {
    await endAll();
    const player = await open();
    const before = arcade.wallet.balance();
    const { body } = await player.play({ roundId: randomUUID(), stake: '10.00', pick: { mines: 3 } });
    expect(body).toMatchObject({ state: 'open', stopPays: '0.00' });
    arcade.clock.advance(DAY_MS);
    await arcade.work.doDue();
    expect(arcade.wallet.balance()).toBe(before);
    expect(RollbackCall.parse(arcade.wallet.calls('rollback').at(-1)).round).toBe(body.id);
  });

  test('is stopped by the house where one more step could win more than the limit', async () => {
    // At 10,000.00 the limit of 500,000.00 is fifty times the stake; 24 mines pay 24.75 at once, 13 mines more and more.
    for (let tries = 0; tries < 200; tries += 1) {
      const player = await open();
      let round = (await player.play({ roundId: randomUUID(), stake: '10000.00', pick: { mines: 13 } })).body;
      for (let tile = 0; tile < 12 && round.state === 'open'; tile += 1)
        round = (await player.step(round, { open: tile })).body;
      const last: JsonObject = round.steps.at(-1);
      if (!('stop' in last)) continue;
      expect(Number(round.payout)).toBeLessThanOrEqual(500_000);
      expect(Number(round.payout)).toBeGreaterThan(100_000);
      return;
    }
    throw new Error('nobody came so far in two hundred rounds');
  });
});

/** What other tests left open. */
async function endAll(): Promise<void> {
  arcade.clock.advance(DAY_MS);
  while ((await arcade.work.doDue()) > 0);
}

/** What is stored of a round, seen from a new opening of the game by its player. */
async function listAll(user: string, id: string) {
  const player = await open({ user });
  return (await player.get(`/api/rounds/${id}`)).body;
}
