import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListenerLimits } from '@parlour/clock/listener-limits';
import { createManualClock, type ManualClock } from '@parlour/clock/manual-clock';
import type { BrandSettings } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { makeBrand } from '../factories/brand.factory.ts';
import type { Binding } from '../http/calls/bind.ts';
import { createLog, type Log } from '../observability/log.ts';
import { findProject } from '../project.ts';
import { openTestDatabase } from './databases/databases.ts';

/** Sunday afternoon in UTC and already Monday in Shanghai, so that days differ in every test. */
export const TEST_START_MS = Date.UTC(2026, 10, 15, 17, 30);
export const TEST_MASTER_KEY = '5f'.repeat(32);

/** Documents name stand-in files, so testing the server needs no build. */
const project = findProject(import.meta.dirname);
const TESTING = join(project.root, 'apps', 'server', 'src', 'testing');
const PROJECT = {
  ...project,
  siteDist: join(TESTING, 'stand-in-site'),
  lotteryDist: join(TESTING, 'stand-in-site'),
  consoleDist: join(TESTING, 'no-console'),
};

const LITTLE_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const FEW_HASHES = 200;

export type TestApp = App & { clock: ManualClock; dataDir: string };

type TestAppNeeds = {
  brands?: BrandSettings[];
  env?: Record<string, string>;
  database?: Database;
  clock?: ManualClock;
  log?: Log;
  extraBindings?: Binding[];
  /** Shorter times and fewer connections than usual. */
  listener?: Partial<ListenerLimits>;
  /** With demo operators, and bots that may play. */
  isDemonstration?: boolean;
};

/** The whole app on a real database, with a clock that stands still until it is moved. */
export async function startTestApp(needs: TestAppNeeds = {}): Promise<TestApp> {
  const clock = needs.clock ?? createManualClock(TEST_START_MS);
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MASTER_KEY: TEST_MASTER_KEY,
    LOG_LEVEL: 'silent',
    VENDOR_PRIVATE_HOSTS: '127.0.0.1,localhost',
    ...needs.env,
  });
  const app = await createApp({
    config: { ...config, listener: { ...config.listener, ...needs.listener } },
    project: PROJECT,
    database: needs.database ?? (await openTestDatabase()),
    clock,
    log: needs.log ?? createLog('silent'),
    isDemo: false,
    isDemonstration: needs.isDemonstration ?? false,
    passwordCost: LITTLE_COST,
    hashesMax: FEW_HASHES,
    ...(needs.extraBindings ? { extraBindings: needs.extraBindings } : {}),
  });
  const { close } = app;
  await app.database.transaction(async (tx) => {
    for (const brand of needs.brands ?? [makeBrand({ merchantCode: 'harbor' })])
      await app.modules.system.brands.create(tx, brand);
  });
  return Object.assign(app, {
    clock,
    dataDir,
    async close() {
      await assertBooks(app);
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

/** After every test that moved money the books must add up, whatever the test was about. */
async function assertBooks({ modules, database }: App): Promise<void> {
  const { rows } = await database.queries.execute('select brand_id from wallet_transfer limit 1');
  if (rows.length === 0) return;
  for (const { id } of modules.system.brands.all()) {
    const { findings } = await modules.wallet.checker.look(id);
    if (findings.length > 0) throw new Error(`the books do not add up: ${JSON.stringify(findings)}`);
  }
}
