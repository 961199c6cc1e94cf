import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { walletBalance, walletTransfer } from '../ledger/ledger.schema.ts';

type AccountKey = { brandId: string; accountId: string };
/** `isGuarded`: whether its owner may have a guard or an active bonus. */
export type Head = { balance: bigint; seq: bigint; isGuarded: boolean };

/** For an account with one row. */
export async function findHead(
  queries: Queries,
  { brandId, accountId }: AccountKey,
): Promise<Head | undefined> {
  const [row] = await queries
    .select({ balance: walletBalance.balance, seq: walletBalance.seq, isGuarded: walletBalance.isGuarded })
    .from(walletBalance)
    .where(
      and(
        eq(walletBalance.brandId, brandId),
        eq(walletBalance.accountId, accountId),
        eq(walletBalance.stripe, 0),
      ),
    );
  return row;
}

/** Stakes less refunds, over the lines in this range of numbers. */
export async function sumStakes(
  queries: Queries,
  { brandId, accountId }: AccountKey,
  { afterSeq, upToSeq }: { afterSeq: bigint; upToSeq: bigint },
): Promise<bigint> {
  const side = (name: 'debit' | 'credit', kind: string) => sql`
    select coalesce(sum(t.amount), 0)::int8
    from wallet_transfer t
    where t.${sql.raw(`${name}_account_id`)} = ${accountId}::uuid
      and t.${sql.raw(`${name}_stripe`)} = 0
      and t.${sql.raw(`${name}_seq`)} > ${afterSeq}
      and t.${sql.raw(`${name}_seq`)} <= ${upToSeq}
      and t.brand_id = ${brandId}::uuid
      and t.kind = ${kind}`;
  const { rows } = await queries.execute(
    sql`select (${side('debit', 'bet')}) as staked, (${side('credit', 'bet_rollback')}) as given_back`,
  );
  const [row] = rows as { staked: bigint; given_back: bigint }[];
  return row ? row.staked - row.given_back : 0n;
}

/** The number of the line that a posting credited to an account; undefined: there is none. */
export async function findSeqOfCredit(
  queries: Queries,
  { brandId, accountId }: AccountKey,
  postingId: string,
): Promise<bigint | undefined> {
  const [row] = await queries
    .select({ seq: walletTransfer.creditSeq })
    .from(walletTransfer)
    .where(
      and(
        eq(walletTransfer.brandId, brandId),
        eq(walletTransfer.id, postingId),
        eq(walletTransfer.creditAccountId, accountId),
      ),
    );
  return row?.seq;
}

/** Waits for running postings; then nothing moves in the account until the transaction ends. */
export async function lockHead(tx: Tx, { brandId, accountId }: AccountKey): Promise<void> {
  await tx
    .select({ seq: walletBalance.seq })
    .from(walletBalance)
    .where(and(eq(walletBalance.brandId, brandId), eq(walletBalance.accountId, accountId)))
    .orderBy(walletBalance.stripe)
    .for('update');
}
