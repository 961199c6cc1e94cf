import type { Clock } from '@parlour/clock/clock';
import { FIRST_ID, LAST_ID, newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { DailyKind } from '../../../jobs/daily.ts';
import type { Log } from '../../../observability/log.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import {
  type CheckRow,
  checkHolds,
  checkPostings,
  checkSpan,
  checkSums,
  findEndOfNext,
  insertCheck,
  listChecks,
} from './checker.repo.ts';
import { ACCOUNTS_AT_ONCE, CHECK_AFTER_MS, FINDINGS_KEPT } from './checker.rules.ts';

type CheckerNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  brands: { all(): readonly Brand[] };
};
/** Proves the books: sums everything ever posted again and compares it with the balances. */
export interface Checker {
  /** Reads only. Safe while money moves: each query is one statement and sees one moment. */
  look(brandId: string): Promise<Looked>;
  /** Looks, keeps what was found, and alerts. */
  run(brandId: string, startedBy: string | null): Promise<CheckRow>;
  readonly daily: DailyKind;
  list(brandId: string, page: { beforeId?: string | undefined; limit: number }): Promise<CheckRow[]>;
  /** How many findings the last check of a brand had; operators are alerted by it. */
  lastFindings(brandId: string): Promise<number>;
}
type Looked = { accounts: number; transfers: bigint; findings: CheckRow['findings'] };

export function createChecker({ database, clock, log, metrics, brands }: CheckerNeeds): Checker {
  async function look(brandId: string): Promise<Looked> {
    const { queries } = database;
    const findings = [...(await checkSums(queries, brandId)), ...(await checkPostings(queries, brandId))];
    let accounts = 0;
    let entries = 0;
    for (let after = FIRST_ID, isDone = false; !isDone; ) {
      const end = await findEndOfNext(queries, { brandId, after, count: ACCOUNTS_AT_ONCE });
      const until = end ?? LAST_ID;
      const span = await checkSpan(queries, { brandId, after, until });
      findings.push(...span.findings);
      entries += span.entries;
      accounts += span.rows;
      after = until;
      isDone = end === null;
    }
    findings.push(...(await checkHolds(queries, brandId)));
    // Every transfer was counted twice, once on each side.
    return { accounts, transfers: BigInt(entries) / 2n, findings };
  }

  async function run(brandId: string, startedBy: string | null): Promise<CheckRow> {
    const startedAt = new Date(clock.now());
    const { accounts, transfers, findings } = await look(brandId);
    const row: CheckRow = {
      brandId,
      id: newId(clock),
      startedAt,
      finishedAt: new Date(clock.now()),
      accounts,
      transfers,
      findingsTotal: findings.length,
      findings: findings.slice(0, FINDINGS_KEPT),
      startedBy,
    };
    await database.transaction((tx) => insertCheck(tx, row));
    const brand = brands.all().find(({ id }) => id === brandId)?.settings.merchantCode ?? brandId;
    metrics.ledgerFindings.set({ brand }, findings.length);
    if (findings.length > 0) log.error({ brand, findings: row.findings }, 'the books do not add up');
    return row;
  }

  /** A check covers everything, so of several missed days only the last is run. */
  const daily: DailyKind = {
    name: 'wallet.check_books',
    maxAttempts: 5,
    daily: { afterMs: CHECK_AFTER_MS, daysBack: 1 },
    async outside({ brand }) {
      await run(brand.id, null);
    },
  };

  return {
    look,
    run,
    daily,
    list: (brandId, page) => listChecks(database.queries, { brandId, ...page }),
    async lastFindings(brandId) {
      const [last] = await listChecks(database.queries, { brandId, limit: 1 });
      return last?.findingsTotal ?? 0;
    },
  };
}
