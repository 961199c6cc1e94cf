import { openPostgres } from '@parlour/database/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { addGambler, betOf, rollbackOf } from '../../../testing/games/gamblers.ts';
import { openPool, readPool, SETTLED_MS } from '../../../testing/games/jackpot.ts';
import { type TestVendor, UNIT } from '../../../testing/games/vendor.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PLAYERS = 8;
const BETS = 20;

/** Two instances on one database, as two processes are. */
describeWithServices('the jackpot on PostgreSQL, from two instances', () => {
  let apps: [TestApp, TestApp];
  let vendor: TestVendor;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const open = () => openPostgres({ url: DATABASE_URL, pool: 16, log: createLog('silent') });
    const one = await startTestApp({ database: await open() });
    apps = [one, await startTestApp({ database: await open(), brands: [], clock: one.clock })];
    vendor = await openPool(one, { contributionPpm: 100_000, oddsDigits: 10 });
  });
  afterAll(async () => {
    await apps[1].close();
    await apps[0].close();
  });
  const drawEverywhere = () =>
    Promise.all(
      [0, 1, 0, 1].map((index) => (apps[index] as TestApp).modules.games.jackpot.drawAll(vendor.brand.id)),
    );

  test('bets that come while both draw are in one draw each, and every part is in the pool', async () => {
    const before = await readPool(apps[0], vendor.brand.id);
    const players = [];
    for (let index = 0; index < PLAYERS; index += 1)
      players.push(await addGambler(apps[0], vendor, `racer${index}`));
    let expected = 0n;
    for (let round = 0; round < BETS; round += 1) {
      const plays = players.map(({ id, token }, index) => {
        const amount = BigInt(1 + index + round) * UNIT;
        expected += amount / 10n;
        return vendor.play(betOf(id, { amount }), { token, at: apps[(index + round) % 2] as TestApp });
      });
      apps[0].clock.advance(5_000);
      const [answers] = await Promise.all([Promise.all(plays), drawEverywhere()]);
      expect(answers.every(({ status }) => status === 'RS_OK')).toBe(true);
    }
    apps[0].clock.advance(SETTLED_MS);
    await drawEverywhere();
    const after = await readPool(apps[0], vendor.brand.id);
    expect(after.contributed - before.contributed).toBe(expected);
    expect(after.pool).toBe(after.seeded + after.contributed - after.won);
    const { rows } = await apps[0].database.queries.execute(
      `select sum(entries)::int8 as entries, sum(contributed)::int8 as contributed, sum(won)::int8 as won
       from games_jackpot_draw where drawn_at is not null`,
    );
    expect(rows[0]).toEqual({
      entries: BigInt(PLAYERS * BETS),
      contributed: after.contributed,
      won: after.won,
    });
  });

  test('a pool that both would pay is paid once', async () => {
    const { id, token } = await addGambler(apps[0], vendor, 'lucky', { units: 2_000_000n });
    const before = await readPool(apps[0], vendor.brand.id);
    const bet = betOf(id, { amount: 1_000_000n * UNIT });
    await vendor.play(bet, { token });
    apps[0].clock.advance(SETTLED_MS);
    const [, taken] = await Promise.all([
      drawEverywhere(),
      vendor.play(rollbackOf(bet), { token, at: apps[1] }),
    ]);
    const after = await readPool(apps[0], vendor.brand.id);
    const isTakenBack = taken.status === 'RS_OK';
    // The second call saw the first: the bet either won or was rolled back, never both.
    expect(after.won - before.won > 0n).toBe(!isTakenBack);
    expect(after.pool).toBe(after.seeded + after.contributed - after.won);
    const won = after.won - before.won;
    expect(await vendor.balanceOf(id)).toBe((isTakenBack ? 2_000_000n : 1_000_000n) * UNIT + won);
  });
});
