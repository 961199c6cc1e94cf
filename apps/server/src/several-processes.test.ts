import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seal } from '@parlour/client/seal';
import type { BrandSettings } from '@parlour/contract';
import { CHANGE_SHOWN_SECONDS } from '@parlour/contract/values/system.rules';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { addOperator, CONSOLE_HOST, sessionOf, signInAs } from './testing/operators.ts';
import { startServer } from './testing/process.ts';
import { describeWithServices, serviceEnvironment } from './testing/services.ts';
import { eventually, joinAs, openDatabase } from './testing/several-processes.ts';
import { TEST_MASTER_KEY } from './testing/test-app.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'parlour-several-'));

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

  test('reread everything after the bus was down', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const brandId = app.modules.system.brands.byDefault()?.id ?? '';
    const admin = new Redis(services.REDIS_URL);
    // Changed without an event, as if it had been lost.
    await app.database.queries.execute(
      sql`update system_brand set settings = jsonb_set(settings, '{name}', '"Unheard"'), revision = revision + 1 where brand_id = ${brandId}`,
    );
    await killListeners(admin);
    await eventually(async () => app.modules.system.brands.byDefault()?.settings.name === 'Unheard', 5_000);
    admin.disconnect();
    await app.close();
  }, 120_000);

  test('answer 503 while the database is away, and recover by themselves', async () => {
    const services = await serviceEnvironment();
    const app = await joinAs(services);
    const admin = await openDatabase(services.DATABASE_URL.replace(/\/[^/]+$/, '/postgres'));
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

/** Those of the same database, and no other test's. */
async function killListeners(admin: Redis): Promise<void> {
  const listeners = String(await admin.call('client', 'list', 'type', 'pubsub')).split('\n');
  const own = listeners.filter((line) => line.includes(` db=${admin.options.db} `));
  expect(own.length).toBeGreaterThan(0);
  for (const line of own) await admin.call('client', 'kill', 'id', /^id=(\d+)/.exec(line)?.[1] ?? '');
}
