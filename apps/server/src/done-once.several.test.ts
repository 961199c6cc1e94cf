import { createManualClock } from '@parlour/clock/manual-clock';
import { migrate } from '@parlour/database/migrate';
import { SCALE } from '@parlour/money/testing/scale';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectRedis } from './bus/redis.ts';
import { createLocalRateLimits } from './http/limits/rate-limits.ts';
import { createRedisRateLimits } from './http/limits/redis-rate-limits.ts';
import type { JobKind } from './jobs/job.ts';
import { createLog } from './observability/log.ts';
import { findProject } from './project.ts';
import { describeWithServices, serviceEnvironment } from './testing/services.ts';
import { eventually, joinAs, openDatabase } from './testing/several-processes.ts';
import type { TestApp } from './testing/test-app.ts';

const JOBS = 500 * SCALE;

describeWithServices('several processes on one PostgreSQL and Redis', () => {
  test(
    `run each of ${JOBS} jobs once, with all of them at work`,
    async () => {
      const services = await serviceEnvironment();
      const apps: TestApp[] = [
        await joinAs(services),
        await joinAs(services, []),
        await joinAs(services, []),
      ];
      const ran: string[] = [];
      const kindFor = (worker: number): JobKind<{ index: number }> => ({
        name: 'test.race',
        maxAttempts: 3,
        async inTransaction(tx, { payload }) {
          await tx.execute(
            sql`insert into system_fact (name, value) values (${`race-${payload.index}`}, ${String(worker)})`,
          );
          ran.push(`${payload.index}`);
        },
      });
      const kinds = apps.map((app, worker) => {
        const kind = kindFor(worker);
        app.jobs.register(kind);
        return kind;
      });
      const [first] = apps;
      const [kind] = kinds;
      if (!first || !kind) throw new Error('no app');
      await first.database.transaction(async (tx) => {
        for (let index = 0; index < JOBS; index += 1) await first.jobs.enqueue(tx, kind, { index });
      });
      await Promise.all(apps.map((app) => app.jobs.runDue()));
      expect(ran).toHaveLength(JOBS);
      expect(new Set(ran).size).toBe(JOBS);
      const { rows } = await first.database.queries.execute(
        sql`select value, count(*)::int as jobs from system_fact where name like 'race-%' group by value order by value collate "C"`,
      );
      expect(rows.length).toBeGreaterThan(1);
      for (const app of apps) await app.close();
    },
    60_000 * SCALE,
  );

  test('enqueue a job with a key once, however many ask at once', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const kind: JobKind<unknown> = { name: 'test.keyed', maxAttempts: 1, outside: async () => {} };
    app.jobs.register(kind);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () =>
        app.database.transaction((tx) => app.jobs.enqueue(tx, kind, {}, { uniqueKey: 'same' })),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    await app.close();
  }, 120_000);

  test('migrate an empty database once when they start together', async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const databases = await Promise.all([
      openDatabase(DATABASE_URL),
      openDatabase(DATABASE_URL),
      openDatabase(DATABASE_URL),
    ]);
    await databases[0]?.withConnection(({ run }) => run('drop schema public cascade; create schema public'));
    const { migrations: folder } = findProject(import.meta.dirname);
    const clock = createManualClock(0);
    const counts = await Promise.all(databases.map((database) => migrate(database, { folder, clock })));
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    for (const database of databases) await database.close();
  }, 120_000);

  test('limit a sender to one recipient exactly, however many send at once', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const brandId = app.modules.system.brands.byDefault()?.id ?? '';
    const message = {
      brandId,
      channel: 'sms',
      purpose: 'test',
      recipient: '+8613800000000',
      body: 'hello',
    } as const;
    const waits = await Promise.all(
      Array.from({ length: 25 }, () => app.database.transaction((tx) => app.outbox.send(tx, message))),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(5);
    await app.close();
  }, 120_000);

  test('count calls together, and apart while Redis is away', async () => {
    const { REDIS_URL } = await serviceEnvironment();
    const clock = createManualClock(Date.UTC(2026, 10, 15));
    const limitsOf = async () => {
      const redis = await connectRedis(REDIS_URL, createLog('silent'));
      return {
        redis,
        limits: createRedisRateLimits({ redis, clock, meanwhile: createLocalRateLimits(clock) }),
      };
    };
    const one = await limitsOf();
    const two = await limitsOf();
    const rule = { count: 10, perMs: 10_000 };
    const key = `several-${process.pid}`;
    const takes = await Promise.all(
      Array.from({ length: 40 }, (_unused, index) => (index % 2 ? one : two).limits.take(key, rule)),
    );
    expect(takes.filter((waitMs) => waitMs === 0)).toHaveLength(10);
    expect(await one.limits.take(key, rule)).toBe(1_000);
    clock.advance(1_000);
    expect(await two.limits.take(key, rule)).toBe(0);
    one.redis.disconnect();
    expect(await one.limits.take(key, rule)).toBe(0);
    two.redis.disconnect();
  }, 120_000);

  test('run a job once with two started processes at work, told of it by the bus', async () => {
    const services = await serviceEnvironment();
    const apps = [await joinAs(services), await joinAs(services, [])];
    const ran: string[] = [];
    const kind = (worker: string): JobKind<unknown> => ({
      name: 'test.shared',
      maxAttempts: 3,
      outside: async (job) => void ran.push(`${worker} ${job.id}`),
    });
    const [one, two] = apps;
    if (!one || !two) throw new Error('no apps');
    one.jobs.register(kind('one'));
    two.jobs.register(kind('two'));
    await Promise.all(apps.map((app) => app.jobs.start()));
    for (let index = 0; index < 20; index += 1)
      await one.database.transaction((tx) => one.jobs.enqueue(tx, kind('one'), {}));
    await eventually(async () => ran.length >= 20, 5_000);
    for (const app of apps) await app.close();
    expect(new Set(ran.map((line) => line.split(' ')[1])).size).toBe(20);
    expect(ran).toHaveLength(20);
  }, 120_000);
});
