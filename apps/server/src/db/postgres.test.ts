import { execFileSync } from 'node:child_process';
import { openPostgres } from '@parlour/database/postgres';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { findProject } from '../project.ts';
import { describeWithServices, serviceEnvironment } from '../testing/services.ts';

const POOL = 2;
const TERMINATE = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.argv[1] });
  await client.connect();
  await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = 'parlour'");
  await client.end();`;

/** Ends every connection unnoticed, so that this process only learns of it by using one. */
function breakAll(url: string): void {
  const { root } = findProject(import.meta.dirname);
  execFileSync(process.execPath, ['--input-type=module', '--eval', TERMINATE, url], {
    cwd: `${root}/apps/server`,
    stdio: 'pipe',
  });
}

describeWithServices('the connections to PostgreSQL', () => {
  test('a transaction whose connection broke before it began leaves its place to the next', async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const database = await openPostgres({ url: DATABASE_URL, pool: POOL, log: createLog('silent') });
    const ask = () => database.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows.length);
    for (let round = 0; round < POOL + 1; round += 1) {
      expect(await ask()).toBe(1);
      breakAll(DATABASE_URL);
      await expect(ask()).rejects.toThrow();
    }
    expect(await ask()).toBe(1);
    await database.close();
  });

  test('a transaction whose connection breaks inside it fails, and the next one passes', async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const database = await openPostgres({ url: DATABASE_URL, pool: POOL, log: createLog('silent') });
    const broken = database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      breakAll(DATABASE_URL);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await database.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows.length)).toBe(1);
    await database.close();
  });
});
