import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@parlour/database/embedded';
import { openPostgres } from '@parlour/database/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildWhatIsNotBuilt } from '../../../../tools/build.mjs';
import { createLog } from '../observability/log.ts';
import { startTestApp } from './test-app.ts';

/** Builds once, and makes one migrated database that every test file starts from a copy of. */
export default async function prepare(project: TestProject) {
  // Without this, a renamed variable would leave out every race and still pass.
  const { REQUIRE_SERVICES, TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (REQUIRE_SERVICES && !(TEST_DATABASE_URL && TEST_REDIS_URL))
    throw new Error('no services are given: node tools/services.mjs -- npm run test:services');
  buildWhatIsNotBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-tests-'));
  const snapshotPath = join(folder, 'snapshot.tar');
  const embedded = await openEmbedded({}, createLog('silent'));
  const app = await startTestApp({ database: embedded, brands: [] });
  writeFileSync(snapshotPath, Buffer.from(await (await embedded.snapshot()).arrayBuffer()));
  await app.close();
  project.provide('snapshotPath', snapshotPath);
  project.provide('redisUrl', TEST_REDIS_URL ?? null);
  project.provide('postgres', await prepareTemplate(TEST_DATABASE_URL));
  return () => rmSync(folder, { recursive: true });
}

async function prepareTemplate(url: string | undefined) {
  if (!url) return null;
  const template = `template_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${template}`;
  const app = await startTestApp({
    database: await openPostgres({ url: address.href, pool: 2, log: createLog('silent') }),
    brands: [],
  });
  await app.close();
  return { url, template };
}
