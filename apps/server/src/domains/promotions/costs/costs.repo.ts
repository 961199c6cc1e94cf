import { DAY_MS } from '@parlour/clock/durations';
import { firstIdAt } from '@parlour/clock/ids';
import type { RewardKind, RewardSource } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { PARTS_PER_UNIT } from '@parlour/money';
import { sql } from 'drizzle-orm';
import type { BusinessDay } from '../../../tenancy/calendar.rules.ts';
import { OLDEST_DAYS } from './costs.rules.ts';

export type CostRow = {
  day: string;
  source: RewardSource;
  offerId: string | null;
  kind: RewardKind;
  granted: bigint;
  claimed: bigint;
  lapsed: bigint;
  released: bigint;
  forfeited: bigint;
  expired: bigint;
  cost: bigint;
};
type Asked = { currency: string; days: readonly BusinessDay[] };
type Priced = Asked & { pointWorth: bigint };

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;

/** What may still have moved in these days: rewards live no longer than that. */
const since = (days: readonly BusinessDay[]) => firstIdAt((days[0]?.startsMs ?? 0) - OLDEST_DAYS * DAY_MS);

/**
 * What happened to rewards and to their bonuses, each on the business day on which it did. A bonus's release is what the
 * ledger moved to the member's own money; it is written with that posting. Free rounds cost what they are worth, goods the
 * worth of the points they are priced at.
 */
export async function listCosts(
  queries: Queries,
  brandId: string,
  { currency, days, pointWorth }: Priced,
): Promise<CostRow[]> {
  const of = (name: string) => sql.raw(`coalesce(sum(e.amount) filter (where e.what = '${name}'), 0)::int8`);
  const { rows } = await queries.execute(sql`
    with w as (
      select w.source, w.offer_id, w.kind, w.amount, w.state, w.granted_at, w.claimed_at, w.claim_until,
        b.state as bonus, b.released, b.held, b.ended_at
      from promotions_reward w
      left join wallet_bonus b on w.kind = 'bonus' and b.brand_id = w.brand_id and b.origin = w.cause
      where w.brand_id = ${brandId}::uuid and w.id >= ${since(days)}::uuid and w.currency = ${currency}
    ), e as (
      select source, offer_id, kind, 'granted' as what, amount, granted_at as at from w
      union all select source, offer_id, kind, 'claimed', amount, claimed_at from w where state = 'claimed'
      union all select source, offer_id, kind, 'lapsed', amount, claim_until from w where state = 'lapsed'
      union all select source, offer_id, kind, 'released', released, ended_at from w where bonus = 'released'
      union all select source, offer_id, kind, 'forfeited', held, ended_at from w where bonus in ('released', 'forfeited')
      union all select source, offer_id, kind, 'expired', held, ended_at from w where bonus = 'expired'
      union all select source, offer_id, kind, 'cost', amount, claimed_at from w
        where state = 'claimed' and kind in ('cash', 'rounds')
      union all select source, offer_id, kind, 'cost', div(amount * ${pointWorth}::numeric, ${PARTS_PER_UNIT})::int8, claimed_at
        from w where state = 'claimed' and kind = 'goods'
      union all select source, offer_id, kind, 'cost', released, ended_at from w where bonus = 'released'
    )
    select d.day, e.source, e.offer_id as "offerId", e.kind, ${of('granted')} as granted, ${of('claimed')} as claimed,
      ${of('lapsed')} as lapsed, ${of('released')} as released, ${of('forfeited')} as forfeited,
      ${of('expired')} as expired, ${of('cost')} as cost
    from unnest(${arrayOf(days.map(({ day }) => day))}::text[],
      ${arrayOf(days.map(({ startsMs }) => new Date(startsMs).toISOString()))}::timestamptz[],
      ${arrayOf(days.map(({ endsMs }) => new Date(endsMs).toISOString()))}::timestamptz[]) as d(day, starts, ends)
    join e on e.at >= d.starts and e.at < d.ends
    group by d.day, e.source, e.offer_id, e.kind
    order by d.day, e.source, e.offer_id, e.kind`);
  return rows as CostRow[];
}

export type Taking = Pick<CostRow, 'source' | 'offerId' | 'kind'> & { memberId: string };

/** Who claimed what in these days, each once. */
export async function listTakers(
  queries: Queries,
  brandId: string,
  { currency, days }: Asked,
): Promise<Taking[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const { rows } = await queries.execute(sql`
    select distinct w.source, w.offer_id as "offerId", w.kind, w.member_id as "memberId"
    from promotions_reward w
    where w.brand_id = ${brandId}::uuid and w.id >= ${since(days)}::uuid and w.currency = ${currency}
      and w.claimed_at >= ${moment(first.startsMs)} and w.claimed_at < ${moment(last.endsMs)}`);
  return rows as Taking[];
}

/** What the house kept of these members' stakes on business days from one to another. */
export async function sumResults(
  queries: Queries,
  brandId: string,
  asked: { currency: string; memberIds: readonly string[]; from: string; to: string },
): Promise<Map<string, bigint>> {
  const { rows } = await queries.execute(sql`
    select p.member_id as id, sum(p.staked - p.paid)::int8 as result
    from promotions_play_day p
    where p.brand_id = ${brandId}::uuid and p.member_id = any(${arrayOf(asked.memberIds)}::uuid[])
      and p.day >= ${asked.from}::date and p.day <= ${asked.to}::date and p.currency = ${asked.currency}
    group by p.member_id`);
  return new Map((rows as { id: string; result: bigint }[]).map(({ id, result }) => [id, result]));
}
