import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betOf, rollbackOf } from '../../../testing/games/gamblers.ts';
import { type Jackpot, SETTLED_MS, startJackpot } from '../../../testing/games/jackpot.ts';
import { type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let jackpot: Jackpot;
let app: TestApp;
let vendor: TestVendor;
beforeAll(async () => {
  jackpot = await startJackpot();
  ({ app, vendor } = jackpot);
});
afterAll(() => app.close());

describe('contributions', () => {
  test('a bet adds its part once, however often it is sent', async () => {
    const { id, token } = await jackpot.gambler();
    const before = await jackpot.pool();
    const bet = betOf(id, { amount: 12_34n * (UNIT / 100n) });
    for (let times = 0; times < 3; times += 1)
      expect((await vendor.play(bet, { token })).status).toBe('RS_OK');
    expect(await jackpot.drawSettled()).toBe(1);
    await vendor.play(bet, { token });
    expect(await jackpot.drawSettled()).toBe(0);
    const after = await jackpot.pool();
    // 0.5 % of 12.34 is 0.0617.
    expect(after.contributed - before.contributed).toBe(6_170n);
    expect(after.pool - before.pool).toBe(6_170n);
  });

  test('come from titles that take part, in real money, and from nothing else', async () => {
    const before = await jackpot.pool();
    const other = await jackpot.gambler({ gameCode: 'poker' });
    await vendor.play(betOf(other.id, { game: 'poker' }), { token: other.token });
    const trial = await jackpot.gambler({ currency: 'XXX' });
    const played = await vendor.play(betOf(trial.id), { token: trial.token, currency: 'XXX' });
    expect(played).toMatchObject({ status: 'RS_OK', currency: 'XXX' });
    const poor = await jackpot.gambler({ units: 1n });
    expect((await vendor.play(betOf(poor.id), { token: poor.token })).status).toBe(
      'RS_ERROR_NOT_ENOUGH_MONEY',
    );
    expect(await jackpot.drawSettled()).toBe(0);
    expect(await jackpot.pool()).toEqual(before);
  });

  test('are exact to the last part over many bets, and each bet is in one draw', async () => {
    const before = await jackpot.pool();
    const players = [await jackpot.gambler(), await jackpot.gambler({ gameCode: 'crash' })];
    let expected = 0n;
    for (let count = 0; count < 60; count += 1) {
      const player = players[count % 2] as { id: string; token: string };
      const amount = BigInt(randomInt(1, 2_000)) * (UNIT / 100n);
      expected += (amount * 5_000n) / 1_000_000n;
      const bet = betOf(player.id, { amount, game: count % 2 === 0 ? 'dice' : 'crash' });
      expect((await vendor.play(bet, { token: player.token })).status).toBe('RS_OK');
      app.clock.advance(1_500);
      if (count % 7 === 0) await jackpot.draw();
    }
    await jackpot.drawSettled();
    const after = await jackpot.pool();
    expect(after.contributed - before.contributed).toBe(expected);
    expect(after.pool).toBe(after.seeded + after.contributed - after.won);
    const { rows } = await app.database.queries.execute(
      'select sum(contribution)::int8 as sum from games_transaction where contribution > 0',
    );
    expect(rows[0]).toEqual({ sum: after.contributed });
  });

  test('a bet waits until it is settled, and those behind it wait as well', async () => {
    const { id, token } = await jackpot.gambler();
    await vendor.play(betOf(id), { token });
    app.clock.advance(SETTLED_MS - 1);
    await vendor.play(betOf(id), { token });
    expect(await jackpot.draw()).toBe(0);
    app.clock.advance(1);
    const before = await jackpot.pool();
    expect(await jackpot.draw()).toBe(1);
    expect((await jackpot.pool()).contributed - before.contributed).toBe(5_000n);
    expect(await jackpot.drawSettled()).toBe(1);
  });

  test('a bet taken back before its draw adds nothing; one taken back later leaves the pool as it is', async () => {
    const { id, token } = await jackpot.gambler();
    const [early, late] = [betOf(id), betOf(id)];
    for (const bet of [early, late]) await vendor.play(bet, { token });
    expect((await vendor.play(rollbackOf(early), { token })).status).toBe('RS_OK');
    const before = await jackpot.pool();
    await jackpot.drawSettled();
    const after = await jackpot.pool();
    expect(after.contributed - before.contributed).toBe(5_000n);
    expect((await vendor.play(rollbackOf(late), { token })).status).toBe('RS_OK');
    await jackpot.drawSettled();
    expect(await jackpot.pool()).toEqual(after);
    expect(await vendor.balanceOf(id)).toBe(1_000n * UNIT);
    const { items } = await jackpot.get<{ items: [{ number: number }] }>('/lgw/games/jackpot/draws?limit=1');
    expect((await jackpot.drawn(items[0].number)).shares).toHaveLength(1);
  });

  test('a closed pool neither grows nor is drawn, and keeps what is in it', async () => {
    const { id, token } = await jackpot.gambler();
    await jackpot.putTerms({ isOpen: false });
    const before = await jackpot.pool();
    await vendor.play(betOf(id), { token });
    expect(await jackpot.drawSettled()).toBe(0);
    expect(await jackpot.pool()).toEqual(before);
    expect(await jackpot.shown()).toMatchObject({ mode: 'pool', coming: [] });
    await jackpot.putTerms();
    expect(await jackpot.pool()).toEqual(before);
    expect(await jackpot.drawSettled()).toBe(0);
  });
});
