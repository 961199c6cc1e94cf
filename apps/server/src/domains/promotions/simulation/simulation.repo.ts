import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Outcome, PlayedDay } from './simulation.rules.ts';
import { promotionsSimulation } from './simulation.schema.ts';

const s = promotionsSimulation;

export type SimulationRow = typeof s.$inferSelect;
export type SimulationKey = Pick<SimulationRow, 'brandId' | 'offerId' | 'version'>;

const isOf = ({ brandId, offerId, version }: SimulationKey) =>
  and(eq(s.brandId, brandId), eq(s.offerId, offerId), eq(s.version, version));

export async function findSimulation(
  queries: Queries,
  key: SimulationKey,
): Promise<SimulationRow | undefined> {
  const [row] = await queries.select().from(s).where(isOf(key));
  return row;
}

/** Of every version of these offers. */
export function listSimulations(
  queries: Queries,
  brandId: string,
  offerIds: readonly string[],
): Promise<Pick<SimulationRow, 'offerId' | 'version' | 'state'>[]> {
  return queries
    .select({ offerId: s.offerId, version: s.version, state: s.state })
    .from(s)
    .where(and(eq(s.brandId, brandId), inArray(s.offerId, [...offerIds])));
}

/** Once more, if it was done before: what was played since counts. */
export async function startSimulation(
  tx: Tx,
  key: SimulationKey,
  { askedAt, askedBy }: Pick<SimulationRow, 'askedAt' | 'askedBy'>,
): Promise<void> {
  const fresh = { state: 'running', askedAt, askedBy, doneAt: null, outcome: null } as const;
  await tx
    .insert(s)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target: [s.brandId, s.offerId, s.version], set: fresh });
}

export async function endSimulation(
  tx: Tx,
  key: SimulationKey,
  { outcome, doneAt }: { outcome: Outcome; doneAt: Date },
): Promise<void> {
  await tx.update(s).set({ state: 'done', outcome, doneAt }).where(isOf(key));
}

/** What members played from a day on, by day. */
export async function listPlayedDays(
  queries: Queries,
  brandId: string,
  {
    memberIds,
    currency,
    from,
    to,
  }: { memberIds: readonly string[]; currency: string; from: string; to: string },
): Promise<PlayedDay[]> {
  if (memberIds.length === 0) return [];
  const { rows } = await queries.execute(sql`
    select p.member_id as "memberId", p.day::text as day, p.category, p.valid
    from promotions_play_day p
    where p.brand_id = ${brandId}::uuid and p.member_id = any(${arrayOf(memberIds)}::uuid[])
      and p.day >= ${from}::date and p.day <= ${to}::date and p.currency = ${currency}
    order by p.member_id, p.day`);
  return rows as PlayedDay[];
}
