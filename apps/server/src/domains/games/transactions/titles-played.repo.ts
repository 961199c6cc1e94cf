import type { Queries } from '@parlour/database/database';
import { and, eq, sql } from 'drizzle-orm';
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
