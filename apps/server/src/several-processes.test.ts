import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seal } from '@parlour/client/seal';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { BrandSettings } from '@parlour/contract';
import { CHANGE_SHOWN_SECONDS } from '@parlour/contract/values/system.rules';
import type { Database } from '@parlour/database/database';
import { migrate } from '@parlour/database/migrate';
import { openPostgres } from '@parlour/database/postgres';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { connectRedis } from './bus/redis.ts';
import { makeBrand } from './factories/brand.factory.ts';
import { createLocalRateLimits } from './http/limits/rate-limits.ts';
import { createRedisRateLimits } from './http/limits/redis-rate-limits.ts';
import type { JobKind } from './jobs/job.ts';
import { createLog } from './observability/log.ts';
import { findProject } from './project.ts';
import { addOperator, CONSOLE_HOST, sessionOf, signInAs } from './testing/operators.ts';
import { startServer } from './testing/process.ts';
import { SCALE } from './testing/scale.ts';
import { describeWithServices, serviceEnvironment } from './testing/services.ts';
import { startTestApp, TEST_MASTER_KEY, type TestApp } from './testing/test-app.ts';

const JOBS = 500 * SCALE;
const log = createLog('silent');
const newFolder = () => mkdtempSync(join(tmpdir(), 'parlour-several-'));
const open = (url: string): Promise<Database> => openPostgres({ url, pool: 10, log });

/** An app in this process that shares database and bus with others. */
async function joinAs(
  services: { DATABASE_URL: string; REDIS_URL: string },
  brands = [makeBrand({ merchantCode: 'harbor' })],
) {
  const clock = createManualClock(Date.UTC(2026, 10, 15));
  return startTestApp({
    database: await open(services.DATABASE_URL),
    env: { REDIS_URL: services.REDIS_URL },
    brands,
    clock,
  });
}

async function eventually(isTrue: () => Promise<boolean>, withinMs: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - startedAt;
}

describeWithServices('several processes on one PostgreSQL and Redis', () => {
  test('see a brand change made through one of them within two seconds', async () => {
    const services = await serviceEnvironment();
    const here = await joinAs(services);
    const there = await startServer({ ...services, DATA_DIR: newFolder(), MASTER_KEY: TEST_MASTER_KEY });
    const nameThere = async () => {
      const response = await fetch(`${there.origin}/wps/system/settings/consolidated`);
      return ((await response.json()) as { value: { name: string } }).value.name;
    };
    expect(await nameThere()).toBe('harbor');
    const brandId = here.modules.system.brands.byDefault()?.id ?? '';
    await here.database.transaction((tx) =>
      here.modules.system.brands.change(tx, brandId, (settings) => ({ ...settings, name: 'Changed' })),
    );
    await eventually(async () => (await nameThere()) === 'Changed', CHANGE_SHOWN_SECONDS * 1_000);
    await here.close();
    expect(await there.end('SIGTERM')).toBe(0);
  }, 120_000);

  test('show what an operator saved through one of them on the site of the other within two seconds', async () => {
    const services = await serviceEnvironment();
    const here = await joinAs(services);
    const there = await startServer({ ...services, DATA_DIR: newFolder(), MASTER_KEY: TEST_MASTER_KEY });
    await addOperator(here, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
    const admin = await signInAs(here, 'admin');
    const { version, settings } = (await admin.call('/ops/brand', { merchant: 'harbor' })).value as {
      version: number;
      settings: BrandSettings;
    };
    const dark = { ...settings.theme.dark, line: '#abcdef' };
    const changed = {
      ...settings,
      switches: { ...settings.switches, liveChat: false },
      theme: { ...settings.theme, dark },
    };
    const body = { version, settings: changed, reason: 'seen everywhere' };
    const saved = await admin.call('/ops/brand', { method: 'PUT', merchant: 'harbor', body });
    expect(saved.status).toBe(200);
    const isThere = async () => {
      const page = await (await fetch(`${there.origin}/m/home`)).text();
      return page.includes('--line:#abcdef') && page.includes('"CBS3":false');
    };
    await eventually(isThere, 2_000);
    await here.close();
    await there.end('SIGTERM');
  }, 120_000);

  test('end an operator’s session everywhere at once, and tell of tasks wherever they come from', async () => {
    const services = await serviceEnvironment();
    const apps = [await joinAs(services), await joinAs(services, [])] as const;
    const grants = [{ role: 'admin' as const, merchantCode: null }];
    for (const name of ['one', 'two']) await addOperator(apps[0], name, { grants });
    const one = await signInAs(apps[0], 'one');
    const two = await signInAs(apps[0], 'two');
    const twoThere = sessionOf(apps[1], { ...two, me: two });
    const { ticket } = (await two.post('/ops/ticket', { purpose: 'live' })).value as { ticket: string };
    const channel = await apps[1].consoleServer.inject({
      url: `/ops/live?ticket=${ticket}`,
      headers: { host: CONSOLE_HOST, cookie: two.cookie },
      payloadAsStream: true,
    });
    let told = '';
    channel.stream().on('data', (chunk) => {
      told += chunk;
    });
    const asked = { id: await addOperator(apps[0], 'three'), grants, reason: 'a third one' };
    await one.post('/ops/operator/grants', asked);
    await eventually(async () => told.includes('{"kind":"approvals","count":1}'), 2_000);
    expect((await twoThere.call('/ops/session')).status).toBe(200);
    await one.post('/ops/operator/sessions/end', { id: two.id, sessionId: null, reason: 'left' });
    expect((await twoThere.call('/ops/session')).status).toBe(401);
    await eventually(async () => told.includes('event: end'), 2_000);
    for (const app of apps) await app.close();
  }, 120_000);

  test('open a sealed body once between them', async () => {
    const services = await serviceEnvironment();
    const apps = [await joinAs(services), await joinAs(services, [])];
    const keys = (await apps[0]?.server.inject({ url: '/wps/system/key' }))?.json().value;
    const payload = await seal({ keys, payload: {} });
    const attempts = Array.from({ length: 40 }, (_unused, index) =>
      apps[index % 2]?.server.inject({
        method: 'POST',
        url: '/wps/system/key/check',
        payload,
        headers: { 'content-type': 'application/jose' },
      }),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter((answer) => answer?.statusCode === 200)).toHaveLength(1);
    for (const app of apps) await app.close();
  }, 120_000);

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
    const databases = await Promise.all([open(DATABASE_URL), open(DATABASE_URL), open(DATABASE_URL)]);
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
      const redis = await connectRedis(REDIS_URL, log);
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

  test('survive anything published on their bus', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const admin = new Redis(services.REDIS_URL);
    for (const text of ['garbage', 'null', '[]', '{"name":7}', '{}'])
      await admin.publish('parlour:bus', text);
    await admin.publish('parlour:bus', JSON.stringify({ name: 'system.brand_changed', payload: null }));
    await expect(app.bus.ping()).resolves.toBeUndefined();
    admin.disconnect();
    await app.close();
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

  test('reread everything after the bus was down', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const brandId = app.modules.system.brands.byDefault()?.id ?? '';
    const admin = new Redis(services.REDIS_URL);
    // Changed without an event, as if it had been lost.
    await app.database.queries.execute(
      sql`update system_brand set settings = jsonb_set(settings, '{name}', '"Unheard"'), revision = revision + 1 where brand_id = ${brandId}`,
    );
    await admin.call('client', 'kill', 'type', 'pubsub');
    await eventually(async () => app.modules.system.brands.byDefault()?.settings.name === 'Unheard', 5_000);
    admin.disconnect();
    await app.close();
  }, 120_000);

  test('answer 503 while the database is away, and recover by themselves', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const admin = await open(services.DATABASE_URL.replace(/\/[^/]+$/, '/postgres'));
    const name = new URL(services.DATABASE_URL).pathname.slice(1);
    const setAllowed = (allowed: boolean) =>
      admin.withConnection(async ({ run }) => {
        await run(`alter database ${name} with allow_connections ${allowed}`);
        if (!allowed)
          await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      });
    await setAllowed(false);
    expect((await app.server.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app.server.inject({ url: '/wps/system/status' })).statusCode).toBe(200);
    const keys = (await app.server.inject({ url: '/wps/system/key' })).json().value;
    const sealed: InjectOptions = {
      method: 'POST',
      url: '/wps/system/key/check',
      payload: await seal({ keys, payload: {} }),
      headers: { 'content-type': 'application/jose' },
    };
    const away = await app.server.inject(sealed);
    expect([away.statusCode, away.json().code]).toEqual([503, 'unavailable']);
    await setAllowed(true);
    await eventually(async () => (await app.server.inject({ url: '/readyz' })).statusCode === 200, 5_000);
    expect((await app.server.inject(sealed)).statusCode).toBe(200);
    await app.close();
    await admin.close();
  }, 120_000);
});
