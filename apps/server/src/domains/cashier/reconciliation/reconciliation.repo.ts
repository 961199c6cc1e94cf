import { firstIdAt } from '@parlour/clock/ids';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { cashierDeposit } from '../deposits/deposits.schema.ts';
import type { DepositRow } from '../deposits/deposits.ts';
import { cashierWithdrawal } from '../withdrawals/withdrawals.schema.ts';
import { BEGAN_BEFORE_MS, IDS_AT_ONCE } from './reconciliation.rules.ts';
import { cashierReconciliation } from './reconciliation.schema.ts';

export type ReconciliationRow = typeof cashierReconciliation.$inferSelect;
export type WithdrawalRow = typeof cashierWithdrawal.$inferSelect;
type Span = { fromMs: number; toMs: number };
type Own = { brandId: string; gateway: string };

async function inParts<T>(ids: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    found.push(...(await ask(ids.slice(from, from + IDS_AT_ONCE))));
  return found;
}

/** The brands and the gateway to search. */
type Within = { brandIds: string[]; gateway: string };

/** By id in any of these brands: a gateway does not know our brands. */
export const findDepositsIn = (queries: Queries, { brandIds, gateway }: Within, ids: readonly string[]) =>
  inParts(
    ids,
    (some) =>
      queries
        .select()
        .from(cashierDeposit)
        .where(
          and(
            inArray(cashierDeposit.brandId, brandIds),
            inArray(cashierDeposit.id, some),
            eq(cashierDeposit.gateway, gateway),
          ),
        ) as Promise<DepositRow[]>,
  );

export const findWithdrawalsIn = (queries: Queries, { brandIds, gateway }: Within, ids: readonly string[]) =>
  inParts(ids, (some) =>
    queries
      .select()
      .from(cashierWithdrawal)
      .where(
        and(
          inArray(cashierWithdrawal.brandId, brandIds),
          inArray(cashierWithdrawal.id, some),
          eq(cashierWithdrawal.gateway, gateway),
        ),
      ),
  );

/** Deposits that a gateway reported as paid within the span. */
export async function listPaidDeposits(
  queries: Queries,
  { brandId, gateway }: Own,
  { fromMs, toMs }: Span,
): Promise<DepositRow[]> {
  const rows = await queries
    .select()
    .from(cashierDeposit)
    .where(
      and(
        eq(cashierDeposit.brandId, brandId),
        eq(cashierDeposit.gateway, gateway),
        gte(cashierDeposit.id, firstIdAt(fromMs - BEGAN_BEFORE_MS)),
        gte(cashierDeposit.cameAt, new Date(fromMs)),
        lt(cashierDeposit.cameAt, new Date(toMs)),
      ),
    );
  return rows;
}

export async function listPaidWithdrawals(
  queries: Queries,
  { brandId, gateway }: Own,
  { fromMs, toMs }: Span,
): Promise<WithdrawalRow[]> {
  return queries
    .select()
    .from(cashierWithdrawal)
    .where(
      and(
        eq(cashierWithdrawal.brandId, brandId),
        eq(cashierWithdrawal.gateway, gateway),
        eq(cashierWithdrawal.state, 'paid'),
        gte(cashierWithdrawal.concludedAt, new Date(fromMs)),
        lt(cashierWithdrawal.concludedAt, new Date(toMs)),
      ),
    );
}

/** The gateways of a brand's payments that are recent enough to have moved on a day. */
export async function listGatewaysUsed(
  queries: Queries,
  brandId: string,
  { fromMs }: Span,
): Promise<string[]> {
  const since = firstIdAt(fromMs - BEGAN_BEFORE_MS);
  const ofDeposits = await queries
    .selectDistinct({ gateway: cashierDeposit.gateway })
    .from(cashierDeposit)
    .where(and(eq(cashierDeposit.brandId, brandId), gte(cashierDeposit.id, since)));
  const ofWithdrawals = await queries
    .selectDistinct({ gateway: cashierWithdrawal.gateway })
    .from(cashierWithdrawal)
    .where(and(eq(cashierWithdrawal.brandId, brandId), gte(cashierWithdrawal.id, since)));
  return [...ofDeposits, ...ofWithdrawals].flatMap(({ gateway }) => gateway ?? []);
}

export async function insertReconciliation(tx: Tx, row: ReconciliationRow): Promise<void> {
  await tx.insert(cashierReconciliation).values(row);
}

type ReconciliationFilter = {
  day?: string;
  gateway?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** The newest first. */
export async function listReconciliations(
  queries: Queries,
  brandId: string,
  { day, gateway, after, limit }: ReconciliationFilter,
): Promise<ReconciliationRow[]> {
  return queries
    .select()
    .from(cashierReconciliation)
    .where(
      and(
        eq(cashierReconciliation.brandId, brandId),
        day === undefined ? undefined : eq(cashierReconciliation.day, day),
        gateway === undefined ? undefined : eq(cashierReconciliation.gateway, gateway),
        after === undefined ? undefined : lt(cashierReconciliation.id, after),
      ),
    )
    .orderBy(desc(cashierReconciliation.id))
    .limit(limit);
}

/** The newest comparison with each gateway. */
export async function listNewestOfGateways(queries: Queries, brandId: string): Promise<ReconciliationRow[]> {
  const { gateway, id } = cashierReconciliation;
  return queries
    .selectDistinctOn([gateway])
    .from(cashierReconciliation)
    .where(eq(cashierReconciliation.brandId, brandId))
    .orderBy(asc(gateway), desc(id));
}
