import type { Queries } from '@parlour/database/database';
import { asc, eq } from 'drizzle-orm';
import { arcadeOperator, arcadeStudioKey } from '../arcade.schema.ts';

export type Operator = typeof arcadeOperator.$inferSelect;
export type StudioKeyRow = typeof arcadeStudioKey.$inferSelect;

/** An operator that returns may have a new address or key. */
export async function saveOperator(db: Queries, operator: Operator): Promise<void> {
  const { id: _id, ...changing } = operator;
  await db
    .insert(arcadeOperator)
    .values(operator)
    .onConflictDoUpdate({ target: arcadeOperator.id, set: changing });
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
