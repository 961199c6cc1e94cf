import type { TransferKind } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { walletAccount, walletBalance, walletTransfer } from '../ledger/ledger.schema.ts';

/** Waits for running postings, in the order in which they lock (prepare.rules.ts). */
export async function lockMemberBalances(tx: Tx, brandId: string, memberId: string): Promise<void> {
  await tx
    .select({ id: walletBalance.accountId })
    .from(walletAccount)
    .innerJoin(
      walletBalance,
      and(eq(walletBalance.brandId, walletAccount.brandId), eq(walletBalance.accountId, walletAccount.id)),
    )
    .where(and(eq(walletAccount.brandId, brandId), eq(walletAccount.owner, memberId)))
    .orderBy(sql`${walletAccount.purpose} <> 'main'`, walletBalance.accountId, walletBalance.stripe)
    .for('update', { of: walletBalance });
}

/** The next posting asks the member's guard. */
export async function markGuarded(tx: Tx, brandId: string, memberId: string): Promise<void> {
  await tx
    .update(walletBalance)
    .set({ isGuarded: true })
    .where(
      and(
        eq(walletBalance.brandId, brandId),
        inArray(
          walletBalance.accountId,
          tx
            .select({ id: walletAccount.id })
            .from(walletAccount)
            .where(and(eq(walletAccount.brandId, brandId), eq(walletAccount.owner, memberId))),
        ),
      ),
    );
}

export type CountedTransfer = { kind: TransferKind; amount: bigint; atMs: number };

/** What a member deposited, staked and won since a moment, oldest first. */
export async function listCounted(
  queries: Queries,
  {
    brandId,
    accountId,
    kinds,
    sinceMs,
  }: { brandId: string; accountId: string; kinds: TransferKind[]; sinceMs: number },
): Promise<CountedTransfer[]> {
  const side = (
    account: typeof walletTransfer.debitAccountId | typeof walletTransfer.creditAccountId,
    seq: typeof walletTransfer.debitSeq,
  ) =>
    queries
      .select({ kind: walletTransfer.kind, amount: walletTransfer.amount, at: walletTransfer.at, seq })
      .from(walletTransfer)
      .where(
        and(
          eq(walletTransfer.brandId, brandId),
          eq(account, accountId),
          inArray(walletTransfer.kind, kinds),
          sql`${walletTransfer.at} >= ${new Date(sinceMs).toISOString()}::timestamptz`,
        ),
      );
  const rows = [
    ...(await side(walletTransfer.debitAccountId, walletTransfer.debitSeq)),
    ...(await side(walletTransfer.creditAccountId, walletTransfer.creditSeq)),
  ];
  return rows
    .sort((one, other) => (one.seq < other.seq ? -1 : 1))
    .map(({ kind, amount, at }) => ({ kind, amount, atMs: at.getTime() }));
}
