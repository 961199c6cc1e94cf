import type { Queries } from '@parlour/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { arcadeOperator, arcadeStudioKey } from '../arcade.schema.ts';

export type Operator = typeof arcadeOperator.$inferSelect;
export type StudioKeyRow = typeof arcadeStudioKey.$inferSelect;

/** False: an operator of that name is known already. */
export async function insertOperator(db: Queries, operator: Operator): Promise<boolean> {
  const rows = await db
    .insert(arcadeOperator)
    .values(operator)
    .onConflictDoNothing()
    .returning({ id: arcadeOperator.id });
  return rows.length > 0;
}

/** False: meanwhile the operator got another key than the one that signed the change. */
export async function replaceOperator(
  db: Queries,
  { id, ...changing }: Operator,
  keyBefore: string,
): Promise<boolean> {
  const rows = await db
    .update(arcadeOperator)
    .set(changing)
    .where(and(eq(arcadeOperator.id, id), eq(arcadeOperator.publicKey, keyBefore)))
    .returning({ id: arcadeOperator.id });
  return rows.length > 0;
}

export async function findOperator(db: Queries, id: string): Promise<Operator | undefined> {
  const [found] = await db.select().from(arcadeOperator).where(eq(arcadeOperator.id, id));
  return found;
}

export function listOperators(db: Queries): Promise<Operator[]> {
  return db.select().from(arcadeOperator).orderBy(asc(arcadeOperator.id));
}

/** The first process to start makes the keys; the others find them. */
export async function insertStudioKeys(db: Queries, rows: StudioKeyRow[]): Promise<void> {
  await db.insert(arcadeStudioKey).values(rows).onConflictDoNothing();
}

export function listStudioKeys(db: Queries): Promise<StudioKeyRow[]> {
  return db.select().from(arcadeStudioKey).orderBy(asc(arcadeStudioKey.code));
}
