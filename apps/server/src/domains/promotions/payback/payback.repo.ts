import { firstIdAt } from '@parlour/clock/ids';
import type { GameCategory } from '@parlour/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type FiguresWanted, figuresOf } from '../play/play.ts';
import { RATE_WHOLE, RESCUE_MOST } from './payback.rules.ts';

/** Whose day it is; the figures of it are written. */
export type Day = FiguresWanted & { readonly coin: bigint };
/** By level, from 0 on; a category that is absent has none. */
export type Rates = readonly Readonly<Partial<Record<GameCategory, number>>>[];

/** The members `m` with their standings `s`. */
const standingsOf = ({ brandId }: Day) => sql`
  left join lateral (
    select s.level, s.points_rest
    from promotions_standing s
    where s.brand_id = ${brandId}::uuid and s.member_id = m.id
    offset 0
  ) as s on true`;

/** A share of an amount in whole coins, as payback.rules.ts has it. */
const shareOf = (amount: SQL, { rate, coin }: { rate: SQL; coin: bigint }) => sql`
  (div(div(${amount} * ${rate}, ${RATE_WHOLE}), ${coin}) * ${coin})::int8`;

/** By category, of what counted there, at the rate of the member's level. */
export const rebatesOf = (day: Day, rates: Rates): SQL => {
  const level = sql`least(coalesce(s.level, 0), ${rates.length - 1}::int)`;
  const rate = sql`(${JSON.stringify(rates)}::jsonb -> ${level} ->> f.category)::int8`;
  return sql`
  select m.id as member_id, ${day.day} || ':' || f.category as cause,
    ${shareOf(sql`f.counted::numeric`, { rate, coin: day.coin })} as amount
  from ${figuresOf(day)}
  ${standingsOf(day)}`;
};

/** Of what was lost of own money, less what was given on that day and not withheld or left; no more than what was staked for it allows. */
export const rescuesOf = (
  day: Day,
  { rate, startsMs, endsMs, nowMs }: { rate: bigint; startsMs: number; endsMs: number; nowMs: number },
): SQL => sql`
  select l.member_id, ${day.day} as cause,
    least(${shareOf(sql`(l.lost - coalesce(g.given, 0))`, { rate: sql`${rate}::int8`, coin: day.coin })},
      ${shareOf(sql`l.counted`, { rate: sql`${RESCUE_MOST}::int8`, coin: day.coin })}) as amount
  from (
    select m.id as member_id, sum(f.own_staked - f.own_paid) as lost, sum(f.own_counted) as counted
    from ${figuresOf(day)}
    group by m.id
    having sum(f.own_staked - f.own_paid) > 0
  ) as l
  left join lateral (
    select sum(w.amount) as given
    from promotions_reward w
    where w.brand_id = ${day.brandId}::uuid and w.member_id = l.member_id and w.kind in ('cash', 'bonus')
      and w.id >= ${firstIdAt(startsMs)}::uuid and w.id < ${firstIdAt(endsMs)}::uuid
      and w.granted_at >= ${new Date(startsMs).toISOString()}::timestamptz
      and w.granted_at < ${new Date(endsMs).toISOString()}::timestamptz
      and (w.state = 'claimed' or w.state = 'unclaimed' and w.claim_until > ${new Date(nowMs).toISOString()}::timestamptz)
  ) as g on true`;

/** Whole points of what the day's stakes of own money counted and the rest before; of a unit, `each` parts are written. */
export const pointsOfDay = (day: Day, { perPoint, each }: { perPoint: bigint; each: bigint }): SQL => sql`
  select m.id as member_id, ${day.day} as cause,
    (div(sum(f.own_counted) + coalesce(min(s.points_rest), 0), ${perPoint}) * ${each})::int8 as amount
  from ${figuresOf(day)}
  ${standingsOf(day)}
  group by m.id`;
