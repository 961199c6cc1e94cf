import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { CheckRow } from './checker.repo.ts';
import { KINDS_OF_MONEY } from './checker.rules.ts';
import type { Checker } from './checker.service.ts';

type CheckNeeds = {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  checker: Checker;
  audit: AuditWriter;
};
type AskedCheck = { brandId: string; startedBy: string };
export type Checks = ReturnType<typeof createChecks>;

/** The checker for operators. A job reads the books, since that may take longer than a call may last. */
export function createChecks({ database, clock, jobs, checker, audit }: CheckNeeds) {
  const job: JobKind<AskedCheck> = {
    name: 'wallet.check_brand',
    maxAttempts: 3,
    async outside({ payload: { brandId, startedBy } }) {
      await checker.run(brandId, startedBy);
    },
  };

  return {
    job,

    /** A repeated request while it waits or runs returns the same check. */
    async ask(
      { id: brandId }: Brand,
      reason: string,
      { operator, actor }: { operator: Operator; actor: Actor },
    ) {
      await database.transaction(async (tx) => {
        const asked = { brandId, startedBy: operator.name };
        const requestId = actor.requestId ?? undefined;
        await jobs.enqueue(tx, job, asked, { uniqueKey: brandId, brandId, requestId });
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'wallet.run_check',
          target: { kind: 'ledger', id: brandId },
          brandId,
          reason,
        });
      });
      return { askedAt: clock.now() };
    },

    async list({ id: brandId }: Brand, { limit, after }: AskedPage) {
      const read = (count: number) => checker.list(brandId, { beforeId: after, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      const items = rows.map(({ id, accounts, findingsTotal, findings, startedBy, ...row }) => ({
        id,
        accounts,
        findingsTotal,
        startedBy,
        transfers: String(row.transfers),
        startedAt: row.startedAt.getTime(),
        finishedAt: row.finishedAt.getTime(),
        findings: findings.map(inUnits),
      }));
      return { items, next };
    },
  };
}

type LedgerFinding = CheckRow['findings'][number];

const PARTS = /^-?\d+$/;

/** Converts the checker's amounts from parts to units, which people read. */
function inUnits({ kind, subject, expected, found }: LedgerFinding): LedgerFinding {
  const shown = (value: string) =>
    KINDS_OF_MONEY.includes(kind) && PARTS.test(value) ? writeDecimal(BigInt(value)) : value;
  return { kind, subject, expected: shown(expected), found: shown(found) };
}
