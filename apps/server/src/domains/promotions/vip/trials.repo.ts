import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { PlayedDay } from './trial.rules.ts';
import { promotionsVipTrial } from './vip.schema.ts';

const t = promotionsVipTrial;

export type TrialRow = typeof t.$inferSelect;
export type TrialKey = Pick<TrialRow, 'brandId' | 'id'>;

const isOf = ({ brandId, id }: TrialKey) => and(eq(t.brandId, brandId), eq(t.id, id));

export async function findTrial(queries: Queries, key: TrialKey): Promise<TrialRow | undefined> {
  const [row] = await queries.select().from(t).where(isOf(key));
  return row;
}

/** The newest finished trial of exactly this plan; null: nobody tried it. */
export async function findTrialOf(
  queries: Queries,
  brandId: string,
  plan: TrialRow['plan'],
): Promise<string | null> {
  const isSame = sql`${t.plan} = ${JSON.stringify(plan)}::jsonb`;
  const [row] = await queries
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.brandId, brandId), isSame, isNotNull(t.doneAt)))
    .orderBy(desc(t.id))
    .limit(1);
  return row?.id ?? null;
}

export async function insertTrial(
  tx: Tx,
  row: Pick<TrialRow, 'brandId' | 'id' | 'plan' | 'askedAt' | 'askedBy'>,
): Promise<void> {
  await tx.insert(t).values({ ...row, doneAt: null, outcome: null });
}

/** Forgets those that were asked for before a moment. */
export async function deleteTrials(tx: Tx, brandId: string, before: Date): Promise<void> {
  await tx.delete(t).where(and(eq(t.brandId, brandId), lt(t.askedAt, before)));
}

export async function endTrial(
  tx: Tx,
  key: TrialKey,
  set: { outcome: NonNullable<TrialRow['outcome']>; doneAt: Date },
): Promise<void> {
  await tx.update(t).set(set).where(isOf(key));
}

type Wanted = { memberIds: readonly string[]; currency: string; from: string; to: string };

/** What members played, by day and category. */
export async function listPlay(
  queries: Queries,
  brandId: string,
  { memberIds, currency, from, to }: Wanted,
): Promise<(PlayedDay & { memberId: string; day: string })[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await queries.execute(sql`
    select p.member_id as "memberId", p.day::text as day, p.category, p.valid, p.counted, p.own_counted as "ownCounted",
      p.own_staked as "ownStaked", p.own_paid as "ownPaid"
    from promotions_play_day p
    where p.brand_id = ${brandId}::uuid and p.member_id = any(${arrayOf(memberIds)}::uuid[])
      and p.day >= ${from}::date and p.day <= ${to}::date and p.currency = ${currency}`);
  return rows as (PlayedDay & { memberId: string; day: string })[];
}
