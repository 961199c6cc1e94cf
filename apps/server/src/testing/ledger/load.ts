/**
 * A process that posts under load, for tests that kill it or its database:
 *
 *   load <database> <brand> <first number>
 *
 * Posting n has always the same id and content. Each is asked for until it is answered, then `n state` is printed.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@parlour/clock/clock';
import { openPostgres } from '@parlour/database/postgres';
import { sql } from 'drizzle-orm';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { companion, type Outcome } from '../../domains/wallet/wallet.module.ts';
import { createLog } from '../../observability/log.ts';
import { findProject } from '../../project.ts';
import { loadPosting, ROUND } from './rounds.ts';

const CALLERS = 60;
/** One in this many goes through a transaction. */
const TRANSACTION_EVERY = 7;
const AGAIN_AFTER_MS = 20;

const [url = '', brandId = '', first = '0'] = process.argv.slice(2);
const log = createLog('silent');
const { modules, database } = await createApp({
  config: readConfig({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-load-')),
    MASTER_KEY: '5f'.repeat(32),
    LOG_LEVEL: 'silent',
  }),
  project: findProject(import.meta.dirname),
  database: await openPostgres({ url, pool: 5, log }),
  clock: systemClock,
  log,
  isDemo: false,
});

let next = Number(first);
await Promise.all(Array.from({ length: CALLERS }, callForEver));

async function callForEver(): Promise<never> {
  for (;;) {
    const number = next;
    next += 1;
    const { state } = await askUntilAnswered(number);
    // A pipe is written synchronously, so a printed line was sent before anything ends this process.
    process.stdout.write(`${number} ${state}\n`);
  }
}

async function askUntilAnswered(number: number): Promise<Outcome> {
  for (;;) {
    try {
      return await ask(number);
    } catch (error) {
      process.stderr.write(`${number}: ${(error as Error).message}\n`);
      await sleep(AGAIN_AFTER_MS);
    }
  }
}

async function ask(number: number): Promise<Outcome> {
  const posting = loadPosting(brandId, number);
  const round = { id: posting.id, note: `${number}` };
  if (number % TRANSACTION_EVERY > 0) return modules.wallet.submit(posting, companion(ROUND, round));
  return database.transaction(async (tx) => {
    const [outcome] = await modules.wallet.post(tx, [posting]);
    if (outcome?.state === 'posted')
      await tx.execute(
        sql`insert into test_round (brand_id, id, note) values (${posting.brandId}, ${round.id}, ${round.note})`,
      );
    return outcome as Outcome;
  });
}
