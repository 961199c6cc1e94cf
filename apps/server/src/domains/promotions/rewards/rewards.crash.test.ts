import { randomInt } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeVendorTitle } from '../../../factories/games.factory.ts';
import { createLog } from '../../../observability/log.ts';
import { betOf, winOf } from '../../../testing/games/gamblers.ts';
import { putVendor } from '../../../testing/games/games.ts';
import { openVendor, UNIT } from '../../../testing/games/vendor.ts';
import { type KilledWork, workUntilKilled } from '../../../testing/process.ts';
import { addTaker, openOffers } from '../../../testing/promotions/offers.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp } from '../../../testing/test-app.ts';

/** Fifty at SCALE=10. */
const KILLS = SCALE > 1 ? 5 * SCALE : 2;
const STATEMENTS_MAX = 150;
const TAKERS = 3;
/** For joining, and for a loss of 1,000 at the first level of the usual plan. */
const EARNED = [
  'offer cash 10.00 claimed',
  'points points 100.00 claimed',
  'rebate cash 3.00 claimed',
  'rescue cash 10.00 claimed',
  'sign_in points 1.00 claimed',
];
const CASH = 23n;

describeWithServices('rewards when processes are killed', () => {
  test(`what was earned is given and paid once through ${KILLS} kills`, async () => {
    const { DATABASE_URL: url } = await serviceEnvironment();
    const app = await startTestApp({
      brands: [makeBrand({ merchantCode: 'harbor', timeZone: 'UTC' })],
      env: { HUMAN_CHECK: 'off' },
      database: await openPostgres({ url, pool: 5, log: createLog('silent') }),
    });
    const vendor = await openVendor(app);
    await putVendor(app, 'STUDIO', [makeVendorTitle({ game_code: 'slot', return_to_player: '96.00' })]);
    const { id: offerId } = await (await openOffers(app)).launch();
    const takers: Awaited<ReturnType<typeof addTaker>>[] = [];
    for (let index = 0; index < TAKERS; index += 1) takers.push(await addTaker(app, `taker${index}`));
    for (const { id } of takers) {
      await vendor.fund(id, 1_000n);
      const token = await vendor.openSession(id, { gameCode: 'slot' });
      const bet = betOf(id, { game: 'slot', amount: 1_000n * UNIT });
      await vendor.play(bet, { token });
      await vendor.play(winOf(bet, { amount: 0n, closes: true }), { token });
    }
    app.clock.advance(DAY_MS);

    const work: KilledWork = { calls: [], jobs: ['night'] };
    for (const { browser, call } of takers) {
      await call('/wps/rewards');
      const from = { cookies: [...browser.jar], token: browser.token() };
      work.calls.push(
        { ...from, url: '/wps/promotions/join', body: { id: offerId } },
        { ...from, url: '/wps/promotions/signIn', body: {} },
        { ...from, url: '/wps/rewards/claimAll', body: {} },
      );
    }
    const atMs = app.clock.now();
    const points = Array.from({ length: KILLS }, () => 1 + randomInt(STATEMENTS_MAX));
    for (const statement of points) await workUntilKilled(url, { atMs, statement, work });
    // Once to the end, and once more to claim what the night gave.
    for (let times = 0; times < 2; times += 1)
      await workUntilKilled(url, { atMs, statement: Number.MAX_SAFE_INTEGER, work });

    for (const taker of takers) {
      const given = (await taker.history()).map(({ source, kind, amount, state }) =>
        [source, kind, amount, state].join(' '),
      );
      expect(given.sort(), `killed at ${points.join()}`).toEqual(EARNED);
      expect(await taker.purse(), `killed at ${points.join()}`).toBe(CASH * UNIT);
    }
    const brandId = app.modules.system.brands.ofMerchant('harbor')?.id ?? '';
    expect((await app.modules.wallet.checker.look(brandId)).findings).toEqual([]);
    await app.close();
  }, 1_800_000);
});
