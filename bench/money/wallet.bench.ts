import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { systemClock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { migrate } from '@parlour/database/migrate';
import { openPostgres } from '@parlour/database/postgres';
import { createLocalBus } from '../../apps/server/src/bus/local-bus.ts';
import { APPLICATION_ROLE } from '../../apps/server/src/db/application-role.ts';
import { createChecker } from '../../apps/server/src/domains/wallet/checks/checker.service.ts';
import { type AccountRef, accountId } from '../../apps/server/src/domains/wallet/ledger/accounts.rules.ts';
import { createBalanceChanges } from '../../apps/server/src/domains/wallet/ledger/balance-changes.service.ts';
import {
  createGroupCommit,
  type GroupCommit,
} from '../../apps/server/src/domains/wallet/ledger/group-commit.service.ts';
import { createLedger } from '../../apps/server/src/domains/wallet/ledger/ledger.service.ts';
import {
  type CompanionKind,
  companion,
} from '../../apps/server/src/domains/wallet/ledger/write-batch.repo.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { createMetrics } from '../../apps/server/src/observability/metrics.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { startServices } from '../../tools/services.mjs';
import { median, report } from '../report.ts';

const MEMBERS = 100_000;
const VENDORS = 20;
const LOAD_MS = 8_000;
const ALONE_MS = 4_000;
const PGBENCH_SECONDS = 10;
const OPENING = 1_000_000_000_000n;
const BRAND = randomUUID();

/** What a vendor's call leaves behind beside the ledger, in the shape such a row will have. */
type VendorRow = { vendor: string; transaction: string; round: string; amount: bigint; transferId: string };
const vendorRow: CompanionKind<VendorRow> = {
  table: 'bench_vendor_row',
  columns: [
    { name: 'vendor', type: 'text', of: ({ vendor }) => vendor },
    { name: 'transaction_uuid', type: 'uuid', of: ({ transaction }) => transaction },
    { name: 'round', type: 'text', of: ({ round }) => round },
    { name: 'amount', type: 'int8', of: ({ amount }) => amount },
    { name: 'transfer_id', type: 'uuid', of: ({ transferId }) => transferId },
  ],
};

/**
 * Postings a second through `submit`: durable, 100,000 accounts, each answered separately, idempotency hash and
 * companion row written, against what PostgreSQL's own benchmark commits on the same server in the same run.
 */
export async function run(): Promise<void> {
  const services = await startServices();
  const pgbench = (...args: string[]) =>
    execFileSync(join(services.pgBin, 'pgbench'), [...args, services.databaseUrl], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  pgbench('-i', '-s', '10', '-q');
  const tpcB = () =>
    Number(
      /tps = ([\d.]+)/.exec(pgbench('-M', 'prepared', '-c', '8', '-j', '2', '-T', `${PGBENCH_SECONDS}`))?.[1],
    );

  const log = createLog('silent');
  const database = await openPostgres({ url: services.databaseUrl, pool: 4, log });
  const { migrations } = findProject(import.meta.dirname);
  // As the server works: with a role that cannot change the books.
  await migrate(database, { folder: migrations, clock: systemClock, role: APPLICATION_ROLE });
  await prepareTables(database);
  const members = Array.from({ length: MEMBERS }, () => randomUUID());
  const clock = systemClock;
  const news = createBalanceChanges({ bus: createLocalBus(log), clock, log });
  // As with members' pages open: balance changes are announced.
  await news.listen();
  const ledger = createLedger({ database, clock, guards: NO_GUARDS, dayOf: () => '2026-01-01', news });
  const door = createGroupCommit({ database, clock, ledger, metrics: createMetrics(), news });
  const anyVendor = () => `vendor${anyOf(VENDORS)}`;

  const tps = [tpcB()];
  await fund(door, members);
  await database.withConnection(({ run: execute }) => execute('vacuum analyze'));
  const rates: Record<string, number> = {};
  for (const callers of [200, 5_000]) {
    rates[callers] = (await load(door, { members, vendor: anyVendor, callers, forMs: LOAD_MS })).rate;
    tps.push(tpcB());
  }
  const house: Record<string, number> = {};
  for (const callers of [200, 5_000])
    house[callers] = (await load(door, { members, vendor: () => 'only', callers, forMs: LOAD_MS })).rate;
  tps.push(tpcB());
  const alone = await load(door, { members, vendor: anyVendor, callers: 1, forMs: ALONE_MS });
  const bare = await bareCommits(database, members);

  const reference = median(tps);
  for (const [callers, rate] of Object.entries(rates))
    report({ name: `postings/s, ${callers} callers, against pgbench TPC-B tps`, ours: rate, reference });
  for (const [callers, rate] of Object.entries(house))
    report({
      name: `postings/s through one account, ${callers} callers, against the rate above`,
      ours: rate,
      reference: rates[callers] ?? 0,
    });
  report({ name: 'one caller alone, p50 ms, against a bare commit', ours: alone.p50, reference: bare });
  const checker = createChecker({
    database,
    clock: systemClock,
    log,
    metrics: createMetrics(),
    brands: { all: () => [] },
  });
  const { transfers, findings } = await checker.look(BRAND);
  console.log(`the checker followed ${transfers} transfers and found ${findings.length} wrong`);
  await door.close();
  await database.close();
  services.stop();
}

/** Cheap, so that generating the load costs little of what is measured. */
let seed = 20_261_115;
function anyOf(count: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * count);
}

const NO_GUARDS = { read: async () => new Map(), judge: () => null };

async function prepareTables(database: Database): Promise<void> {
  await database.withConnection(({ run: execute }) =>
    execute(`create table bench_vendor_row (
      brand_id uuid not null, vendor text collate "C" not null, transaction_uuid uuid not null, round text not null,
      amount bigint not null, transfer_id uuid not null, primary key (brand_id, vendor, transaction_uuid));
      grant all on bench_vendor_row to parlour_app`),
  );
}

const mainOf = (owner: string): AccountRef => ({ brandId: BRAND, owner, purpose: 'main', currency: 'CNY' });

function bet(member: string, vendor: string) {
  const id = newId(systemClock);
  const amount = BigInt(1 + anyOf(1_000)) * 1_000n;
  const credit: AccountRef = { brandId: BRAND, owner: vendor, purpose: 'vendor', currency: 'CNY' };
  return [
    {
      id,
      brandId: BRAND,
      reference: id,
      transfers: [{ kind: 'bet', debit: mainOf(member), credit, amount }],
    },
    companion(vendorRow, { vendor, transaction: id, round: `round-${id}`, amount, transferId: id }),
  ] as const;
}

/** Every member gets money, and with it an account: as on a server that has run for a while. */
async function fund(door: GroupCommit, members: string[]): Promise<void> {
  const debit: AccountRef = { brandId: BRAND, owner: 'bank', purpose: 'cashier', currency: 'CNY' };
  for (let from = 0; from < members.length; from += 5_000)
    await Promise.all(
      members.slice(from, from + 5_000).map((member) => {
        const transfer = { kind: 'deposit', debit, credit: mainOf(member), amount: OPENING } as const;
        const id = newId(systemClock);
        return door.submit({ id, brandId: BRAND, reference: id, transfers: [transfer] });
      }),
    );
}

type Load = { members: string[]; vendor(): string; callers: number; forMs: number };

/** This many callers, each of which waits for its answer before it asks again. */
async function load(door: GroupCommit, { members, vendor, callers, forMs }: Load) {
  const took: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + forMs;
  const call = async () => {
    while (performance.now() < until) {
      const askedAt = performance.now();
      const outcome = await door.submit(...bet(members[anyOf(members.length)] as string, vendor()));
      if (outcome.state !== 'posted') throw new Error(`a posting was ${outcome.state}`);
      took.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { rate: (took.length * 1_000) / (performance.now() - startedAt), p50: median(took) };
}

/** The cost of one small durable change to one of the same rows, on one connection of the same driver. */
async function bareCommits(database: Database, members: string[]): Promise<number> {
  const lane = database.openLane();
  const took: number[] = [];
  const until = performance.now() + ALONE_MS;
  while (performance.now() < until) {
    const id = accountId(mainOf(members[anyOf(members.length)] as string));
    const startedAt = performance.now();
    await lane.run({
      name: 'bare_commit',
      text: `update wallet_balance set moved_at = moved_at
             where brand_id = $1 and account_id = $2 and stripe = 0`,
      values: [BRAND, id],
    });
    took.push(performance.now() - startedAt);
  }
  await lane.close();
  return median(took);
}
