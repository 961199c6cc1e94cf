import type { Queries } from '@parlour/database/database';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { walletIdempotency } from './idempotency.schema.ts';

export type KeptCall = typeof walletIdempotency.$inferSelect;
type Key = Pick<KeptCall, 'brandId' | 'caller' | 'key'>;

const isKey = ({ brandId, caller, key }: Key) =>
  and(
    eq(walletIdempotency.brandId, brandId),
    eq(walletIdempotency.caller, caller),
    eq(walletIdempotency.key, key),
  );

/** False: the key is already used. */
export async function insertCall(queries: Queries, call: KeptCall): Promise<boolean> {
  const rows = await queries
    .insert(walletIdempotency)
    .values(call)
    .onConflictDoNothing()
    .returning({ key: walletIdempotency.key });
  return rows.length > 0;
}

export async function findCall(queries: Queries, key: Key): Promise<KeptCall | undefined> {
  const [call] = await queries.select().from(walletIdempotency).where(isKey(key));
  return call;
}

export async function saveAnswer(
  queries: Queries,
  key: Key,
  { status, answer }: { status: number; answer: unknown },
): Promise<void> {
  await queries.update(walletIdempotency).set({ status, answer }).where(isKey(key));
}

/** Takes over a call whose worker has died; false: another worker did. */
export async function takeOver(queries: Queries, call: KeptCall, startedAt: Date): Promise<boolean> {
  const rows = await queries
    .update(walletIdempotency)
    .set({ startedAt })
    .where(
      and(isKey(call), isNull(walletIdempotency.status), eq(walletIdempotency.startedAt, call.startedAt)),
    )
    .returning({ key: walletIdempotency.key });
  return rows.length > 0;
}

export async function deleteCall(queries: Queries, key: Key): Promise<void> {
  await queries.delete(walletIdempotency).where(isKey(key));
}

export async function deleteExpired(queries: Queries, now: Date, limit: number): Promise<void> {
  await queries.delete(walletIdempotency).where(
    sql`(${walletIdempotency.brandId}, ${walletIdempotency.caller}, ${walletIdempotency.key}) in (
      select brand_id, caller, key from wallet_idempotency
      where ${lte(walletIdempotency.expiresAt, now)}
      limit ${limit})`,
  );
}
