import { openPostgres } from '@parlour/database/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createLog } from '../observability/log.ts';
import { findSnapshots } from './databases/snapshots.ts';

/** Before the tests of the server: one migrated database that each of them starts from. */
export default async function prepareServer(project: TestProject) {
  // Without this, a renamed variable would skip every race and still pass.
  const { REQUIRE_SERVICES, TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (REQUIRE_SERVICES && !(TEST_DATABASE_URL && TEST_REDIS_URL))
    throw new Error('no services are given: node tools/services.mjs -- npm run test:services');
  const { migrated, blank } = await findSnapshots();
  project.provide('snapshotPath', migrated);
  project.provide('blankSnapshotPath', blank);
  project.provide('redisUrl', TEST_REDIS_URL ?? null);
  project.provide('postgres', await prepareTemplate(TEST_DATABASE_URL));
}

async function prepareTemplate(url: string | undefined) {
  if (!url) return null;
  const template = `template_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Each project of a run is prepared, one after another, and they share one template.
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (!rowCount) await client.query(`create database ${template}`);
  await client.end();
  if (!rowCount) await migrateTemplate(url, template);
  return { url, template };
}

async function migrateTemplate(url: string, template: string): Promise<void> {
  const { startTestApp } = await import('./test-app.ts');
  const address = new URL(url);
  address.pathname = `/${template}`;
  const app = await startTestApp({
    database: await openPostgres({ url: address.href, pool: 2, log: createLog('silent') }),
    brands: [],
  });
  await app.close();
}
