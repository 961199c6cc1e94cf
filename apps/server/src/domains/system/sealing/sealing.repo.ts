import type { Queries, Tx } from '@parlour/database/database';
import { desc, lt, notInArray, sql } from 'drizzle-orm';
import { LOCKS } from '../../../db/locks.ts';
import { systemSealingKey, systemSeenSeal } from './sealing.schema.ts';

export type SealingKeyRow = typeof systemSealingKey.$inferSelect;

export async function lockRotation(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.sealingKeyRotation})`);
}

export function newestKeys(queries: Queries, count: number): Promise<SealingKeyRow[]> {
  return queries
    .select()
    .from(systemSealingKey)
    .orderBy(desc(systemSealingKey.createdAt), sql`${systemSealingKey.kid} collate "C" desc`)
    .limit(count);
}

export async function insertKey(tx: Tx, row: SealingKeyRow): Promise<void> {
  await tx.insert(systemSealingKey).values(row);
}

/** Deletes keys that are no longer accepted: a stolen one could decrypt recorded traffic. */
export async function deleteKeysBut(tx: Tx, kept: SealingKeyRow[]): Promise<void> {
  const kids = kept.map(({ kid }) => kid);
  await tx.delete(systemSealingKey).where(notInArray(systemSealingKey.kid, kids));
}

/** False if any process has seen it before. */
export async function insertSeen(queries: Queries, jti: string, expiresAt: Date): Promise<boolean> {
  const rows = await queries
    .insert(systemSeenSeal)
    .values({ jti, expiresAt })
    .onConflictDoNothing()
    .returning({ jti: systemSeenSeal.jti });
  return rows.length > 0;
}

export async function deleteSeenBefore(tx: Tx, now: Date): Promise<void> {
  await tx.delete(systemSeenSeal).where(lt(systemSeenSeal.expiresAt, now));
}
