import type { GameCategory } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { TRIAL_CURRENCY } from '@parlour/money';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { gamesTitle } from '../catalogue/catalogue.schema.ts';
import { gamesSession } from '../play/play.schema.ts';
import { gamesReturn, gamesReturnDay, gamesReturnMark } from './returns.schema.ts';

export type ReturnRow = typeof gamesReturn.$inferSelect;
/** How a span of transactions changed a title's counts. Numerics come as text. */
export type ReturnDelta = {
  nodeId: string;
  currency: string;
  rounds: bigint;
  staked: bigint;
  won: bigint;
  returned: string;
  returnedSquared: string;
};

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Locks the brand's row for this transaction; undefined: nothing was counted yet. */
export async function lockMark(tx: Tx, brandId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select()
    .from(gamesReturnMark)
    .where(eq(gamesReturnMark.brandId, brandId))
    .for('update');
  return row?.countedUntil;
}

export async function readMark(queries: Queries, brandId: string): Promise<Date | undefined> {
  const [row] = await queries.select().from(gamesReturnMark).where(eq(gamesReturnMark.brandId, brandId));
  return row?.countedUntil;
}

export async function saveMark(tx: Tx, brandId: string, countedUntil: Date): Promise<void> {
  await tx
    .insert(gamesReturnMark)
    .values({ brandId, countedUntil })
    .onConflictDoUpdate({ target: gamesReturnMark.brandId, set: { countedUntil } });
}

/**
 * Gives the planner statistics: an embedded database has no autovacuum, and without them it finds the rows of a round
 * by reading all of the brand's. Skipped where the server has no right to; there autovacuum does it.
 */
export async function refreshStatistics(queries: Queries): Promise<void> {
  await queries.execute(sql`analyze games_transaction`);
}

export async function findFirstMoment(tx: Tx, brandId: string): Promise<Date | undefined> {
  // Asked once in a brand's life. Ordered by time, it would be searched among all brands' rows, and endlessly if the
  // brand has none.
  const { rows } = await tx.execute(sql`
    select min(of_brand.at) as at
    from (select at from games_transaction where brand_id = ${brandId}::uuid offset 0) as of_brand`);
  const [row] = rows as { at: Date | string | null }[];
  return row?.at ? new Date(row.at) : undefined;
}

/** Of a round: one unit, and what was gained or lost with it. */
const RETURNED = `1 + ($won - $staked) / case
  when g.return_least is null or g.category = 'LIVE' then $staked else $first end`;

/**
 * For every round with a transaction in the span, its new standing less its old one: however a late win or rollback
 * changes a round, the counts add up to what stands. A round counts once it is closed and has a stake. Its rows are
 * found by the round alone: a condition on time would make the planner read every row of the member.
 *
 * What a round gained or lost is told per unit of its first bet where the vendor states a least return: what is doubled
 * or split later is the player's choice, and the stated return is of the first bet. Elsewhere, and at tables, it is told
 * per unit of all bets: bets of one round may have nothing to do with each other.
 */
export async function countReturns(
  tx: Tx,
  brandId: string,
  { from, until }: { from: Date; until: Date },
): Promise<ReturnDelta[]> {
  const counted = (side: 'was' | 'now', what: string) =>
    sql.raw(
      `case when s.${side}_closed and s.${side}_staked > 0 then ${what.replaceAll('$', `s.${side}_`)} else 0 end`,
    );
  const delta = (what: string) => sql`sum(${counted('now', what)} - ${counted('was', what)})`;
  const { rows } = await tx.execute(sql`
    select t.vendor || '.' || t.game_code as "nodeId", t.currency, ${delta('1')}::int8 as rounds,
      ${delta('$staked')}::int8 as staked, ${delta('$won')}::int8 as won,
      ${delta(`round(${RETURNED}, 9)`)}::text as returned,
      ${delta(`round((${RETURNED}) ^ 2, 9)`)}::text as "returnedSquared"
    from (
      select distinct brand_id, vendor, round, member_id, game_code, currency
      from games_transaction
      where brand_id = ${brandId}::uuid and at > ${moment(from)} and at <= ${moment(until)}
        and currency <> ${TRIAL_CURRENCY}
    ) as t
    left join games_title as g on g.brand_id = t.brand_id and g.node_id = t.vendor || '.' || t.game_code
    cross join lateral (
      select ${standing('was', from)}, ${standing('now', until)}
      from (
        select x.at, x.transaction_id, x.closes_round, x.kind, x.amount, (
            select min(b.at)
            from games_transaction as b
            where x.kind = 'bet' and b.reference_id = x.transaction_id and b.kind = 'rollback'
              and (b.brand_id, b.vendor) is not distinct from (x.brand_id, x.vendor)
          ) as taken_back_at,
          case when x.kind = 'bet' then x.amount when o.kind = 'bet' then -x.amount end as staked,
          case when x.kind = 'win' then x.amount when o.kind = 'win' then -x.amount end as won
        from games_transaction as x
        left join games_transaction as o
          on x.kind = 'rollback' and o.brand_id = x.brand_id and o.vendor = x.vendor
            and o.transaction_id = x.reference_id
        where x.round = t.round and x.member_id = t.member_id
          and (x.brand_id, x.vendor, x.game_code) is not distinct from (t.brand_id, t.vendor, t.game_code)
      ) as r
    ) as s
    group by t.vendor, t.game_code, t.currency
    having ${delta('1')} <> 0 or ${delta('$won')} <> 0 or ${delta('$staked')} <> 0`);
  return rows as ReturnDelta[];
}

/** The standing of a round at a moment. */
const standing = (side: 'was' | 'now', until: Date) => sql`
  (array_agg(r.amount order by r.at, r.transaction_id) filter (where r.kind = 'bet' and r.amount > 0
    and r.at <= ${moment(until)} and (r.taken_back_at is null or r.taken_back_at > ${moment(until)})
  ))[1] as ${sql.identifier(`${side}_first`)},
  coalesce(bool_or(r.closes_round) filter (where r.at <= ${moment(until)}), false) as ${sql.identifier(`${side}_closed`)},
  coalesce(sum(r.staked) filter (where r.at <= ${moment(until)}), 0) as ${sql.identifier(`${side}_staked`)},
  coalesce(sum(r.won) filter (where r.at <= ${moment(until)}), 0) as ${sql.identifier(`${side}_won`)}`;

export async function addToDay(tx: Tx, brandId: string, day: string, delta: ReturnDelta): Promise<void> {
  const d = gamesReturnDay;
  const plus = (column: PgColumn) => sql`${column} + excluded.${sql.identifier(column.name)}`;
  await tx
    .insert(d)
    .values({ brandId, day, ...delta })
    .onConflictDoUpdate({
      target: [d.brandId, d.nodeId, d.currency, d.day],
      set: {
        rounds: plus(d.rounds),
        staked: plus(d.staked),
        won: plus(d.won),
        returned: plus(d.returned),
        returnedSquared: plus(d.returnedSquared),
      },
    });
}

/** Adds to the counts; restarts them if the vendor states another return than before. */
export async function addToReturn(
  tx: Tx,
  { brandId, since, stated }: { brandId: string; since: Date; stated: string | null },
  delta: ReturnDelta,
): Promise<ReturnRow> {
  const { nodeId, rounds, returned, returnedSquared } = delta;
  const isSame = sql`r.stated is not distinct from excluded.stated`;
  const sum = (column: string) =>
    sql`case when ${isSame} then ${sql.raw(`r.${column}`)} else 0 end + ${sql.raw(`excluded.${column}`)}`;
  await tx.execute(sql`
    insert into games_return as r (brand_id, node_id, since, stated, rounds, returned, returned_squared, checked_rounds)
    values (${brandId}::uuid, ${nodeId}, ${moment(since)}, ${stated}, ${rounds}, ${returned}::numeric,
      ${returnedSquared}::numeric, 0)
    on conflict (brand_id, node_id) do update
    set since = case when ${isSame} then r.since else excluded.since end, stated = excluded.stated,
      rounds = ${sum('rounds')}, returned = ${sum('returned')}, returned_squared = ${sum('returned_squared')},
      checked_rounds = case when ${isSame} then r.checked_rounds else 0 end`);
  const [row] = await tx
    .select()
    .from(gamesReturn)
    .where(and(eq(gamesReturn.brandId, brandId), eq(gamesReturn.nodeId, nodeId)));
  if (!row) throw new Error(`the return of ${nodeId} was counted and is not there`);
  return row;
}

export async function noteCheck(tx: Tx, row: ReturnRow, checkedRounds: bigint): Promise<void> {
  await tx
    .update(gamesReturn)
    .set({ checkedRounds })
    .where(and(eq(gamesReturn.brandId, row.brandId), eq(gamesReturn.nodeId, row.nodeId)));
}

/** Restarts the counts from zero. */
export async function restartReturn(
  tx: Tx,
  { brandId, nodeId }: { brandId: string; nodeId: string },
  since: Date,
): Promise<void> {
  await tx
    .update(gamesReturn)
    .set({ since, rounds: 0n, returned: '0', returnedSquared: '0', checkedRounds: 0n })
    .where(and(eq(gamesReturn.brandId, brandId), eq(gamesReturn.nodeId, nodeId)));
}

/** The next bet in an open session is refused as ended; wins and rollbacks do not check it. */
export async function endSessionsOf(
  tx: Tx,
  { brandId, vendor, gameCode }: { brandId: string; vendor: string; gameCode: string },
  now: Date,
): Promise<void> {
  await tx
    .update(gamesSession)
    .set({ expiresAt: now })
    .where(
      and(
        eq(gamesSession.brandId, brandId),
        eq(gamesSession.vendor, vendor),
        eq(gamesSession.gameCode, gameCode),
        gt(gamesSession.expiresAt, now),
      ),
    );
}

export async function countDisabled(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const rows = await queries
    .select({ nodeId: gamesTitle.nodeId })
    .from(gamesTitle)
    .where(and(inArray(gamesTitle.brandId, [...brandIds]), isNotNull(gamesTitle.disabledAt)));
  return rows.length;
}

/** A title on offer, its published return, what of its stakes the house adds to the jackpot, and what was staked on it since a day. */
export type PlayedTitle = {
  category: GameCategory;
  name: string;
  returned: string | null;
  /** In per cent; 0 where it takes no part. */
  jackpot: string;
  staked: bigint;
};

export async function listPlayedTitles(
  queries: Queries,
  brandId: string,
  { currency, from }: { currency: string; from: string },
): Promise<PlayedTitle[]> {
  const { rows } = await queries.execute(sql`
    select g.category, coalesce(g.names ->> 'EN', g.game_code) as name, g.return_to_player as returned,
      (coalesce(j.contribution_ppm, 0)::numeric / 10000)::numeric(6, 4)::text as jackpot,
      coalesce(sum(d.staked), 0)::int8 as staked
    from games_title g
    left join games_jackpot_title k on k.brand_id = g.brand_id and k.node_id = g.node_id
    left join games_jackpot j on j.brand_id = k.brand_id and j.is_open
    left join games_return_day d on d.brand_id = g.brand_id and d.node_id = g.node_id and d.currency = ${currency}
      and d.day >= ${from}::date
    where g.brand_id = ${brandId}::uuid and not g.is_gone and not g.is_hidden and g.disabled_at is null
    group by g.node_id, g.category, g.names, g.game_code, g.return_to_player, j.contribution_ppm
    order by g.node_id`);
  return rows as PlayedTitle[];
}

/** Ordered by how many rounds of them were played on these days, in every currency. */
export async function listMostPlayed(
  queries: Queries,
  brandId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const { nodeId, rounds, day } = gamesReturnDay;
  const rows = await queries
    .select({ nodeId })
    .from(gamesReturnDay)
    .where(
      and(eq(gamesReturnDay.brandId, brandId), gte(day, since.toISOString().slice(0, 10)), gt(rounds, 0n)),
    )
    .groupBy(nodeId)
    .orderBy(desc(sum(rounds)), asc(nodeId))
    .limit(limit);
  return rows.map((row) => row.nodeId);
}
