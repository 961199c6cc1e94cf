import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { isDemoBot } from '../../apps/server/src/domains/identity/members/states.repo.ts';
import { accountId } from '../../apps/server/src/domains/wallet/ledger/accounts.rules.ts';
import { createProfitLoss } from '../../apps/server/src/domains/wallet/records/profit-loss.service.ts';
import { createRecords, type Which } from '../../apps/server/src/domains/wallet/records/records.service.ts';
import { createRollups } from '../../apps/server/src/domains/wallet/records/rollup.service.ts';
import { createRoundTitles } from '../../apps/server/src/domains/wallet/records/round-titles.service.ts';
import { makeBrand } from '../../apps/server/src/factories/brand.factory.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { createCalendar } from '../../apps/server/src/tenancy/calendar.rules.ts';
import { report } from '../report.ts';

const SMALL = 100;
const LARGE = 100_000;
/** Lines that are not rolled up yet, as after a busy minute. */
const BEYOND = 50;
const ROUNDS = 100;
const PAGE = 25;
const DAYS = 90;
const START_MS = Date.UTC(2026, 0, 1);
/** One line in so many is a deposit; the others are bets and wins. */
const ONE_IN = 50;

const settings = makeBrand({ merchantCode: 'bench', timeZone: 'UTC' });
const brand = { id: randomUUID(), revision: 1, changedAtMs: START_MS, settings };
const owner = { brandId: brand.id, memberId: randomUUID(), currency: 'CNY' };

/** A member's first page of records in every combination of filters, and their figures, of many against few. */
export async function run(): Promise<void> {
  const [small, large] = [await fill(SMALL), await fill(LARGE)];
  const codes: Record<string, Pick<Which, 'codes'>> = {
    'any code': {},
    'a rare code': { codes: ['deposit'] },
    'a frequent code': { codes: ['bet'] },
    'three codes': { codes: ['bet', 'win', 'deposit'] },
  };
  const day = (index: number) => new Date(START_MS + index * DAY_MS).toISOString().slice(0, 10);
  const days: Record<string, { from?: string; to?: string }> = {
    'any day': {},
    'from a day': { from: day(DAYS - 10) },
    'to a day': { to: day(20) },
    'between days': { from: day(30), to: day(60) },
  };
  for (const [code, ofCode] of Object.entries(codes))
    for (const [range, ofDays] of Object.entries(days))
      await compare(`first page of ${code}, ${range}`, ({ records }) =>
        records.list({ brand, owner, language: 'EN' }, { wallet: 'main', limit: PAGE, ...ofCode, ...ofDays }),
      );
  await compare(`figures of ${DAYS} days`, ({ profitLoss }) =>
    profitLoss.read({ brand, owner }, { from: day(0), to: day(DAYS - 1) }),
  );
  await Promise.all([small, large].map(({ database }) => database.close()));

  async function compare(name: string, ask: (of: Filled) => Promise<unknown>): Promise<void> {
    const times = { small: [] as number[], large: [] as number[] };
    // Alternating, so that other load on the machine hits both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(await time(() => ask(small)));
      times.large.push(await time(() => ask(large)));
    }
    report({
      name: `${name}, p95 of ${LARGE} records against ${SMALL}, ms`,
      ours: p95(times.large),
      reference: p95(times.small),
    });
  }
}

type Filled = Awaited<ReturnType<typeof fill>>;

async function fill(lines: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const database = await openEmbedded({ dataDir }, createLog('silent'));
  const { migrations } = findProject(import.meta.dirname);
  const clock = createManualClock(START_MS + DAYS * DAY_MS);
  await migrate(database, { folder: migrations, clock });
  const calendar = createCalendar([{ ...settings, fromMs: START_MS }]);
  const calendarOf = async () => calendar;
  const rollups = createRollups({ database, clock, brands: { all: () => [brand] }, calendarOf, isDemoBot });
  await addAccounts(database);
  await addLines(database, { from: 1, to: lines - BEYOND, of: lines });
  await rollups.rollBrand(brand);
  await addLines(database, { from: lines - BEYOND + 1, to: lines, of: lines });
  await database.withConnection(({ run: execute }) => execute('analyze'));
  return {
    database,
    records: createRecords({ database, rollups, calendarOf, titlesOf: createRoundTitles().titlesOf }),
    profitLoss: createProfitLoss({ database, clock, rollups, calendarOf }),
  };
}

const main = accountId({ ...owner, owner: owner.memberId, purpose: 'main' });
const vendor = accountId({ ...owner, owner: 'studio', purpose: 'vendor' });

async function addAccounts(database: Database): Promise<void> {
  await database.withConnection(async ({ run: execute }) => {
    await execute(
      `insert into wallet_account (brand_id, id, owner, purpose, currency, created_at)
       values ('${brand.id}', '${main}', '${owner.memberId}', 'main', 'CNY', '2026-01-01'),
         ('${brand.id}', '${vendor}', 'studio', 'vendor', 'CNY', '2026-01-01')`,
    );
    await execute(
      `insert into wallet_balance (brand_id, account_id, stripe, balance, seq, floor, is_guarded, moved_at)
       values ('${brand.id}', '${main}', 0, 0, 0, 0, false, '2026-01-01')`,
    );
  });
}

/** Deposits, and two bets to each win, spread evenly over the days. */
async function addLines(
  database: Database,
  { from, to, of }: { from: number; to: number; of: number },
): Promise<void> {
  const isIn = `(n % ${ONE_IN} = 0 or n % 3 = 0)`;
  const side = (own: string, other: string) => `case when ${isIn} then ${own} else ${other} end`;
  await database.withConnection(async ({ run: execute }) => {
    await execute(
      `insert into wallet_transfer
         (brand_id, id, line, request_hash, kind, currency, amount, reference, debit_account_id, debit_stripe, debit_seq,
          debit_balance, credit_account_id, credit_stripe, credit_seq, credit_balance, at)
       select '${brand.id}'::uuid, gen_random_uuid(), 0, gen_random_uuid(),
         case when n % ${ONE_IN} = 0 then 'deposit' when n % 3 = 0 then 'win' else 'bet' end,
         'CNY', 100000, 'round ' || n,
         (${side(`'${vendor}'`, `'${main}'`)})::uuid, 0, n, ${side('-n', 'n')},
         (${side(`'${main}'`, `'${vendor}'`)})::uuid, 0, n, ${side('n', '-n')},
         to_timestamp((${START_MS}::bigint + n::bigint * ${DAYS * DAY_MS - 1} / ${of}) / 1000.0)
       from generate_series(${from}, ${to}) as n`,
    );
    await execute(`update wallet_balance set seq = ${to}, balance = ${to} where account_id = '${main}'`);
  });
}

async function time(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
