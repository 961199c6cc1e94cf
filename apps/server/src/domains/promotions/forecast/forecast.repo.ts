import type { Queries } from '@parlour/database/database';
import { sql } from 'drizzle-orm';
import { ONCE_DAY } from '../tasks/tasks.ts';

type Days = { readonly from: string; readonly to: string };
type Moments = { readonly startsMs: number; readonly endsMs: number };
/** On how many days a member did something. */
export type DaysOf = { readonly memberId: string; readonly days: number };

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;

/** Turns that were made in a span. */
export async function sumTurns(
  queries: Queries,
  brandId: string,
  { startsMs, endsMs }: Moments,
): Promise<{ turns: number; turners: number }> {
  const { rows } = await queries.execute(sql`
    select count(*)::int as turns, count(distinct t.member_id)::int as turners
    from promotions_wheel_turn t
    where t.brand_id = ${brandId}::uuid and t.at >= ${moment(startsMs)} and t.at < ${moment(endsMs)}`);
  return (rows as { turns: number; turners: number }[])[0] ?? { turns: 0, turners: 0 };
}

/** Turns that members have and have not made. */
export async function sumHeldTurns(queries: Queries, brandId: string): Promise<number> {
  const { rows } = await queries.execute(sql`
    select coalesce(sum(m.turns), 0)::int8 as held from promotions_wheel_member m
    where m.brand_id = ${brandId}::uuid`);
  return Number((rows as { held: bigint }[])[0]?.held ?? 0n);
}

/** On how many days each member staked so much validly. */
export async function listStakeDays(
  queries: Queries,
  brandId: string,
  { from, to, currency, least }: Days & { currency: string; least: bigint },
): Promise<DaysOf[]> {
  const { rows } = await queries.execute(sql`
    select d.id as "memberId", count(*)::int as days
    from (
      select p.member_id as id
      from promotions_play_day p
      where p.brand_id = ${brandId}::uuid and p.day >= ${from}::date and p.day <= ${to}::date
        and p.currency = ${currency}
      group by p.member_id, p.day
      having sum(p.valid) >= ${least}::int8
    ) as d
    group by d.id`);
  return rows as DaysOf[];
}

/** Days of members with play. */
export async function countPlayDays(queries: Queries, brandId: string, { from, to }: Days): Promise<number> {
  const { rows } = await queries.execute(sql`
    select count(*)::int as active
    from (
      select 1
      from promotions_play_day p
      where p.brand_id = ${brandId}::uuid and p.day >= ${from}::date and p.day <= ${to}::date
      group by p.member_id, p.day
    ) as d`);
  return (rows as { active: number }[])[0]?.active ?? 0;
}

/** How often each place of the cycle was signed in to, and by how many members in all. */
export async function sumSignIns(
  queries: Queries,
  brandId: string,
  { from, to }: Days,
): Promise<{ places: { place: number; count: number }[]; signers: number }> {
  const { rows } = await queries.execute(sql`
    select s.place, count(*)::int as count, 0 as signers from promotions_sign_in s
    where s.brand_id = ${brandId}::uuid and s.day >= ${from}::date and s.day <= ${to}::date
    group by s.place
    union all
    select 0, 0, count(distinct s.member_id)::int from promotions_sign_in s
    where s.brand_id = ${brandId}::uuid and s.day >= ${from}::date and s.day <= ${to}::date
    order by 1`);
  const [first, ...places] = rows as { place: number; count: number; signers: number }[];
  return { places, signers: first?.signers ?? 0 };
}

/** Who claimed a task that is done once: what was claimed while it was done every day counts for none. */
export async function listClaimants(queries: Queries, brandId: string, taskId: string): Promise<string[]> {
  const { rows } = await queries.execute(sql`
    select c.member_id as "memberId" from promotions_task_claim c
    where c.brand_id = ${brandId}::uuid and c.task_id = ${taskId}::uuid and c.day = ${ONCE_DAY}::date`);
  return (rows as { memberId: string }[]).map(({ memberId }) => memberId);
}

/** Points that members have now, of all. */
export async function sumPoints(queries: Queries, brandId: string, nowMs: number): Promise<number> {
  const { rows } = await queries.execute(sql`
    select coalesce(sum(l."left"), 0)::int8 as points from promotions_point_lot l
    where l.brand_id = ${brandId}::uuid and l."left" > 0 and l.expires_at > ${moment(nowMs)}`);
  return Number((rows as { points: bigint }[])[0]?.points ?? 0n);
}

/** Members with so many points, and how many of an item each took, which counts towards its limit. */
export async function listBuyers(
  queries: Queries,
  brandId: string,
  { itemId, price, nowMs }: { itemId: string | null; price: number; nowMs: number },
): Promise<{ memberId: string; points: number; taken: number }[]> {
  const { rows } = await queries.execute(sql`
    select l.member_id as "memberId", sum(l."left")::int as points,
      coalesce((
        select sum(o.count) from promotions_mall_order o
        where o.brand_id = ${brandId}::uuid and o.item_id = ${itemId}::uuid and o.member_id = l.member_id
          and o.state <> 'cancelled' and o.price > 0
      ), 0)::int as taken
    from promotions_point_lot l
    where l.brand_id = ${brandId}::uuid and l."left" > 0 and l.expires_at > ${moment(nowMs)}
    group by l.member_id
    having sum(l."left") >= ${price}
    order by l.member_id`);
  return rows as { memberId: string; points: number; taken: number }[];
}

/** What was exchanged of an item in a span and not cancelled, and the points that came in it. */
export async function sumExchanges(
  queries: Queries,
  brandId: string,
  { itemId, startsMs, endsMs }: Moments & { itemId: string | null },
): Promise<{ taken: number; earned: number }> {
  const { rows } = await queries.execute(sql`
    select coalesce((
        select sum(o.count) from promotions_mall_order o
        where o.brand_id = ${brandId}::uuid and o.item_id = ${itemId}::uuid and o.state <> 'cancelled' and o.price > 0
          and o.ordered_at >= ${moment(startsMs)} and o.ordered_at < ${moment(endsMs)}
      ), 0)::int as taken,
      coalesce((
        select sum(l.earned) from promotions_point_lot l
        where l.brand_id = ${brandId}::uuid and l.source is not null
          and l.earned_at >= ${moment(startsMs)} and l.earned_at < ${moment(endsMs)}
      ), 0)::int8 as earned`);
  const [row] = rows as { taken: number; earned: bigint }[];
  return { taken: row?.taken ?? 0, earned: Number(row?.earned ?? 0n) };
}
