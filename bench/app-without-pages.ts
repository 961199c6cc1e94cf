import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config/config.ts';
import { makeBrand } from '../apps/server/src/factories/brand.factory.ts';
import { createLog } from '../apps/server/src/observability/log.ts';
import { findProject } from '../apps/server/src/project.ts';

const MASTER_KEY = '5f'.repeat(32);
const STAND_IN = join(import.meta.dirname, '../apps/server/src/testing/stand-in-site');

type Options = { databaseUrl: string; clock: ManualClock; timeZone?: string };

/** The server in this process, with one brand: for work that needs no page, so that none has to be built. */
export async function startAppWithoutPages({ databaseUrl, clock, timeZone }: Options) {
  const log = createLog('warn');
  const database = await openPostgres({ url: databaseUrl, pool: 8, log });
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, MASTER_KEY, LOG_LEVEL: 'warn' });
  const project = { ...findProject(import.meta.dirname), siteDist: STAND_IN, lotteryDist: STAND_IN };
  const app = await createApp({ config, project, database, clock, log, isDemo: false });
  const { brands } = app.modules.system;
  const settings = makeBrand({ merchantCode: 'harbor', ...(timeZone && { timeZone }) });
  await database.transaction((tx) => brands.create(tx, settings));
  const brand = brands.ofMerchant(settings.merchantCode);
  if (!brand) throw new Error('no brand');
  return { app, database, brand };
}
