import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, eq, sql } from 'drizzle-orm';
import type { BusinessDay } from '../../../tenancy/calendar.rules.ts';
import { gamesTransaction } from './transactions.schema.ts';

/** How many titles a member bet on between two moments; a bet that was rolled back does not count. */
export async function countTitlesPlayed(
  queries: Queries,
  brandId: string,
  { memberId, fromMs, toMs }: { memberId: string; fromMs: number; toMs: number },
): Promise<number> {
  const t = gamesTransaction;
  const [row] = await queries
    .select({ titles: sql<number>`count(distinct (${t.vendor}, ${t.gameCode}))::int` })
    .from(t)
    .where(
      and(
        eq(t.brandId, brandId),
        eq(t.memberId, memberId),
        eq(t.kind, 'bet'),
        eq(t.isEmpty, false),
        sql`${t.at} >= ${new Date(fromMs).toISOString()}::timestamptz`,
        sql`${t.at} < ${new Date(toMs).toISOString()}::timestamptz`,
        sql`not exists (
          select 1
          from games_transaction as r
          where r.reference_id = ${t.transactionId} and r.kind = 'rollback'
            and r.brand_id = ${t.brandId} and r.vendor = ${t.vendor}
        )`,
      ),
    );
  return row?.titles ?? 0;
}

/** On how many of these days each member of a brand bet on so many titles; as above. */
export async function countTitleDays(
  queries: Queries,
  brandId: string,
  { days, least }: { days: readonly BusinessDay[]; least: number },
): Promise<{ memberId: string; days: number }[]> {
  const starts = days.map(({ startsMs }) => new Date(startsMs).toISOString());
  const ends = days.map(({ endsMs }) => new Date(endsMs).toISOString());
  // Few bets are taken back: those that were are read once, not looked for bet by bet.
  const { rows } = await queries.execute(sql`
    with d as (
      select starts, ends from unnest(${arrayOf(starts)}::timestamptz[], ${arrayOf(ends)}::timestamptz[]) as d(starts, ends)
    ), undone as materialized (
      select r.vendor, r.reference_id
      from games_transaction r
      where r.brand_id = ${brandId}::uuid and r.kind = 'rollback' and r.at >= ${starts[0] ?? null}::timestamptz
    )
    select p.member_id as "memberId", count(*)::int as days
    from (
      select t.member_id, d.starts
      from d
      join games_transaction t on t.brand_id = ${brandId}::uuid and t.at >= d.starts and t.at < d.ends
        and t.kind = 'bet' and not t.is_empty
      left join undone u on u.vendor = t.vendor and u.reference_id = t.transaction_id
      where u.reference_id is null
      group by t.member_id, d.starts
      having count(distinct (t.vendor, t.game_code)) >= ${least}
    ) as p
    group by p.member_id`);
  return rows as { memberId: string; days: number }[];
}
