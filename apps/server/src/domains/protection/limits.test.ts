import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addPlayer, type Player, UNIT } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY_OF_DEPOSITS = { kind: 'deposit', period: 'day' } as const;
const DAY_OF_STAKES = { kind: 'stake', period: 'day' } as const;
const DAY_OF_LOSSES = { kind: 'loss', period: 'day' } as const;

describe('limits', () => {
  let app: TestApp;
  let players = 0;
  let shared: Player;
  beforeAll(async () => {
    app = await startTestApp({
      env: { HUMAN_CHECK: 'off', RATE_LIMIT_PER_MINUTE: '1000000' },
      brands: [
        makeBrand({ merchantCode: 'harbor', session: { idleMinutes: 1440, absoluteHours: 720 } }),
        makeBrand({ merchantCode: 'lantern', currency: 'JPY' }),
      ],
    });
    shared = await newPlayer();
  });
  afterAll(() => app.close());

  function newPlayer(merchant?: string): Promise<Player> {
    players += 1;
    return addPlayer(app, `player${players}`, merchant);
  }

  test('are none at first, of every kind and period', async () => {
    const { limits, exclusion, locks } = await (await newPlayer()).protection();
    expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      'deposit day',
      'deposit week',
      'deposit month',
      'stake day',
      'stake week',
      'stake month',
      'loss day',
      'loss week',
      'loss month',
    ]);
    for (const limit of limits)
      expect(limit).toMatchObject({ amount: null, used: '0.00', left: null, asked: null });
    expect({ exclusion, locks }).toEqual({ exclusion: null, locks: { deposit: false, play: false } });
  });

  test.each([
    ['0', 'too_small'],
    ['0.00', 'too_small'],
    ['-5', 'too_small'],
    ['1e5', 'wrong_format'],
    ['1.001', 'wrong_format'],
    ['1,000', 'wrong_format'],
    [' 5', 'wrong_format'],
    ['', 'wrong_format'],
    ['NaN', 'wrong_format'],
    ['0x10', 'wrong_format'],
    ['92233720368547.76', 'wrong_format'],
    ['9'.repeat(41), 'too_big'],
    [5, 'wrong_type'],
    [undefined, 'required'],
  ])('are not set to %j: %s', async (amount, fault) => {
    const answer = await shared.browser.post('/wps/protection/limit', { ...DAY_OF_DEPOSITS, amount });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
    expect((answer.value as { fields: object }).fields).toEqual({ amount: fault });
    expect(await shared.limit(DAY_OF_DEPOSITS)).toMatchObject({ amount: null });
  });

  test('take no digit that the currency does not show', async () => {
    const player = await newPlayer('lantern');
    expect((await player.setLimit(DAY_OF_DEPOSITS, '100.5')).code).toBe('invalid_input');
    expect((await player.setLimit(DAY_OF_DEPOSITS, '100')).status).toBe(200);
  });

  test.each(['kind', 'period'])('are of no other %s than there is', async (field) => {
    const body = { ...DAY_OF_DEPOSITS, amount: '5', [field]: 'constructor' };
    for (const path of ['', '/confirm', '/cancel'])
      expect((await shared.browser.post(`/wps/protection/limit${path}`, body)).code).toBe('invalid_input');
  });

  test.each(['submit', 'post'] as const)('bind the next posting once set, through %s', async (door) => {
    const player = await newPlayer();
    const go = player.doors[door];
    await player.setLimit(DAY_OF_DEPOSITS, '100');
    await player.setLimit(DAY_OF_STAKES, '50');
    expect(await go(player.deposit(100))).toMatchObject({ state: 'posted' });
    expect(await go(player.deposit(1))).toMatchObject({
      state: 'refused',
      refusal: { reason: 'limit_reached', kind: 'deposit', period: 'day', left: 0n },
    });
    expect(await go(player.bet(51))).toMatchObject({
      refusal: { reason: 'limit_reached', kind: 'stake', left: 50n * UNIT },
    });
    expect(await go(player.bet(50))).toMatchObject({ state: 'posted' });
    expect(await player.limit(DAY_OF_STAKES)).toMatchObject({
      amount: '50.00',
      used: '50.00',
      left: '0.00',
    });
  });

  test('bind at once when lowered, below what is used already', async () => {
    const player = await newPlayer();
    await player.setLimit(DAY_OF_DEPOSITS, '100');
    await player.submit(player.deposit(60));
    expect((await player.setLimit(DAY_OF_DEPOSITS, '40')).status).toBe(200);
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ amount: '40.00', left: '0.00' });
    expect(await player.submit(player.deposit(1))).toMatchObject({ state: 'refused' });
  });

  test.each(['200', null])('raised to %s wait 24 hours and for a confirmation', async (amount) => {
    const player = await newPlayer();
    await player.setLimit(DAY_OF_DEPOSITS, '100');
    await player.submit(player.deposit(100));
    const askedAt = app.clock.now();
    expect((await player.setLimit(DAY_OF_DEPOSITS, amount)).status).toBe(200);
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({
      amount: '100.00',
      asked: { amount: amount && '200.00', at: askedAt, confirmableAt: askedAt + 24 * HOUR_MS },
    });
    app.clock.set(askedAt + 24 * HOUR_MS - 1);
    await player.login();
    expect(await player.confirmLimit(DAY_OF_DEPOSITS)).toMatchObject({
      status: 409,
      code: 'too_early',
      value: { confirmableAt: askedAt + 24 * HOUR_MS },
    });
    app.clock.advance(1);
    // Waiting alone changes nothing.
    await player.submit(player.deposit(100));
    expect(await player.submit(player.deposit(1))).toMatchObject({ state: 'refused' });
    expect((await player.confirmLimit(DAY_OF_DEPOSITS)).status).toBe(200);
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({
      amount: amount && '200.00',
      asked: null,
    });
    expect(await player.submit(player.deposit(100))).toMatchObject({ state: 'posted' });
    expect((await player.confirmLimit(DAY_OF_DEPOSITS)).code).toBe('nothing_asked');
  });

  test('forget a raise that waits when lowered, set again as they are, or when it is taken back', async () => {
    const player = await newPlayer();
    await player.setLimit(DAY_OF_DEPOSITS, '100');
    const undo = {
      lowered: () => player.setLimit(DAY_OF_DEPOSITS, '90'),
      same: () => player.setLimit(DAY_OF_DEPOSITS, '90'),
      cancelled: () => player.cancelLimit(DAY_OF_DEPOSITS),
    };
    for (const [how, act] of Object.entries(undo)) {
      await player.setLimit(DAY_OF_DEPOSITS, null);
      expect([how, (await act()).status]).toEqual([how, 200]);
      expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ amount: '90.00', asked: null });
    }
    app.clock.advance(25 * HOUR_MS);
    await player.login();
    expect((await player.confirmLimit(DAY_OF_DEPOSITS)).code).toBe('nothing_asked');
    expect((await player.cancelLimit(DAY_OF_DEPOSITS)).code).toBe('nothing_asked');
  });

  test('wait since a raise was first asked for, and anew for another amount', async () => {
    const player = await newPlayer();
    await player.setLimit(DAY_OF_DEPOSITS, '100');
    const askedAt = app.clock.now();
    await player.setLimit(DAY_OF_DEPOSITS, '200');
    app.clock.advance(HOUR_MS);
    await player.setLimit(DAY_OF_DEPOSITS, '200');
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ asked: { at: askedAt } });
    await player.setLimit(DAY_OF_DEPOSITS, '300');
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ asked: { at: askedAt + HOUR_MS } });
  });

  test('bind by the lowest of them', async () => {
    const player = await newPlayer();
    await player.setLimit(DAY_OF_DEPOSITS, '100');
    await player.setLimit({ kind: 'deposit', period: 'week' }, '70');
    await player.setLimit({ kind: 'deposit', period: 'month' }, '80');
    expect(await player.submit(player.deposit(71))).toMatchObject({
      refusal: { period: 'week', left: 70n * UNIT },
    });
    expect(await player.submit(player.deposit(70))).toMatchObject({ state: 'posted' });
  });

  test('of losses give back what is won, and hold what may be lost', async () => {
    const player = await newPlayer();
    await player.submit(player.deposit(1_000));
    await player.setLimit(DAY_OF_LOSSES, '100');
    expect(await player.submit(player.bet(101))).toMatchObject({ refusal: { kind: 'loss' } });
    await player.submit(player.bet(100));
    expect(await player.submit(player.bet(1))).toMatchObject({ refusal: { kind: 'loss', left: 0n } });
    await player.submit(player.win(30));
    expect(await player.limit(DAY_OF_LOSSES)).toMatchObject({ used: '70.00', left: '30.00' });
    expect(await player.submit(player.bet(30))).toMatchObject({ state: 'posted' });
    await player.submit(player.win(150));
    expect(await player.limit(DAY_OF_LOSSES)).toMatchObject({ used: '-50.00', left: '150.00' });
  });

  test('know what was used before they were set', async () => {
    const player = await newPlayer();
    await player.submit(player.deposit(500));
    await player.submit(player.bet(80));
    await player.post(player.win(30));
    await player.post(player.betRollback(20));
    const used = { used: '60.00' };
    expect(await player.limit(DAY_OF_STAKES)).toMatchObject(used);
    await player.setLimit(DAY_OF_STAKES, '100');
    await player.setLimit(DAY_OF_LOSSES, '35');
    expect(await player.limit(DAY_OF_STAKES)).toMatchObject({ ...used, left: '40.00' });
    expect(await player.limit(DAY_OF_LOSSES)).toMatchObject({ used: '30.00', left: '5.00' });
    expect(await player.limit(DAY_OF_DEPOSITS)).toMatchObject({ used: '500.00' });
    expect(await player.submit(player.bet(6))).toMatchObject({ refusal: { kind: 'loss' } });
    expect(await player.submit(player.bet(5))).toMatchObject({ state: 'posted' });
  });

  test('are nobody else’s', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    await one.setLimit(DAY_OF_DEPOSITS, '1');
    expect(await other.limit(DAY_OF_DEPOSITS)).toMatchObject({ amount: null });
    expect(await other.submit(other.deposit(2))).toMatchObject({ state: 'posted' });
  });
});
