import { firstIdAt } from '@parlour/clock/ids';
import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { cashierDeposit } from '../deposits/deposits.schema.ts';
import type { DepositRow } from '../deposits/deposits.ts';
import { cashierWithdrawal } from '../withdrawals/withdrawals.schema.ts';
import { cashierReconciliation } from './reconciliation.schema.ts';

export type ReconciliationRow = typeof cashierReconciliation.$inferSelect;
export type WithdrawalRow = typeof cashierWithdrawal.$inferSelect;
type Span = { fromMs: number; toMs: number };

/** Ids are asked for in parts: a statement has only so many parameters. */
const IDS_AT_ONCE = 1_000;
/** A deposit waits a day at most, and is asked about for another one. */
const BEGAN_BEFORE_MS = 3 * 24 * 3_600_000;

async function inParts<T>(ids: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    found.push(...(await ask(ids.slice(from, from + IDS_AT_ONCE))));
  return found;
}

/** By id in any of these brands: the gateway knows the installation, not its brands. */
export const findDepositsIn = (queries: Queries, brandIds: string[], ids: readonly string[]) =>
  inParts(
    ids,
    (some) =>
      queries
        .select()
        .from(cashierDeposit)
        .where(and(inArray(cashierDeposit.brandId, brandIds), inArray(cashierDeposit.id, some))) as Promise<
        DepositRow[]
      >,
  );

export const findWithdrawalsIn = (queries: Queries, brandIds: string[], ids: readonly string[]) =>
  inParts(ids, (some) =>
    queries
      .select()
      .from(cashierWithdrawal)
      .where(and(inArray(cashierWithdrawal.brandId, brandIds), inArray(cashierWithdrawal.id, some))),
  );

/** Those the gateway said were paid within the span. */
export async function listPaidDeposits(
  queries: Queries,
  brandId: string,
  { fromMs, toMs }: Span,
): Promise<DepositRow[]> {
  const rows = await queries
    .select()
    .from(cashierDeposit)
    .where(
      and(
        eq(cashierDeposit.brandId, brandId),
        gte(cashierDeposit.id, firstIdAt(fromMs - BEGAN_BEFORE_MS)),
        gte(cashierDeposit.cameAt, new Date(fromMs)),
        lt(cashierDeposit.cameAt, new Date(toMs)),
      ),
    );
  return rows;
}

export async function listPaidWithdrawals(
  queries: Queries,
  brandId: string,
  { fromMs, toMs }: Span,
): Promise<WithdrawalRow[]> {
  return queries
    .select()
    .from(cashierWithdrawal)
    .where(
      and(
        eq(cashierWithdrawal.brandId, brandId),
        eq(cashierWithdrawal.state, 'paid'),
        gte(cashierWithdrawal.concludedAt, new Date(fromMs)),
        lt(cashierWithdrawal.concludedAt, new Date(toMs)),
      ),
    );
}

export async function insertReconciliation(tx: Tx, row: ReconciliationRow): Promise<void> {
  await tx.insert(cashierReconciliation).values(row);
}

/** The newest first. */
export async function listReconciliations(
  queries: Queries,
  brandId: string,
  { day, after, limit }: { day?: string; after?: string | undefined; limit: number },
): Promise<ReconciliationRow[]> {
  return queries
    .select()
    .from(cashierReconciliation)
    .where(
      and(
        eq(cashierReconciliation.brandId, brandId),
        day === undefined ? undefined : eq(cashierReconciliation.day, day),
        after === undefined ? undefined : lt(cashierReconciliation.id, after),
      ),
    )
    .orderBy(desc(cashierReconciliation.id))
    .limit(limit);
}
