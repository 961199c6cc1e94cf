import type { Queries, Run } from '@parlour/database/database';
import { and, eq, sql } from 'drizzle-orm';
import type { Play } from './situations.rules.ts';
import type { VendorKey } from './transactions.repo.ts';
import { gamesTransaction } from './transactions.schema.ts';

/** Whether a round of the title is open: a bet that was neither closed nor rolled back. */
export async function hasOpenRound(
  queries: Queries,
  { brandId, vendor, memberId, gameCode }: VendorKey & { memberId: string; gameCode: string },
  since: Date,
): Promise<boolean> {
  const t = gamesTransaction;
  const [row] = await queries
    .select({ id: t.transactionId })
    .from(t)
    .where(
      and(
        eq(t.brandId, brandId),
        eq(t.memberId, memberId),
        eq(t.vendor, vendor),
        eq(t.gameCode, gameCode),
        eq(t.kind, 'bet'),
        sql`${t.at} >= ${since.toISOString()}::timestamptz`,
        isOpenBet,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** What was staked in a round and not rolled back, by the bonus that paid a part; null: none did. */
export type RoundStake = { bonusId: string | null; staked: bigint; bonusStaked: bigint };

export async function readRoundStakes(
  run: Run,
  { brandId, vendor }: VendorKey,
  { round, memberId, gameCode }: Pick<Play, 'round' | 'memberId' | 'gameCode'>,
): Promise<RoundStake[]> {
  const rows = (await run({
    name: 'games_read_round_stakes',
    text: `select b.bonus_id, sum(b.amount)::int8 as staked, sum(b.bonus_amount)::int8 as bonus_staked
           from games_transaction as b
           where b.round = $3::text and b.member_id = $4::uuid and b.kind = 'bet'
             and (b.brand_id, b.vendor, b.game_code) is not distinct from ($1::uuid, $2::text, $5::text)
             and not exists (
               select 1
               from games_transaction as r
               where r.reference_id = b.transaction_id and r.kind = 'rollback'
                 and (r.brand_id, r.vendor) is not distinct from (b.brand_id, b.vendor)
             )
           group by b.bonus_id
           order by min(b.at), b.bonus_id`,
    values: [brandId, vendor, round, memberId, gameCode],
  })) as [string | null, bigint, bigint][];
  return rows.map(([bonusId, staked, bonusStaked]) => ({ bonusId, staked, bonusStaked }));
}

/** Whether a round is open in which this bonus paid a part. */
export async function hasOpenBonusRound(
  queries: Queries,
  { brandId, id }: { brandId: string; id: string },
): Promise<boolean> {
  const t = gamesTransaction;
  const [row] = await queries
    .select({ id: t.transactionId })
    .from(t)
    .where(and(eq(t.bonusId, id), eq(t.brandId, brandId), eq(t.kind, 'bet'), isOpenBet))
    .limit(1);
  return row !== undefined;
}

/** The bet's round was not closed, and it was not rolled back. */
const isOpenBet = sql`not exists (
    select 1 from games_transaction as c
    where c.round = ${gamesTransaction.round} and c.closes_round
      and (c.brand_id, c.vendor, c.member_id, c.game_code) is not distinct from (${gamesTransaction.brandId},
        ${gamesTransaction.vendor}, ${gamesTransaction.memberId}, ${gamesTransaction.gameCode}))
  and not exists (
    select 1 from games_transaction as r
    where r.reference_id = ${gamesTransaction.transactionId} and r.kind = 'rollback'
      and (r.brand_id, r.vendor) is not distinct from (${gamesTransaction.brandId}, ${gamesTransaction.vendor}))`;
