import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, lt, sql } from 'drizzle-orm';
import { identityOnce } from './sessions.schema.ts';

export type OnceRow = typeof identityOnce.$inferSelect;

/** False when there is such a secret already. */
export async function insertOnce(queries: Queries, row: OnceRow): Promise<boolean> {
  const rows = await queries
    .insert(identityOnce)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: identityOnce.kind });
  return rows.length > 0;
}

/** Takes the secret away; whoever comes second finds none. */
export async function takeOnce(
  queries: Queries,
  { brandId, secretHash, kind }: Pick<OnceRow, 'brandId' | 'secretHash' | 'kind'>,
): Promise<OnceRow | undefined> {
  const [row] = await queries
    .delete(identityOnce)
    .where(
      and(
        eq(identityOnce.brandId, brandId),
        eq(identityOnce.secretHash, secretHash),
        eq(identityOnce.kind, kind),
      ),
    )
    .returning();
  return row;
}

export async function deleteOnceOfMember(
  tx: Tx,
  { brandId, kind, memberId }: Pick<OnceRow, 'brandId' | 'kind'> & { memberId: string },
): Promise<void> {
  await tx
    .delete(identityOnce)
    .where(
      and(
        eq(identityOnce.brandId, brandId),
        eq(identityOnce.kind, kind),
        sql`${identityOnce.data} ->> 'memberId' = ${memberId}`,
      ),
    );
}

export async function deleteOnceBefore(tx: Tx, now: Date): Promise<void> {
  await tx.delete(identityOnce).where(lt(identityOnce.expiresAt, now));
}
