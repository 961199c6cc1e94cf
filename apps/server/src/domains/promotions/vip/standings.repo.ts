import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { figuresOf } from '../play/play.ts';
import { promotionsStanding } from './vip.schema.ts';

export type StandingRow = typeof promotionsStanding.$inferSelect;
type Members = { memberIds: readonly string[] };

const s = promotionsStanding;
export async function findStanding(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<StandingRow | undefined> {
  const [row] = await queries
    .select()
    .from(s)
    .where(and(eq(s.brandId, brandId), eq(s.memberId, memberId)));
  return row;
}

/** Who has none is absent, and at level 0. */
export async function listLevels(
  queries: Queries,
  brandId: string,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: s.memberId, level: s.level })
    .from(s)
    .where(and(eq(s.brandId, brandId), sql`${s.memberId} = any(${arrayOf(memberIds)}::uuid[])`));
  return new Map(rows.map(({ id, level }) => [id, level]));
}

export async function listFromLevel(queries: Queries, brandId: string, level: number): Promise<string[]> {
  const rows = await queries
    .select({ id: s.memberId })
    .from(s)
    .where(and(eq(s.brandId, brandId), gte(s.level, level)));
  return rows.map(({ id }) => id);
}

/** Adds a day's valid stake to members' progress, and what of the counted makes no whole point to their rest. */
export async function addDay(
  tx: Tx,
  brandId: string,
  { day, month, currency, perPoint, memberIds }: Members & DayOf & { month: string; perPoint: bigint },
): Promise<void> {
  const rest = (sum: ReturnType<typeof sql>) => (perPoint > 0n ? sql`(${sum}) % ${perPoint}::int8` : sql`0`);
  await tx.execute(sql`
    insert into promotions_standing as s (brand_id, member_id, level, progress, month, month_valid, risen_month, points_rest)
    select ${brandId}::uuid, f.member_id, 0, f.valid, ${month}, f.valid, null, ${rest(sql`f.own_counted`)}
    from (
      select m.id as member_id, sum(f.valid)::int8 as valid, sum(f.own_counted)::int8 as own_counted
      from ${figuresOf({ brandId, day, currency, memberIds })}
      group by m.id
    ) as f
    on conflict (brand_id, member_id) do update
    set progress = s.progress + excluded.progress, month = excluded.month,
      month_valid = case when s.month = excluded.month then s.month_valid else 0 end + excluded.month_valid,
      points_rest = ${rest(sql`s.points_rest + excluded.points_rest`)}`);
}
type DayOf = { day: string; currency: string };

/** Those whose progress reaches the next step; `steps` by level, from 0 on. */
export async function listRisers(
  tx: Tx,
  brandId: string,
  { memberIds, steps }: Members & { steps: readonly bigint[] },
): Promise<StandingRow[]> {
  const next = arrayOf(steps.slice(1));
  return tx
    .select()
    .from(s)
    .where(
      and(
        eq(s.brandId, brandId),
        sql`${s.memberId} = any(${arrayOf(memberIds)}::uuid[])`,
        sql`${s.progress} >= (${next}::int8[])[${s.level} + 1]`,
      ),
    );
}

/** Those above level 0 who have neither risen in the month nor staked what keeps their level; `keep` by level. */
export async function listFallers(
  tx: Tx,
  brandId: string,
  { memberIds, month, keep }: Members & { month: string; keep: readonly bigint[] },
): Promise<StandingRow[]> {
  return tx
    .select()
    .from(s)
    .where(
      and(
        eq(s.brandId, brandId),
        sql`${s.memberId} = any(${arrayOf(memberIds)}::uuid[])`,
        sql`${s.level} > 0 and ${s.risenMonth} is distinct from ${month}`,
        sql`case when ${s.month} = ${month} then ${s.monthValid} else 0 end
          < (${arrayOf(keep.slice(1))}::int8[])[${s.level}]`,
      ),
    );
}

type SavedLevel = Pick<StandingRow, 'memberId' | 'level' | 'progress'>;

/** `risenMonth`: of those who rose. */
export async function saveLevels(
  tx: Tx,
  brandId: string,
  saved: readonly SavedLevel[],
  risenMonth?: string,
): Promise<void> {
  if (saved.length === 0) return;
  await tx.execute(sql`
    update promotions_standing as s
    set level = n.level, progress = n.progress${risenMonth === undefined ? sql`` : sql`, risen_month = ${risenMonth}`}
    from unnest(
      ${arrayOf(saved.map(({ memberId }) => memberId))}::uuid[],
      ${arrayOf(saved.map(({ level }) => level))}::int[],
      ${arrayOf(saved.map(({ progress }) => progress))}::int8[]
    ) as n (member_id, level, progress)
    where s.brand_id = ${brandId}::uuid and s.member_id = n.member_id`);
}

/** How many members have each level. */
export async function countLevels(queries: Queries, brandId: string, levels: number): Promise<number[]> {
  const rows = await queries
    .select({ level: s.level, members: count() })
    .from(s)
    .where(eq(s.brandId, brandId))
    .groupBy(s.level);
  const members = new Map(rows.map((row) => [row.level, row.members]));
  return Array.from({ length: levels }, (_, level) => members.get(level) ?? 0);
}
