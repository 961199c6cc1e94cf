import { DAY_MS } from '@parlour/clock/durations';
import { firstIdAt } from '@parlour/clock/ids';
import type { GameCategory } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { PARTS_PER_UNIT } from '@parlour/money';
import { sql } from 'drizzle-orm';
import type { CategoryPlay } from './returns.rules.ts';

type Since = { currency: string; from: string };

/** What was played since a day, by category, and what members lost on the days on which they lost. */
export async function sumPlay(queries: Queries, brandId: string, { currency, from }: Since) {
  const { rows } = await queries.execute(sql`
    select p.category, count(*)::int as "memberDays", sum(p.staked)::int8 as staked, sum(p.paid)::int8 as paid,
      sum(p.valid)::int8 as valid
    from promotions_play_day p
    where p.brand_id = ${brandId}::uuid and p.day >= ${from}::date and p.currency = ${currency}
    group by p.category`);
  const { rows: losses } = await queries.execute(sql`
    select coalesce(sum(d.lost), 0)::int8 as lost
    from (
      select sum(p.own_staked - p.own_paid) as lost
      from promotions_play_day p
      where p.brand_id = ${brandId}::uuid and p.day >= ${from}::date and p.currency = ${currency}
      group by p.member_id, p.day
    ) as d
    where d.lost > 0`);
  const play = rows as (CategoryPlay & { category: GameCategory })[];
  return {
    play: new Map(play.map(({ category, ...figures }) => [category, figures])),
    lost: (losses as { lost: bigint }[])[0]?.lost ?? 0n,
  };
}

/**
 * What rewards of no plan cost since a day: cash, bonuses that were released, free rounds at their stakes, points and goods
 * at the worth of points. Of turns each prize is a reward itself.
 */
export async function sumGiven(
  queries: Queries,
  brandId: string,
  { currency, from, pointWorth, without }: Since & { pointWorth: bigint; without: string | null },
): Promise<bigint> {
  const since = new Date(Date.parse(from) - DAY_MS);
  const { rows } = await queries.execute(sql`
    select coalesce(sum(case w.kind
        when 'cash' then w.amount
        when 'bonus' then coalesce(b.released, 0)
        when 'rounds' then w.amount
        when 'turns' then 0
        else div(w.amount * ${pointWorth}::numeric, ${PARTS_PER_UNIT}) end), 0)::int8 as given
    from promotions_reward w
    left join wallet_bonus b on w.kind = 'bonus' and b.brand_id = w.brand_id and b.origin = w.cause
    where w.brand_id = ${brandId}::uuid and w.id >= ${firstIdAt(since.getTime())}::uuid and w.currency = ${currency}
      and w.granted_at >= ${since.toISOString()}::timestamptz and w.state in ('unclaimed', 'claimed')
      and w.source not in ('rebate', 'rescue', 'points', 'vip_step', 'vip_week', 'vip_month', 'vip_birthday')
      and (${without}::uuid is null or w.offer_id is distinct from ${without}::uuid)`);
  return (rows as { given: bigint }[])[0]?.given ?? 0n;
}
