import type { Queries, Run, Tx } from '@parlour/database/database';
import { columns, inArray } from '@parlour/database/statement';
import { and, asc, desc, eq, gt, gte, isNotNull, lt } from 'drizzle-orm';
import type { EnteredBet, JackpotSpan } from './jackpot.rules.ts';
import { gamesJackpotDraw } from './jackpot.schema.ts';

export type DrawRow = typeof gamesJackpotDraw.$inferSelect;

const BET = `t.vendor, t.entry_stripe, t.entry_seq, t.transaction_id, t.member_id, t.game_code, t.contribution,
  (extract(epoch from t.at) * 1000)::bigint as at_ms`;

export type Mark = { vendor: string; stripe: number; after: bigint };

/** Bets with a contribution after the marks, by row and number. */
export async function readWaitingBets(
  run: Run,
  brandId: string,
  { marks, limit }: { marks: readonly Mark[]; limit: number },
): Promise<EnteredBet[]> {
  const asked = columns(3);
  for (const { vendor, stripe, after } of marks) asked.add(inArray(vendor), stripe, after);
  const rows = await run({
    name: 'games_waiting_bets',
    text: `select ${BET}, exists (
             select 1
             from games_transaction as r
             where r.reference_id = t.transaction_id and r.kind = 'rollback'
               and (r.brand_id, r.vendor) is not distinct from ($1::uuid, t.vendor)
           ) as is_taken_back
           from unnest($2::text[], $3::int2[], $4::int8[]) as m(vendor, stripe, after)
           cross join lateral (
             select *
             from games_transaction as e
             where e.brand_id = $1::uuid and e.vendor = m.vendor and e.entry_stripe = m.stripe
               and e.entry_seq > m.after and e.contribution > 0
             order by e.entry_seq
             limit $5::int
           ) as t
           order by t.vendor collate "C", t.entry_stripe, t.entry_seq`,
    values: [brandId, ...asked.arrays(), limit],
  });
  return rows.map((row) => asBet(row, row[8] === true));
}

/** The bets of a past draw: their numbers identify them for ever. */
export async function readDrawnBets(
  run: Run,
  brandId: string,
  spans: readonly JackpotSpan[],
): Promise<EnteredBet[]> {
  const asked = columns(4);
  for (const { vendor, stripe, after, upTo } of spans) asked.add(inArray(vendor), stripe, after, upTo);
  const rows = await run({
    name: 'games_drawn_bets',
    text: `select ${BET}
           from unnest($2::text[], $3::int2[], $4::int8[], $5::int8[]) as m(vendor, stripe, after, up_to)
           join games_transaction as t
             on t.brand_id = $1::uuid and t.vendor = m.vendor and t.entry_stripe = m.stripe
               and t.entry_seq > m.after and t.entry_seq <= m.up_to and t.contribution > 0
           order by t.vendor collate "C", t.entry_stripe, t.entry_seq`,
    values: [brandId, ...asked.arrays()],
  });
  const without = new Set(spans.flatMap((span) => span.without.map((id) => `${span.vendor}/${id}`)));
  return rows
    .map((row) => asBet(row, false))
    .filter(({ vendor, transactionId }) => !without.has(`${vendor}/${transactionId}`));
}

function asBet(row: unknown[], isTakenBack: boolean): EnteredBet {
  const [vendor, stripe, seq, transactionId, memberId, gameCode, contribution, atMs] = row as [
    string,
    number,
    bigint,
    string,
    string,
    string,
    bigint,
    bigint,
  ];
  return {
    vendor,
    stripe: Number(stripe),
    seq,
    transactionId,
    memberId,
    gameCode,
    contribution,
    atMs: Number(atMs),
    isTakenBack,
  };
}

export async function insertDraw(tx: Tx, row: typeof gamesJackpotDraw.$inferInsert): Promise<void> {
  await tx.insert(gamesJackpotDraw).values(row);
}

export async function updateDraw(
  tx: Tx,
  { brandId, number }: Pick<DrawRow, 'brandId' | 'number'>,
  changes: Partial<DrawRow>,
): Promise<void> {
  await tx
    .update(gamesJackpotDraw)
    .set(changes)
    .where(and(eq(gamesJackpotDraw.brandId, brandId), eq(gamesJackpotDraw.number, number)));
}

/** Draws from a number on that are committed and not yet drawn. */
export function listComing(queries: Queries, brandId: string, from: number): Promise<DrawRow[]> {
  return queries
    .select()
    .from(gamesJackpotDraw)
    .where(and(eq(gamesJackpotDraw.brandId, brandId), gte(gamesJackpotDraw.number, from)))
    .orderBy(asc(gamesJackpotDraw.number));
}

export async function findDraw(
  queries: Queries,
  brandId: string,
  number: number,
): Promise<DrawRow | undefined> {
  const [row] = await queries
    .select()
    .from(gamesJackpotDraw)
    .where(and(eq(gamesJackpotDraw.brandId, brandId), eq(gamesJackpotDraw.number, number)));
  return row;
}

/** Past draws, newest first. */
export function listDrawn(
  queries: Queries,
  brandId: string,
  { before, onlyWon, limit }: { before?: number | undefined; onlyWon: boolean; limit: number },
): Promise<DrawRow[]> {
  const d = gamesJackpotDraw;
  return queries
    .select()
    .from(d)
    .where(
      and(
        eq(d.brandId, brandId),
        isNotNull(d.drawnAt),
        before === undefined ? undefined : lt(d.number, before),
        onlyWon ? gt(d.won, 0n) : undefined,
      ),
    )
    .orderBy(desc(d.number))
    .limit(limit);
}
