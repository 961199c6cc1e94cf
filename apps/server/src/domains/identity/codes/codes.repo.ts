import type { Queries, Tx } from '@parlour/database/database';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { identityCode } from './codes.schema.ts';

export type CodeRow = typeof identityCode.$inferSelect;
export type CodeKey = Pick<CodeRow, 'brandId' | 'purpose' | 'recipient'>;

const isCode = ({ brandId, purpose, recipient }: CodeKey) =>
  and(
    eq(identityCode.brandId, brandId),
    eq(identityCode.purpose, purpose),
    eq(identityCode.recipient, recipient),
  );

export async function findCode(queries: Queries, key: CodeKey): Promise<CodeRow | undefined> {
  const [row] = await queries.select().from(identityCode).where(isCode(key));
  return row;
}

/** Replaces the previous code. False if that one is younger than `olderThan`. */
export async function replaceCode(tx: Tx, code: CodeRow, { olderThan }: { olderThan: Date }) {
  const { brandId: _brandId, purpose: _purpose, recipient: _recipient, ...set } = code;
  const rows = await tx
    .insert(identityCode)
    .values(code)
    .onConflictDoUpdate({
      target: [identityCode.brandId, identityCode.purpose, identityCode.recipient],
      set,
      setWhere: lte(identityCode.createdAt, olderThan),
    })
    .returning({ id: identityCode.id });
  return rows.length > 0;
}

/** Uses up one try and locks the row until the end, so parallel guesses cannot exceed the tries left. */
export async function takeTry(tx: Tx, key: CodeKey, now: Date): Promise<CodeRow | undefined> {
  const [row] = await tx
    .update(identityCode)
    .set({ triesLeft: sql`${identityCode.triesLeft} - 1` })
    .where(and(isCode(key), gt(identityCode.triesLeft, 0), gt(identityCode.expiresAt, now)))
    .returning();
  return row;
}

export async function giveBackTry(tx: Tx, { brandId, id }: Pick<CodeRow, 'brandId' | 'id'>): Promise<void> {
  await tx
    .update(identityCode)
    .set({ triesLeft: sql`${identityCode.triesLeft} + 1` })
    .where(and(eq(identityCode.brandId, brandId), eq(identityCode.id, id)));
}

/** False for a second use. */
export async function deleteCode(tx: Tx, { brandId, id }: Pick<CodeRow, 'brandId' | 'id'>): Promise<boolean> {
  const rows = await tx
    .delete(identityCode)
    .where(and(eq(identityCode.brandId, brandId), eq(identityCode.id, id)))
    .returning({ id: identityCode.id });
  return rows.length > 0;
}

/** Invalidates what was sent there for this purpose. */
export async function dropCode(tx: Tx, key: CodeKey): Promise<void> {
  await tx.delete(identityCode).where(isCode(key));
}

export async function deleteCodesBefore(tx: Tx, now: Date): Promise<void> {
  await tx.delete(identityCode).where(lt(identityCode.expiresAt, now));
}
