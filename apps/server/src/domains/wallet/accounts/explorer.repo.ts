import type { LedgerPurpose } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { walletHold } from '../holds/holds.schema.ts';
import type { Hold } from '../holds/holds.ts';
import { hashOfBrand, walletAccount, walletBalance, walletTransfer } from '../ledger/ledger.schema.ts';

export type AccountRow = typeof walletAccount.$inferSelect;
export type BalanceRow = typeof walletBalance.$inferSelect;
export type TransferColumns = typeof walletTransfer.$inferSelect;

type AccountFilter = {
  owner?: string | undefined;
  purpose?: LedgerPurpose | undefined;
  afterId?: string | undefined;
  limit: number;
};

/** In the order of their ids. Each filter here has an index; the currency has none. */
export async function listAccounts(
  queries: Queries,
  brandId: string,
  { owner, purpose, afterId, limit }: AccountFilter,
): Promise<AccountRow[]> {
  return queries
    .select()
    .from(walletAccount)
    .where(
      and(
        eq(walletAccount.brandId, brandId),
        owner === undefined ? undefined : eq(walletAccount.owner, owner),
        purpose === undefined ? undefined : eq(walletAccount.purpose, purpose),
        afterId === undefined ? undefined : gt(walletAccount.id, afterId),
      ),
    )
    .orderBy(asc(walletAccount.id))
    .limit(limit);
}

export async function findAccounts(
  queries: Queries,
  brandId: string,
  ids: readonly string[],
): Promise<AccountRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(walletAccount)
    .where(and(eq(walletAccount.brandId, brandId), inArray(walletAccount.id, [...ids])));
}

/** Every row of the accounts; a striped one has several. */
export async function listBalances(
  queries: Queries,
  brandId: string,
  accountIds: readonly string[],
): Promise<BalanceRow[]> {
  if (accountIds.length === 0) return [];
  return queries
    .select()
    .from(walletBalance)
    .where(and(eq(walletBalance.brandId, brandId), inArray(walletBalance.accountId, [...accountIds])))
    .orderBy(asc(walletBalance.accountId), asc(walletBalance.stripe));
}

export type TransferPlace = { atMs: number; id: string; line: number };
type TransferSpan = { fromMs?: number | undefined; untilMs?: number | undefined };

/**
 * The newest first, within the span. Only the hash leads to an index: with a plain condition on the brand, a planner
 * without statistics might sort all transfers of the brand instead of walking the one by time.
 */
export async function listTransfers(
  queries: Queries,
  brandId: string,
  { before, fromMs, untilMs, limit }: TransferSpan & { before?: TransferPlace | undefined; limit: number },
): Promise<TransferColumns[]> {
  const key = sql`(${walletTransfer.at}, ${walletTransfer.id}, ${walletTransfer.line})`;
  const place = ({ atMs, id, line }: TransferPlace) =>
    sql`(${new Date(atMs).toISOString()}::timestamptz, ${id}::uuid, ${line}::int2)`;
  return queries
    .select()
    .from(walletTransfer)
    .where(
      and(
        sql`${hashOfBrand(walletTransfer.brandId)} = ${hashOfBrand(sql`${brandId}::uuid`)}`,
        sql`${walletTransfer.brandId} is not distinct from ${brandId}::uuid`,
        fromMs === undefined ? undefined : gte(walletTransfer.at, new Date(fromMs)),
        untilMs === undefined ? undefined : lt(walletTransfer.at, new Date(untilMs)),
        before && sql`${key} < ${place(before)}`,
      ),
    )
    .orderBy(desc(walletTransfer.at), desc(walletTransfer.id), desc(walletTransfer.line))
    .limit(limit);
}

export async function listPosting(queries: Queries, brandId: string, id: string): Promise<TransferColumns[]> {
  return queries
    .select()
    .from(walletTransfer)
    .where(and(eq(walletTransfer.brandId, brandId), eq(walletTransfer.id, id)))
    .orderBy(asc(walletTransfer.line));
}

export async function listHolds(
  queries: Queries,
  brandId: string,
  {
    state,
    beforeId,
    limit,
  }: { state?: Hold['state'] | undefined; beforeId?: string | undefined; limit: number },
): Promise<Hold[]> {
  return queries
    .select()
    .from(walletHold)
    .where(
      and(
        eq(walletHold.brandId, brandId),
        state === undefined ? undefined : eq(walletHold.state, state),
        beforeId === undefined ? undefined : lt(walletHold.id, beforeId),
      ),
    )
    .orderBy(desc(walletHold.id))
    .limit(limit);
}
