import type { Run } from '@parlour/database/database';

/** How many titles a member bet on between two moments; a bet that was rolled back does not count. */
export async function countTitlesPlayed(
  run: Run,
  brandId: string,
  { memberId, fromMs, toMs }: { memberId: string; fromMs: number; toMs: number },
): Promise<number> {
  const [row] = await run({
    name: 'games_titles_played',
    text: `select count(distinct (t.vendor, t.game_code))::int
           from games_transaction as t
           where t.member_id = $2::uuid and t.at >= $3::timestamptz and t.at < $4::timestamptz
             and t.brand_id = $1::uuid and t.kind = 'bet' and not t.is_empty
             and not exists (
               select 1
               from games_transaction as r
               where r.reference_id = t.transaction_id and r.kind = 'rollback'
                 and r.brand_id = t.brand_id and r.vendor = t.vendor
             )`,
    values: [brandId, memberId, new Date(fromMs).toISOString(), new Date(toMs).toISOString()],
  });
  return Number(row?.[0] ?? 0);
}
