import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { systemClock } from '@parlour/clock/clock';
import { openPostgres } from '@parlour/database/postgres';
import { PARTS_PER_UNIT, readDecimal } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { createLog } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createProfitLoss } from './profit-loss.service.ts';

const WITHIN_MS = 1_000;
const ROUNDS = 60 * SCALE;

/** Two apps on one database and bus, as two processes are, on clocks that run. */
async function startTwo(): Promise<[TestApp, TestApp]> {
  const { DATABASE_URL, REDIS_URL } = await serviceEnvironment();
  const join = async (brands = [makeBrand({ merchantCode: 'harbor' })]) =>
    startTestApp({
      database: await openPostgres({ url: DATABASE_URL, pool: 8, log: createLog('silent') }),
      env: { REDIS_URL, HUMAN_CHECK: 'off' },
      clock: { ...systemClock, advance: () => {}, set: () => {} },
      brands,
    });
  return [await join(), await join([])];
}
const brandOf = (app: TestApp) => app.modules.system.brands.ofMerchant('harbor') as Brand;

describeWithServices('records on several processes', () => {
  test('a balance that changes on one is told to pages open on another within a second', async () => {
    const [here, there] = await startTwo();
    const { id } = await addMember(here, 'mary01');
    const browser = openBrowser(there);
    await browser.login('mary01');
    const { value } = await browser.post('/wps/session/ticket', { purpose: 'live' });
    const origin = await there.server.listen({ port: 0, host: '127.0.0.1' });
    const { ticket } = value as { ticket: string };
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/wps/live?ticket=${ticket}`, 'live.v1');
    await once(socket, 'open');
    // The page is open. Once the same Redis answers this ping, its process has announced it.
    await there.bus.ping();
    await here.bus.ping();
    const books = ledgerOf(brandOf(here).id);
    const heard = once(socket, 'message');
    const began = performance.now();
    await here.modules.wallet.submit(books.deposit(id, PARTS_PER_UNIT));
    const [message] = await heard;
    expect(JSON.parse(String(message))).toEqual({ topic: 'wallet' });
    expect(performance.now() - began).toBeLessThan(WITHIN_MS);
    socket.terminate();
    await there.close();
    await here.close();
  });

  test('sums are exact while several add up and others post', async () => {
    const apps = await startTwo();
    const [here] = apps;
    const brand = brandOf(here);
    const books = ledgerOf(brand.id);
    const memberId = randomUUID();
    let [asked, answered] = [0n, 0n];
    let isDone = false;
    const post = async (app: TestApp) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        asked += 1n;
        await app.modules.wallet.submit(books.deposit(memberId, PARTS_PER_UNIT));
        answered += 1n;
      }
    };
    const roll = async (app: TestApp) => {
      while (!isDone) await app.modules.wallet.rollups.rollBrand(brandOf(app));
    };
    const profitLoss = createProfitLoss({
      database: here.database,
      clock: here.clock,
      rollups: here.modules.wallet.rollups,
      calendarOf: here.modules.system.brands.calendarOf,
    });
    let reads = 0;
    const read = async () => {
      const owner = { brandId: brand.id, memberId, currency: 'CNY' };
      while (!isDone) {
        const atLeast = answered;
        const { totals } = await profitLoss.read({ brand, owner }, {});
        const told = (readDecimal(totals.deposits) ?? 0n) / PARTS_PER_UNIT;
        expect(told).toBeGreaterThanOrEqual(atLeast);
        expect(told).toBeLessThanOrEqual(asked);
        reads += 1;
      }
    };
    const posting = Promise.all(apps.flatMap((app) => [post(app), post(app)])).finally(() => {
      isDone = true;
    });
    await Promise.all([posting, read(), ...apps.map(roll)]);
    expect(reads).toBeGreaterThan(0);
    await here.modules.wallet.rollups.rollBrand(brand);
    const { rows } = await here.database.queries.execute(
      sql`select money_in, count, members from wallet_brand_day where kind = 'deposit'`,
    );
    const count = BigInt(4 * ROUNDS);
    expect(rows).toEqual([{ money_in: count * PARTS_PER_UNIT, count, members: 1n }]);
    for (const app of apps) await app.close();
  });
});
