import { randomUUID } from 'node:crypto';
import { payoutOf } from '@parlour/game-rules';
import { writeDecimal } from '@parlour/money';
import { BetCall, RollbackCall, WinCall } from '@parlour/wallet-protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEAST_MS, makeOrder, startTestArcade, type TestArcade } from '../testing/test-arcade.ts';

const CNY = { digits: 2 };
let arcade: TestArcade;
beforeAll(async () => {
  arcade = await startTestArcade();
});
afterAll(() => arcade.close());

/** A player per test, so that rounds do not mix. */
const open = (changes: object = {}) => arcade.open({ user: randomUUID(), ...changes });

describe('a round', () => {
  test('takes the stake, draws, pays and closes, as the protocol requires', async () => {
    const player = await open();
    const before = arcade.wallet.balance();
    const { status, body } = await player.play();
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'settled', stake: '10.00', serverSeed: null });
    const won = body.seen.roll < 9_800 ? payoutOf(1_000_000n, { over: 9_900n, under: 9_800n }, CNY) : 0n;
    expect(body.payout).toBe(writeDecimal(won));
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n + won);
    expect(body.balance).toBe(writeDecimal(arcade.wallet.balance()));
    const bet = BetCall.parse(arcade.wallet.calls('bet').at(-1));
    const win = WinCall.parse(arcade.wallet.calls('win').at(-1));
    expect(bet).toMatchObject({ round: body.id, round_closed: false, amount: 1_000_000n });
    expect(win).toMatchObject({
      round: body.id,
      round_closed: true,
      amount: won,
      reference_transaction_uuid: bet.transaction_uuid,
    });
  });

  test('that is lost closes with a win of nothing', async () => {
    const player = await open();
    const lost = await playUntil(player, { side: 'under', chance: 100 }, (body) => body.payout === '0.00');
    expect(lost.state).toBe('settled');
    expect(WinCall.parse(arcade.wallet.calls('win').at(-1))).toMatchObject({
      amount: 0n,
      round_closed: true,
    });
  });

  test('is played once, even if requested twice', async () => {
    const player = await open();
    const order = makeOrder();
    const bets = arcade.wallet.calls('bet').length;
    const [one, two] = await Promise.all([player.play(order), player.play(order)]);
    expect(two).toEqual(one);
    expect((await player.play(order)).body).toEqual(one.body);
    expect(arcade.wallet.calls('bet').length).toBe(bets + 1);
  });

  test('cannot come again with another stake, nor under the id of another player', async () => {
    const player = await open();
    const order = makeOrder();
    await player.play(order);
    expect(await player.play({ ...order, stake: '20.00' })).toEqual(refused(409, 'round_differs'));
    const other = await open();
    expect(await other.play(order)).toEqual(refused(404, 'not_found'));
    expect(await other.get(`/api/rounds/${order.roundId}`)).toEqual(refused(404, 'not_found'));
  });

  test('waits for the one before it', async () => {
    const player = await open();
    const { first } = await playWhileHanging(player);
    expect(await player.play()).toEqual(refused(409, 'round_running'));
    expect((await first).body.state).toBe('settled');
  });

  test.each([
    ['a stake below the limit', { stake: '0.50' }, 'stake_too_small'],
    ['a stake above the limit', { stake: '10000.01' }, 'stake_too_big'],
    ['a win above the limit', { stake: '6000.00', pick: { side: 'over', chance: 100 } }, 'stake_too_big'],
    ['a stake finer than the coin', { stake: '1.005' }, 'invalid_input'],
    ['a stake that is no amount', { stake: '1e3' }, 'invalid_input'],
    ['a chance beyond the range', { pick: { side: 'over', chance: 9_801 } }, 'invalid_input'],
    ['an id of its own making', { roundId: 'round-1' }, 'invalid_input'],
  ])('is refused for %s, before any money moves', async (_, changes, error) => {
    const player = await open();
    const bets = arcade.wallet.calls('bet').length;
    expect(await player.play(makeOrder(changes))).toEqual(refused(400, error));
    expect(arcade.wallet.calls('bet').length).toBe(bets);
  });

  test('is played in trial money as in any other', async () => {
    const player = await open({ currency: 'XXX' });
    expect((await player.get('/api/session')).body.currency).toMatchObject({ code: 'XXX', symbol: '' });
    expect((await player.play()).body.state).toBe('settled');
    expect(BetCall.parse(arcade.wallet.calls('bet').at(-1)).currency).toBe('XXX');
  });
});

describe('a wallet that fails', () => {
  test.each([
    ['is down', 'down'],
    ['hangs', 'hangs'],
    ['took the stake and did not say so', 'mute'],
    ['answers garbage', 'garbage'],
    ['answers another question', 'elsewhere'],
  ] as const)('once, because it %s, is asked again about the same bet', async (_, mood) => {
    const player = await open();
    const before = arcade.wallet.balance();
    arcade.wallet.be('bet', mood);
    const { body } = await player.play();
    expect(body.state).toBe('settled');
    const [one, two] = arcade.wallet.calls('bet').slice(-2);
    expect(one?.transaction_uuid).toBe(two?.transaction_uuid);
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n + partsOf(body.payout));
  });

  test('three times gets the bet back in any case, until it says that it has', async () => {
    const player = await open();
    const before = arcade.wallet.balance();
    arcade.wallet.be('bet', 'mute', 'down', 'down');
    arcade.wallet.be('rollback', 'down', 'garbage');
    const order = makeOrder();
    expect(await player.play(order)).toEqual(refused(503, 'wallet_away'));
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n);
    expect((await player.get(`/api/rounds/${order.roundId}`)).body).toMatchObject({
      state: 'cancelling',
      seen: null,
    });
    for (const expected of ['cancelling', 'cancelled']) {
      arcade.clock.advance(10_000);
      expect(await arcade.work.doDue()).toBe(1);
      expect((await player.get(`/api/rounds/${order.roundId}`)).body.state).toBe(expected);
    }
    expect(arcade.wallet.balance()).toBe(before);
    const bet = BetCall.parse(arcade.wallet.calls('bet').at(-1));
    expect(RollbackCall.parse(arcade.wallet.calls('rollback').at(-1)).reference_transaction_uuid).toBe(
      bet.transaction_uuid,
    );
    expect(await player.play(order)).toEqual(refused(503, 'wallet_away'));
  });

  test.each([
    ['RS_ERROR_NOT_ENOUGH_MONEY', 'not_enough_money', 409, 0],
    ['RS_ERROR_LIMIT_REACHED', 'limit_reached', 409, 0],
    ['RS_ERROR_USER_DISABLED', 'account_closed', 403, 1],
    ['RS_ERROR_TOKEN_EXPIRED', 'session_ended', 401, 1],
    ['RS_ERROR_INVALID_TOKEN', 'session_ended', 401, 1],
    ['RS_ERROR_UNKNOWN', 'wallet_away', 503, 1],
  ] as const)('with %s is told as %s', async (status, error, code, rollbacks) => {
    const player = await open();
    arcade.wallet.be('bet', { status });
    const before = arcade.wallet.calls('rollback').length;
    expect(await player.play()).toEqual(refused(code, error));
    expect(arcade.wallet.calls('rollback').length - before).toBe(rollbacks);
  });

  test('to take the win is owed it: the round ends at once and is paid later, once', async () => {
    const player = await open();
    const before = arcade.wallet.balance();
    arcade.wallet.be('win', 'down', 'mute', 'garbage');
    const { body } = await player.play();
    expect(body).toMatchObject({ state: 'drawn', seen: { roll: expect.any(Number) } });
    let state = 'drawn';
    for (let tries = 0; tries < 5 && state !== 'settled'; tries += 1) {
      arcade.clock.advance(10_000);
      await arcade.work.doDue();
      state = (await player.get(`/api/rounds/${body.id}`)).body.state;
    }
    expect(state).toBe('settled');
    expect(arcade.wallet.balance()).toBe(before - 1_000_000n + partsOf(body.payout));
  });

  test('to know the bet it was paid for makes the round a dispute', async () => {
    const player = await open();
    arcade.wallet.be('win', { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    const { body } = await player.play();
    expect(body.state).toBe('disputed');
    arcade.clock.advance(600_000);
    expect(await arcade.work.doDue()).toBe(0);
  });

  test('to return the balance leaves the page without one, which it says', async () => {
    const player = await open();
    arcade.wallet.be('balance', 'down', 'down');
    expect((await player.get('/api/session')).body.balance).toBeNull();
    expect(await player.get('/api/balance')).toEqual(refused(503, 'wallet_away'));
  });
});

describe('a session', () => {
  test('cannot be used without its key', async () => {
    const { url } = await open();
    const id = url.pathname.split('/').at(-1);
    for (const bearer of [
      '',
      'x',
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `${randomUUID()}.${url.hash.slice(1)}`,
    ]) {
      const answer = await arcade.server.inject({
        url: '/api/session',
        headers: { authorization: `Bearer ${bearer}` },
      });
      expect(answer.json()).toEqual({ error: 'session_ended' });
    }
  });

  test('ends after twelve hours, to the millisecond', async () => {
    const player = await open();
    arcade.clock.advance(12 * 3_600_000 - 1);
    expect((await player.get('/api/session')).status).toBe(200);
    arcade.clock.advance(1);
    expect(await player.get('/api/session')).toEqual(refused(401, 'session_ended'));
  });

  test('shows the last rounds, newest first', async () => {
    const player = await open();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await player.play()).body.id);
    }
    const { rounds, next } = (await player.get('/api/rounds')).body;
    expect(rounds.map(({ id }: { id: string }) => id)).toEqual(ids.reverse());
    expect(next).toBeNull();
    const earlier = (await player.get(`/api/rounds?before=${ids[0]}`)).body.rounds;
    expect(earlier.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1));
    expect(await player.get('/api/rounds?before=first')).toEqual(refused(400, 'invalid_input'));
  });

  test('tells its time and what it cost and brought', async () => {
    const player = await open();
    const { body } = await player.play();
    arcade.clock.advance(60_000);
    const { sitting } = (await player.get('/api/session')).body;
    expect(sitting).toMatchObject({ staked: '10.00', won: body.payout });
    expect(sitting.now - sitting.startedAt).toBe(60_000 + LEAST_MS);
  });

  test('keeps the pace that its operator asked for', async () => {
    const player = await open({ meta: { pace: 'strict' } });
    expect((await player.get('/api/session')).body.pace).toMatchObject({ profile: 'strict', hasAuto: false });
    await player.play();
    arcade.clock.advance(4_000);
    const early = await arcade.server.inject({
      method: 'POST',
      url: '/api/rounds',
      headers: { ...player.bearer, 'content-type': 'application/json' },
      body: JSON.stringify(makeOrder()),
    });
    expect(early.json()).toEqual({ error: 'too_fast', retryMs: 1_000 });
    expect(early.headers['retry-after']).toBe('1');
    arcade.clock.advance(1_000);
    expect((await player.play()).status).toBe(200);
  });

  test('plays two games at the same time only where the pace allows it', async () => {
    for (const [pace, status] of [
      ['strict', 409],
      ['free', 200],
    ] as const) {
      const user = `pace-${pace}`;
      const mines = await arcade.open({ user, meta: { pace }, game_code: 'jewel-mines' }, 'NORTHSTAR');
      const { body } = await mines.play(makeOrder({ pick: { mines: 3 } }));
      expect(body.state).toBe('open');
      arcade.clock.advance(10_000);
      const dice = await arcade.open({ user, meta: { pace } });
      expect((await dice.play()).status).toBe(status);
    }
  });
});

const refused = (status: number, error: string) => ({ status, body: { error } });
const partsOf = (decimal: string) => BigInt(decimal.replace('.', '')) * 1_000n;

type Player = Awaited<ReturnType<TestArcade['open']>>;

async function playUntil(player: Player, pick: object, isEnough: (body: { payout: string }) => boolean) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await player.play(makeOrder({ pick }));
    if (isEnough(body)) return body;
  }
  throw new Error('no such round in a hundred');
}

/** The round is running, and its bet stays unanswered until the deadline. */
async function playWhileHanging(player: Player) {
  const bets = arcade.wallet.calls('bet').length;
  arcade.wallet.be('bet', 'hangs');
  const first = player.play();
  await vi.waitFor(() => expect(arcade.wallet.calls('bet').length).toBe(bets + 1), { interval: 5 });
  return { first };
}
