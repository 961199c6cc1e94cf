import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import { cashierStep } from './steps.schema.ts';

export type Step = typeof cashierStep.$inferSelect;
type Subject = { brandId: string; subjectId: string };

/** Adds the next step of a deposit or withdrawal. The caller holds the lock of its row. */
export async function addStep(tx: Tx, { brandId, subjectId, ...step }: Omit<Step, 'place'>): Promise<void> {
  const place = sql`(
    select coalesce(max(place), 0) + 1
    from cashier_step
    where brand_id = ${brandId} and subject_id = ${subjectId}
  )`;
  await tx.insert(cashierStep).values({ brandId, subjectId, ...step, place: place as never });
}

/** In the order they happened. */
export async function listSteps(queries: Queries, { brandId, subjectId }: Subject): Promise<Step[]> {
  return queries
    .select()
    .from(cashierStep)
    .where(and(eq(cashierStep.brandId, brandId), eq(cashierStep.subjectId, subjectId)))
    .orderBy(asc(cashierStep.place));
}
