import type { Queries, Tx } from '@parlour/database/database';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { credentialsAttempt } from './credentials.schema.ts';

export type Attempts = typeof credentialsAttempt.$inferSelect;

/** The rows of these keys, created if missing and locked in one order, so that attempts are counted one by one. */
export async function lockAttempts(tx: Tx, keys: string[], now: Date): Promise<Attempts[]> {
  const sorted = [...keys].sort();
  await tx
    .insert(credentialsAttempt)
    .values(sorted.map((key) => ({ key, failures: 0, lockedUntil: null, lastAt: now })))
    .onConflictDoNothing();
  return tx
    .select()
    .from(credentialsAttempt)
    .where(inArray(credentialsAttempt.key, sorted))
    .orderBy(sql`${credentialsAttempt.key} collate "C"`)
    .for('update');
}

export async function saveAttempts(tx: Tx, { key, ...about }: Attempts): Promise<void> {
  await tx.update(credentialsAttempt).set(about).where(eq(credentialsAttempt.key, key));
}

export async function forgetAttempts(tx: Tx, keys: string[]): Promise<void> {
  await tx.delete(credentialsAttempt).where(inArray(credentialsAttempt.key, keys));
}

export async function findAttempts(queries: Queries, keys: string[]): Promise<Attempts[]> {
  if (keys.length === 0) return [];
  return queries.select().from(credentialsAttempt).where(inArray(credentialsAttempt.key, keys));
}

export async function deleteAttemptsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(credentialsAttempt).where(lt(credentialsAttempt.lastAt, before));
}
