import type { Queries, Tx } from '@parlour/database/database';
import type { CardHandsCall } from '@parlour/wallet-protocol';
import { and, asc, eq, getTableColumns, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { arcadePlayer } from '../arcade.schema.ts';
import {
  arcadeCardAction,
  arcadeCardFinding,
  arcadeCardHand,
  arcadeCardResult,
  arcadeCardSearch,
  arcadeCardSitting,
  arcadeCardTable,
} from '../card-tables/card-tables.schema.ts';

export type FindingRow = typeof arcadeCardFinding.$inferSelect;
type Span = { from: Date; until: Date };

/** Hands that were played for money and ended in this time, by id. */
export async function listHandsEnded(
  db: Queries,
  { from, until, after, limit }: Span & { after: string; limit: number },
) {
  const hands = await db
    .select({ hand: arcadeCardHand, table: arcadeCardTable })
    .from(arcadeCardHand)
    .innerJoin(arcadeCardTable, eq(arcadeCardTable.id, arcadeCardHand.tableId))
    .where(
      and(
        eq(arcadeCardHand.phase, 'over'),
        eq(arcadeCardTable.isPractice, false),
        gte(arcadeCardHand.endedAt, from),
        lt(arcadeCardHand.endedAt, until),
        gt(arcadeCardHand.id, after),
      ),
    )
    .orderBy(asc(arcadeCardHand.id))
    .limit(limit);
  const ids = hands.map(({ hand }) => hand.id);
  if (ids.length === 0) return [];
  const results = await db
    .select({ ...getTableColumns(arcadeCardResult), device: arcadeCardSitting.deviceHash })
    .from(arcadeCardResult)
    .innerJoin(arcadeCardSitting, eq(arcadeCardSitting.id, arcadeCardResult.sittingId))
    .where(inArray(arcadeCardResult.handId, ids));
  const actions = await db
    .select()
    .from(arcadeCardAction)
    .where(inArray(arcadeCardAction.handId, ids))
    .orderBy(asc(arcadeCardAction.handId), asc(arcadeCardAction.index));
  return hands.map(({ hand, table }) => ({
    hand,
    table,
    results: results.filter(({ handId }) => handId === hand.id),
    actions: actions.filter(({ handId }) => handId === hand.id),
  }));
}

export async function insertFinding(tx: Tx, finding: FindingRow): Promise<void> {
  await tx.insert(arcadeCardFinding).values(finding).onConflictDoNothing();
}

/** A day was looked through. */
export async function noteSearched(tx: Tx, day: string, searchedAt: Date): Promise<void> {
  await tx.insert(arcadeCardSearch).values({ day, searchedAt }).onConflictDoNothing();
}

/** Those of the days that were looked through. */
export async function listSearched(db: Queries, days: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ day: arcadeCardSearch.day })
    .from(arcadeCardSearch)
    .where(inArray(arcadeCardSearch.day, [...days]));
  return rows.map(({ day }) => day);
}

type Asked = { operatorId: string; gameCodes: readonly string[]; firstDay: string; lastDay: string };

export function listFindings(
  db: Queries,
  { operatorId, gameCodes, firstDay, lastDay }: Asked,
  limit: number,
) {
  const userOf = (column: typeof arcadeCardFinding.fromPlayer | typeof arcadeCardFinding.toPlayer) =>
    sql<string>`(select p.user_name from ${arcadePlayer} p where p.id = ${column})`;
  return db
    .select({
      day: arcadeCardFinding.day,
      kind: arcadeCardFinding.kind,
      game_code: arcadeCardFinding.gameCode,
      currency: arcadeCardFinding.currency,
      from_user: userOf(arcadeCardFinding.fromPlayer),
      to_user: userOf(arcadeCardFinding.toPlayer),
      figures: arcadeCardFinding.figures,
    })
    .from(arcadeCardFinding)
    .where(
      and(
        eq(arcadeCardFinding.operatorId, operatorId),
        inArray(arcadeCardFinding.gameCode, [...gameCodes]),
        gte(arcadeCardFinding.day, firstDay),
        sql`${arcadeCardFinding.day} <= ${lastDay}::date`,
      ),
    )
    .orderBy(asc(arcadeCardFinding.day), asc(arcadeCardFinding.id))
    .limit(limit);
}

const dayOf = sql<string>`to_char(${arcadeCardResult.at} at time zone 'UTC', 'YYYY-MM-DD')`;
const ofOperator = ({ operatorId, gameCodes, from, until }: Span & Pick<Asked, 'operatorId' | 'gameCodes'>) =>
  and(
    eq(arcadeCardResult.operatorId, operatorId),
    eq(arcadeCardResult.isPractice, false),
    inArray(arcadeCardResult.gameCode, [...gameCodes]),
    gte(arcadeCardResult.at, from),
    lt(arcadeCardResult.at, until),
  );

type RakeAsked = Span & Pick<Asked, 'operatorId' | 'gameCodes'>;

/** By day, game and currency: how many hands there were, and what the house took. */
export async function sumRake(db: Queries, asked: RakeAsked) {
  const rows = await db
    .select({
      day: dayOf,
      game_code: arcadeCardResult.gameCode,
      currency: arcadeCardResult.currency,
      hands: sql<string>`count(distinct ${arcadeCardResult.handId})::text`,
      rake: sql<string>`sum(${arcadeCardResult.rake})::text`,
    })
    .from(arcadeCardResult)
    .where(ofOperator(asked))
    .groupBy(dayOf, arcadeCardResult.gameCode, arcadeCardResult.currency)
    .orderBy(dayOf, arcadeCardResult.gameCode, arcadeCardResult.currency);
  return rows.map((row) => ({ ...row, hands: Number(row.hands), rake: BigInt(row.rake) }));
}

/** The same by user, with what they won from or lost to the others. */
export async function sumRakeOfUsers(db: Queries, asked: RakeAsked, limit: number) {
  const rows = await db
    .select({
      day: dayOf,
      game_code: arcadeCardResult.gameCode,
      currency: arcadeCardResult.currency,
      user: arcadePlayer.userName,
      hands: sql<string>`count(*)::text`,
      rake: sql<string>`sum(${arcadeCardResult.rake})::text`,
      net: sql<string>`sum(${arcadeCardResult.after} - ${arcadeCardResult.before})::text`,
    })
    .from(arcadeCardResult)
    .innerJoin(arcadePlayer, eq(arcadePlayer.id, arcadeCardResult.playerId))
    .where(ofOperator(asked))
    .groupBy(dayOf, arcadeCardResult.gameCode, arcadeCardResult.currency, arcadePlayer.userName)
    .orderBy(dayOf, arcadeCardResult.gameCode, arcadeCardResult.currency, arcadePlayer.userName)
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    hands: Number(row.hands),
    rake: BigInt(row.rake),
    net: BigInt(row.net),
  }));
}

/** Hands that two users of an operator were dealt into together, and what each of them won or lost. */
export async function listHandsOfTwo(db: Queries, asked: CardHandsCall & Span, limit: number) {
  const { operator_id, game_code, currency, from_user, to_user, from, until } = asked;
  const of = (user: string) => sql`(
    select r.hand_id, r.at, r.after - r.before as net
    from ${arcadeCardResult} r
    join ${arcadePlayer} p on p.id = r.player_id
    where p.operator_id = ${operator_id}
      and p.user_name = ${user}
      and r.game_code = ${game_code}
      and r.currency = ${currency}
      and not r.is_practice
      and r.at >= ${from.toISOString()}::timestamptz
      and r.at < ${until.toISOString()}::timestamptz
  )`;
  const { rows } = await db.execute(sql`
    select f.hand_id::text as hand, (extract(epoch from f.at) * 1000)::bigint::text as at, f.net::text as from_net,
      t.net::text as to_net,
      (select count(*) from ${arcadeCardResult} o where o.hand_id = f.hand_id)::text as players
    from ${of(from_user)} f
    join ${of(to_user)} t on t.hand_id = f.hand_id
    order by f.at desc, f.hand_id desc
    limit ${limit}`);
  return rows as { hand: string; at: string; from_net: string; to_net: string; players: string }[];
}
