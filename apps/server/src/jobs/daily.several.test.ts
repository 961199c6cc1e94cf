import { DAY_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeBrand } from '../factories/brand.factory.ts';
import { createLog } from '../observability/log.ts';
import { runDueDays } from '../testing/daily-jobs.ts';
import { describeWithServices, serviceEnvironment } from '../testing/services.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { DailyKind } from './daily.ts';

const BRANDS = ['harbor', 'lantern', 'meadow', 'orchard'];

describeWithServices('work of every business day on several processes', () => {
  test('is done once for each brand and day, whichever process plans or does it', async () => {
    const { DATABASE_URL, REDIS_URL } = await serviceEnvironment();
    const clock = createManualClock(Date.parse('2026-11-15T12:00Z'));
    const ran: string[] = [];
    const outside: DailyKind = {
      name: 'test.outside',
      maxAttempts: 3,
      daily: { afterMs: 0, daysBack: 9 },
      async outside({ brand, day }) {
        ran.push(`${brand.settings.merchantCode} ${day}`);
      },
    };
    const inTransaction: DailyKind = {
      name: 'test.in_transaction',
      maxAttempts: 3,
      daily: { afterMs: 0, daysBack: 9, inOrder: true },
      async inTransaction(tx, { brand, day }) {
        const name = `${brand.settings.merchantCode} ${day}`;
        await tx.execute(sql`insert into system_fact (name, value) values (${name}, 'done')`);
      },
    };
    const join = async (brands: string[]): Promise<TestApp> => {
      const app = await startTestApp({
        database: await openPostgres({ url: DATABASE_URL, pool: 8, log: createLog('silent') }),
        env: { REDIS_URL },
        clock,
        brands: brands.map((merchantCode) => makeBrand({ merchantCode })),
      });
      app.jobs.register(outside);
      app.jobs.register(inTransaction);
      return app;
    };
    const apps = [await join(BRANDS), await join([])];
    await Promise.all(apps.map(runDueDays));
    for (const leapMs of [DAY_MS, 4 * DAY_MS]) {
      clock.advance(leapMs);
      await Promise.all(apps.map(runDueDays));
      await Promise.all(apps.map(runDueDays));
    }
    const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    const expected = BRANDS.flatMap((merchant) => days.map((day) => `${merchant} ${day}`));
    expect(ran.sort()).toEqual(expected);
    const [{ database }] = apps as [TestApp, TestApp];
    const { rows } = await database.queries.execute(
      sql`select name from system_fact where value = 'done' order by name collate "C"`,
    );
    expect((rows as { name: string }[]).map(({ name }) => name)).toEqual(expected);
    for (const app of apps.reverse()) await app.close();
  });
});
