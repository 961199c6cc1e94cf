import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../testing/members.ts';
import { addPlayer, type Player, UNIT } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { endOfExclusion, isLonger } from './exclusions.rules.ts';

describe('an exclusion', () => {
  let app: TestApp;
  let players = 0;
  beforeAll(async () => {
    app = await startTestApp({ env: { HUMAN_CHECK: 'off', RATE_LIMIT_PER_MINUTE: '1000000' } });
  });
  afterAll(() => app.close());

  async function newPlayer(): Promise<Player> {
    players += 1;
    const player = await addPlayer(app, `player${players}`);
    await player.submit(player.deposit(100));
    return player;
  }

  test.each(['submit', 'post'] as const)('stops the very next deposit and stake through %s', async (door) => {
    const player = await newPlayer();
    const go = player.doors[door];
    const bet = player.bet(1);
    expect(await go(bet)).toMatchObject({ state: 'posted' });
    expect((await player.exclude('24h')).status).toBe(200);
    const untilMs = app.clock.now() + DAY_MS;
    for (const posting of [player.bet(1), player.deposit(1)])
      expect(await go(posting)).toEqual({ state: 'refused', refusal: { reason: 'excluded', untilMs } });
    // An earlier posting still gets its first answer.
    expect(await go(bet)).toMatchObject({ state: 'repeated' });
    expect((await player.protection()).exclusion).toEqual({ since: app.clock.now(), until: untilMs });
  });

  test('lets wins, refunds and withdrawals through', async () => {
    const player = await newPlayer();
    await player.submit(player.bet(50));
    await player.exclude('forever');
    expect(await player.submit(player.win(10))).toMatchObject({ state: 'posted' });
    expect(await player.submit(player.betRollback(50))).toMatchObject({ state: 'posted' });
    const { holds } = app.modules.wallet;
    const hold = {
      brandId: player.brandId,
      id: randomUUID(),
      memberId: player.id,
      currency: 'CNY',
      amount: 110n * UNIT,
      reference: 'withdrawal',
    };
    const steps = [
      () => app.database.transaction((tx) => holds.reserve(tx, hold)),
      () => app.database.transaction((tx) => holds.post(tx, hold, 'bank')),
    ];
    for (const step of steps) expect(await step()).toMatchObject({ state: 'posted' });
  });

  test('ends when its time is over, not a millisecond before', async () => {
    const player = await newPlayer();
    await player.exclude('24h');
    app.clock.advance(DAY_MS - 1);
    expect(await player.submit(player.bet(1))).toMatchObject({ refusal: { reason: 'excluded' } });
    app.clock.advance(1);
    expect(await player.submit(player.bet(1))).toMatchObject({ state: 'posted' });
    await player.login();
    expect((await player.protection()).exclusion).toBeNull();
  });

  test('is made longer, never shorter', async () => {
    const player = await newPlayer();
    await player.exclude('7d');
    const until = app.clock.now() + 7 * DAY_MS;
    expect((await player.exclude('24h')).value).toMatchObject({ exclusion: { until } });
    app.clock.advance(8 * 60_000);
    expect((await player.exclude('30d')).value).toMatchObject({
      exclusion: { until: app.clock.now() + 30 * DAY_MS },
    });
    expect((await player.exclude('forever')).value).toMatchObject({ exclusion: { until: null } });
    expect((await player.exclude('5y')).value).toMatchObject({ exclusion: { until: null } });
    app.clock.advance(6 * 366 * DAY_MS);
    expect(await player.submit(player.bet(1))).toMatchObject({ refusal: { reason: 'excluded' } });
  });

  test('stays as it is when limits change', async () => {
    const player = await newPlayer();
    await player.exclude('7d');
    await player.setLimit({ kind: 'stake', period: 'day' }, '10');
    expect(await player.submit(player.bet(1))).toMatchObject({ refusal: { reason: 'excluded' } });
  });

  test('takes the password, and counts wrong ones', async () => {
    const player = await newPlayer();
    expect(await player.exclude('24h', 'guess')).toMatchObject({ status: 400, code: 'wrong_password' });
    expect(await player.submit(player.bet(1))).toMatchObject({ state: 'posted' });
    expect((await player.exclude('24h')).status).toBe(200);
    // The right password cleared the count.
    const guess = () => player.exclude('24h', 'guess', { ip: '192.0.2.66' });
    const codes = [];
    for (let tries = 0; tries < 20; tries += 1) codes.push((await guess()).code);
    expect(codes.slice(0, 2)).toEqual(['wrong_password', 'wrong_password']);
    expect(codes.at(-1)).toBe('locked_out');
    expect((await player.exclude('7d')).code).toBe('locked_out');
  });

  test('is refused unsealed, and for a term there is not', async () => {
    const player = await newPlayer();
    const body = { for: '24h', password: 'any' };
    expect((await player.browser.post('/wps/protection/exclusion', body)).code).toBe('bad_seal');
    const answer = await player.exclude('1h' as '24h');
    expect(answer).toMatchObject({ code: 'invalid_input', value: { fields: { for: 'not_allowed' } } });
  });

  test('is not for trial accounts', async () => {
    const browser = openBrowser(app);
    const { value } = await browser.post('/wps/session/login/freeplay', {});
    browser.setToken((value as { token: string }).token);
    expect((await browser.call('/wps/protection')).code).toBe('free_reject');
  });
});

describe('the end of an exclusion', () => {
  const at = (text: string) => Date.parse(`${text}Z`);

  test.each([
    ['24h', '2026-11-15T17:30', '2026-11-16T17:30'],
    ['7d', '2026-12-28T00:00', '2027-01-04T00:00'],
    ['30d', '2027-01-31T10:00', '2027-03-02T10:00'],
    ['6m', '2026-11-15T17:30', '2027-05-15T17:30'],
    ['6m', '2026-08-31T12:00', '2027-03-03T12:00'],
    ['1y', '2028-02-29T12:00', '2029-03-01T12:00'],
    ['5y', '2026-11-15T17:30', '2031-11-15T17:30'],
  ] as const)('of %s from %s is %s', (term, from, end) => {
    expect(endOfExclusion(term, at(from))).toBe(at(end));
  });

  test('for ever is never, and later than any other', () => {
    expect(endOfExclusion('forever', 0)).toBeNull();
    expect(isLonger(null, at('2999-01-01T00:00'))).toBe(true);
    expect(isLonger(at('2999-01-01T00:00'), null)).toBe(false);
    expect(isLonger(null, null)).toBe(false);
  });
});
