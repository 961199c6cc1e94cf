import { createManualClock } from '@parlour/clock/manual-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../factories/brand.factory.ts';
import { addPlayer, type Player } from '../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** A Thursday at noon in New York, in a month that ends on a Saturday. */
const START_MS = Date.UTC(2026, 9, 15, 16);

/**
 * Two brands whose days end at different moments: in Shanghai at midnight (16:00 UTC), in New York at five in the
 * morning (09:00 UTC while clocks there are put forward, 10:00 afterwards).
 */
describe('limits of two brands in different zones', () => {
  let app: TestApp;
  const clock = createManualClock(START_MS);
  const players = new Map<string, Player>();

  beforeAll(async () => {
    app = await startTestApp({
      clock,
      env: { HUMAN_CHECK: 'off' },
      brands: [
        makeBrand({ merchantCode: 'harbor', timeZone: 'Asia/Shanghai' }),
        makeBrand({ merchantCode: 'lantern', timeZone: 'America/New_York', dayStartsAt: '05:00' }),
      ],
    });
    for (const period of ['day', 'week', 'month'] as const)
      for (const merchant of ['harbor', 'lantern']) {
        const player = await addPlayer(app, `${merchant}-${period}`, merchant);
        await player.setLimit({ kind: 'deposit', period }, '10');
        players.set(`${merchant} ${period}`, player);
      }
  });
  afterAll(() => app.close());

  const deposit = async (who: string) => {
    const player = players.get(who) as Player;
    return (await player.submit(player.deposit(10))).state;
  };

  /** The limit is used up just before the moment, and free again at it; at the other brand no period begins then. */
  test.each([
    ['day', 'harbor', '2026-10-16T16:00Z', 'lantern'],
    ['day', 'lantern', '2026-10-17T09:00Z', 'harbor'],
    ['week', 'harbor', '2026-10-18T16:00Z', 'lantern'],
    ['week', 'lantern', '2026-10-19T09:00Z', 'harbor'],
    ['month', 'harbor', '2026-10-31T16:00Z', 'lantern'],
    ['month', 'lantern', '2026-11-01T10:00Z', 'harbor'],
  ])('a %s at %s begins at %s, not at %s', async (period, merchant, moment, other) => {
    const beginsMs = Date.parse(moment);
    clock.set(beginsMs - 1);
    for (const who of [`${merchant} ${period}`, `${other} ${period}`]) await deposit(who);
    expect(await deposit(`${merchant} ${period}`)).toBe('refused');
    expect(await deposit(`${other} ${period}`)).toBe('refused');
    clock.set(beginsMs);
    expect(await deposit(`${other} ${period}`)).toBe('refused');
    expect(await deposit(`${merchant} ${period}`)).toBe('posted');
    expect(await deposit(`${merchant} ${period}`)).toBe('refused');
  });

  test('what was used is told for the day, week and month that are now', async () => {
    clock.set(Date.parse('2026-11-30T15:59:59.999Z'));
    const player = await addPlayer(app, 'teller', 'harbor');
    await player.submit(player.deposit(7));
    const used = async () => {
      const { limits } = await player.protection();
      return limits.filter(({ kind }) => kind === 'deposit').map(({ used: amount }) => amount);
    };
    expect(await used()).toEqual(['7.00', '7.00', '7.00']);
    // Tuesday, the first of December: the same week.
    clock.advance(1);
    expect(await used()).toEqual(['0.00', '7.00', '0.00']);
    // A limit set now begins with the same figures.
    await player.setLimit({ kind: 'deposit', period: 'week' }, '8');
    expect(await used()).toEqual(['0.00', '7.00', '0.00']);
    expect(await player.submit(player.deposit(2))).toMatchObject({ refusal: { period: 'week' } });
  });
});
