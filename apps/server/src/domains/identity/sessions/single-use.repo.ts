import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, lt, sql } from 'drizzle-orm';
import { identitySingleUse } from './sessions.schema.ts';

export type SingleUseRow = typeof identitySingleUse.$inferSelect;
type SecretKey = Pick<SingleUseRow, 'brandId' | 'secretHash' | 'kind'>;

/** False if the secret already exists. */
export async function insertSingleUse(queries: Queries, row: SingleUseRow): Promise<boolean> {
  const rows = await queries
    .insert(identitySingleUse)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: identitySingleUse.kind });
  return rows.length > 0;
}

const isSecret = ({ brandId, secretHash, kind }: SecretKey) =>
  and(
    eq(identitySingleUse.brandId, brandId),
    eq(identitySingleUse.secretHash, secretHash),
    eq(identitySingleUse.kind, kind),
  );

export async function findSingleUse(queries: Queries, key: SecretKey): Promise<SingleUseRow | undefined> {
  const [row] = await queries.select().from(identitySingleUse).where(isSecret(key));
  return row;
}

/** Deletes the secret; a second call finds none. */
export async function takeSingleUse(queries: Queries, key: SecretKey): Promise<SingleUseRow | undefined> {
  const [row] = await queries.delete(identitySingleUse).where(isSecret(key)).returning();
  return row;
}

export async function deleteSingleUseOfMember(
  tx: Tx,
  { brandId, kind, memberId }: Pick<SingleUseRow, 'brandId' | 'kind'> & { memberId: string },
): Promise<void> {
  await tx
    .delete(identitySingleUse)
    .where(
      and(
        eq(identitySingleUse.brandId, brandId),
        eq(identitySingleUse.kind, kind),
        sql`${identitySingleUse.data} ->> 'memberId' = ${memberId}`,
      ),
    );
}

export async function deleteSingleUseBefore(tx: Tx, now: Date): Promise<void> {
  await tx.delete(identitySingleUse).where(lt(identitySingleUse.expiresAt, now));
}
