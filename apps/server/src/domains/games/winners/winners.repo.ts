import type { Queries } from '@parlour/database/database';
import { sql } from 'drizzle-orm';

/** A valid win: paid, and not rolled back. */
export type Win = {
  memberId: string;
  vendor: string;
  gameCode: string;
  amount: bigint;
  atMs: number;
  isJackpot: boolean;
};

type WinQuestion = { currency: string; from: bigint; since: Date; looked: number; limit: number };

/** Newest first. Looks at a limited number of recent wins, however few of them are large enough. */
export async function listWins(
  queries: Queries,
  brandId: string,
  { currency, from, since, looked, limit }: WinQuestion,
): Promise<Win[]> {
  const { rows } = await queries.execute(sql`
    select w.member_id, w.vendor, w.game_code, w.amount, (extract(epoch from w.at) * 1000)::bigint as at_ms
    from (
      select *
      from games_transaction
      where brand_id = ${brandId}::uuid and kind = 'win' and not is_empty
        and at >= ${since.toISOString()}::timestamptz
      order by at desc, transaction_id desc
      limit ${looked}
    ) as w
    where w.currency = ${currency} and w.amount >= ${from} and w.note not in ('held', 'refused')
      and not exists (
        select 1
        from games_transaction as r
        where r.reference_id = w.transaction_id and r.kind = 'rollback'
          and (r.brand_id, r.vendor) is not distinct from (w.brand_id, w.vendor)
      )
    order by w.at desc, w.transaction_id desc
    limit ${limit}`);
  return (rows as WinColumns[]).map(({ member_id, vendor, game_code, amount, at_ms }) => ({
    memberId: member_id,
    vendor,
    gameCode: game_code,
    amount,
    atMs: Number(at_ms),
    isJackpot: false,
  }));
}
type WinColumns = { member_id: string; vendor: string; game_code: string; amount: bigint; at_ms: bigint };
