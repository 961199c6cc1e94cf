/**
 * A process that seals, draws and settles what is due at a moment, for tests that kill it:
 *
 *   node --import tsx apps/server/src/testing/lottery-draws.ts <database> <moment> <statement>
 *
 * It kills itself as soon as it has sent that statement, counted from 1, and prints `done` if it came to the end before.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import pg from 'pg';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../observability/log.ts';
import { findProject } from '../project.ts';
import { TEST_MASTER_KEY } from './test-app.ts';

const [url = '', moment = '0', last = '0'] = process.argv.slice(2);
const log = createLog('silent');
const { modules } = await createApp({
  config: readConfig({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-draws-')),
    MASTER_KEY: TEST_MASTER_KEY,
    LOG_LEVEL: 'silent',
  }),
  project: findProject(import.meta.dirname),
  database: await openPostgres({ url, pool: 5, log }),
  clock: createManualClock(Number(moment)),
  log,
  isDemo: false,
});

let left = Number(last);
const { query } = pg.Client.prototype as { query(...args: unknown[]): unknown };
pg.Client.prototype.query = function send(this: pg.Client, ...args: unknown[]) {
  const sent = query.apply(this, args);
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return sent;
} as typeof pg.Client.prototype.query;

await modules.lottery.advance();
process.stdout.write('done\n');
process.exit(0);
