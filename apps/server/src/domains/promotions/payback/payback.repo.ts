import type { GameCategory } from '@parlour/contract';
import { arrayOf } from '@parlour/database/statement';
import { type SQL, sql } from 'drizzle-orm';
import { RATE_WHOLE } from './payback.rules.ts';

/** Whose day it is; the figures of it are written. */
export type Day = {
  readonly brandId: string;
  readonly day: string;
  readonly currency: string;
  readonly memberIds: readonly string[];
  readonly coin: bigint;
};
export type Rate = { level: number; category: GameCategory; rate: number };

const isOf = ({ brandId, day, currency, memberIds }: Day) => sql`
  f.brand_id = ${brandId}::uuid and f.member_id = any(${arrayOf(memberIds)}::uuid[]) and f.day = ${day}::date
    and f.currency = ${currency}`;

/** A share of an amount in whole coins, as payback.rules.ts has it. */
const shareOf = (amount: SQL, { rate, coin }: { rate: SQL; coin: bigint }) => sql`
  (div(div(${amount} * ${rate}, ${RATE_WHOLE}), ${coin}) * ${coin})::int8`;

/** By category, at the rate of the member's level. */
export const rebatesOf = (day: Day, rates: readonly Rate[]): SQL => sql`
  select f.member_id, ${day.day} || ':' || f.category as cause,
    ${shareOf(sql`f.valid::numeric`, { rate: sql`r.rate`, coin: day.coin })} as amount
  from promotions_play_day f
  left join promotions_standing s on s.brand_id = f.brand_id and s.member_id = f.member_id
  join jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r(level int, category text, rate int8)
    on r.level = least(coalesce(s.level, 0), ${Math.max(...rates.map(({ level }) => level))}::int) and r.category = f.category
  where ${isOf(day)}`;

/** Of what was lost of own money, less what was given on that day. */
export const rescuesOf = (
  day: Day,
  { rate, startsMs, endsMs }: { rate: bigint; startsMs: number; endsMs: number },
): SQL => sql`
  select l.member_id, ${day.day} as cause,
    ${shareOf(sql`(l.lost - coalesce(g.given, 0))`, { rate: sql`${rate}::int8`, coin: day.coin })} as amount
  from (
    select f.brand_id, f.member_id, sum(f.own_staked - f.own_paid) as lost
    from promotions_play_day f
    where ${isOf(day)}
    group by f.brand_id, f.member_id
    having sum(f.own_staked - f.own_paid) > 0
  ) as l
  left join lateral (
    select sum(w.amount) as given
    from promotions_reward w
    where w.brand_id = l.brand_id and w.member_id = l.member_id and w.kind in ('cash', 'bonus')
      and w.granted_at >= ${new Date(startsMs).toISOString()}::timestamptz
      and w.granted_at < ${new Date(endsMs).toISOString()}::timestamptz
  ) as g on true`;

/** Whole points of the day's valid stake of own money and the rest before; of a unit, `each` parts are written. */
export const pointsOfDay = (day: Day, { perPoint, each }: { perPoint: bigint; each: bigint }): SQL => sql`
  select f.member_id, ${day.day} as cause,
    (div(sum(f.own_valid) + coalesce(min(s.points_rest), 0), ${perPoint}) * ${each})::int8 as amount
  from promotions_play_day f
  left join promotions_standing s on s.brand_id = f.brand_id and s.member_id = f.member_id
  where ${isOf(day)}
  group by f.member_id`;
