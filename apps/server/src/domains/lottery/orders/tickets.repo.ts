import type { OrderFilter } from '@parlour/contract';
import type { Queries, Run, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, gt, inArray, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import type { IssueKey } from '../issues/issues.ts';
import { RECENT_ORDERS } from './orders.rules.ts';
import { lotteryTicket } from './orders.schema.ts';

export type TicketRow = typeof lotteryTicket.$inferSelect;

const isIn = ({ brandId, game, numero }: IssueKey) =>
  and(eq(lotteryTicket.brandId, brandId), eq(lotteryTicket.game, game), eq(lotteryTicket.numero, numero));

export async function insertTickets(tx: Tx, rows: readonly TicketRow[]): Promise<void> {
  await tx.insert(lotteryTicket).values([...rows]);
}

/** Those that are in play, in the order they are sealed in. */
export async function listPending(
  queries: Queries,
  issue: IssueKey,
  { after, limit }: { after: string | null; limit: number },
): Promise<TicketRow[]> {
  return queries
    .select()
    .from(lotteryTicket)
    .where(
      and(
        isIn(issue),
        eq(lotteryTicket.state, 'pending'),
        after === null ? undefined : gt(lotteryTicket.id, after),
      ),
    )
    .orderBy(asc(lotteryTicket.id))
    .limit(limit);
}

/** Every ticket the root of an issue covers: all but those cancelled before. */
export async function listSealed(
  queries: Queries,
  issue: IssueKey,
  { after, limit }: { after: string | null; limit: number },
): Promise<Pick<TicketRow, 'id' | 'lines' | 'outcome'>[]> {
  return queries
    .select({ id: lotteryTicket.id, lines: lotteryTicket.lines, outcome: lotteryTicket.outcome })
    .from(lotteryTicket)
    .where(
      and(
        isIn(issue),
        ne(lotteryTicket.state, 'cancelled'),
        ne(lotteryTicket.state, 'stopped'),
        after === null ? undefined : gt(lotteryTicket.id, after),
      ),
    )
    .orderBy(asc(lotteryTicket.id))
    .limit(limit);
}

/** What members were paid for an issue already. */
export async function sumWonIn(
  queries: Queries,
  issue: IssueKey,
  memberIds: readonly string[],
): Promise<Map<string, bigint>> {
  if (memberIds.length === 0) return new Map();
  const rows = await queries
    .select({
      memberId: lotteryTicket.memberId,
      won: sql<bigint>`sum(${lotteryTicket.won})::int8`,
    })
    .from(lotteryTicket)
    .where(and(isIn(issue), inArray(lotteryTicket.memberId, [...memberIds])))
    .groupBy(lotteryTicket.memberId);
  return new Map(rows.map(({ memberId, won }) => [memberId, BigInt(won)]));
}

export async function listOrder(queries: Queries, brandId: string, orderId: string): Promise<TicketRow[]> {
  return queries
    .select()
    .from(lotteryTicket)
    .where(and(eq(lotteryTicket.orderId, orderId), eq(lotteryTicket.brandId, brandId)))
    .orderBy(asc(lotteryTicket.numero));
}

/** Locks the tickets of an order in the order all callers do. */
export async function lockOrder(tx: Tx, brandId: string, orderId: string): Promise<TicketRow[]> {
  return tx
    .select()
    .from(lotteryTicket)
    .where(and(eq(lotteryTicket.orderId, orderId), eq(lotteryTicket.brandId, brandId)))
    .orderBy(asc(lotteryTicket.id))
    .for('update');
}

type Listing = {
  memberId: string;
  after?: string | undefined;
  game?: string | undefined;
  state?: OrderFilter;
  limit: number;
};

/** Of any ticket of an order; `offset` keeps it a look at these few, whatever the planner thinks of the whole table. */
const hasTicket = (what: SQL): SQL => sql`exists (
  select 1
  from lottery_ticket own
  where own.order_id = ${lotteryTicket.orderId}
    and own.brand_id = ${lotteryTicket.brandId}
    and ${what}
  offset 0)`;
const PENDING = hasTicket(sql`own.state = 'pending'`);
// As `writeOutcomes` writes it.
const WON = hasTicket(sql`own.outcome like '%"state":"won"%'`);
const KEPT = hasTicket(sql`own.refunded < own.stake`);

const ORDERS_IN: Readonly<Record<OrderFilter, SQL | undefined>> = {
  all: undefined,
  chase: gt(lotteryTicket.issues, 1),
  pending: PENDING,
  won: WON,
  lost: and(not(PENDING), not(WON), KEPT),
  cancelled: not(KEPT),
};

/** The first tickets of a member's orders, the newest first. */
export async function listFirsts(
  queries: Queries,
  brandId: string,
  { memberId, after, game, state = 'all', limit }: Listing,
): Promise<TicketRow[]> {
  return queries
    .select()
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.memberId, memberId),
        eq(lotteryTicket.brandId, brandId),
        eq(lotteryTicket.orderId, lotteryTicket.id),
        after === undefined ? undefined : lt(lotteryTicket.id, after),
        game === undefined ? undefined : eq(lotteryTicket.game, game),
        ORDERS_IN[state],
      ),
    )
    .orderBy(desc(lotteryTicket.id))
    .limit(limit);
}

export async function listOfOrders(
  queries: Queries,
  brandId: string,
  orderIds: readonly string[],
): Promise<TicketRow[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select()
    .from(lotteryTicket)
    .where(and(inArray(lotteryTicket.orderId, [...orderIds]), eq(lotteryTicket.brandId, brandId)));
}

export async function findTicket(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<TicketRow | undefined> {
  const [row] = await queries
    .select()
    .from(lotteryTicket)
    .where(and(eq(lotteryTicket.brandId, brandId), eq(lotteryTicket.id, id)));
  return row;
}

type Settled = Pick<TicketRow, 'id' | 'state' | 'outcome' | 'won' | 'rebate' | 'refunded' | 'paidAt'>;

/** Writes what became of many tickets in one statement. */
export async function writeSettled(tx: Tx, brandId: string, rows: readonly Settled[]): Promise<void> {
  if (rows.length === 0) return;
  const list = rows.map(({ id, state, outcome, won, rebate, refunded, paidAt }) => ({
    id,
    state,
    outcome,
    won: String(won),
    rebate: String(rebate),
    refunded: String(refunded),
    paid_at: paidAt?.toISOString() ?? null,
  }));
  await tx.execute(sql`
    update lottery_ticket t
    set state = v.state, outcome = v.outcome, won = v.won, rebate = v.rebate, refunded = v.refunded, paid_at = v.paid_at
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as v (id uuid, state text, outcome text, won int8, rebate int8, refunded int8, paid_at timestamptz)
    where t.brand_id = ${brandId}::uuid and t.id = v.id`);
}

/** The tickets after one and up to another that are still pending lost: what won anything has been paid. */
export async function settleLost(
  tx: Tx,
  { brandId, game, numero }: IssueKey,
  { after, last }: { after: string; last: string },
): Promise<void> {
  await tx.execute(sql`
    update lottery_ticket
    set state = 'settled'
    where brand_id = ${brandId}::uuid and game = ${game} and numero = ${numero} and state = 'pending'
      and id > ${after}::uuid and id <= ${last}::uuid`);
}

export type UndecidedTicket = Pick<TicketRow, 'id' | 'lines' | 'outcome' | 'currency'>;

/** What deciding needs of pending tickets, in the order of their ids: many are read, few win. */
export async function readUndecided(
  run: Run,
  { brandId, game, numero }: IssueKey,
  { after, limit }: { after: string; limit: number },
): Promise<UndecidedTicket[]> {
  const rows = await run({
    name: 'lottery_undecided',
    text: `select id, lines, outcome, currency from lottery_ticket
      where brand_id = $1::uuid and game = $2 and numero = $3 and id > $4::uuid and state = 'pending'
      order by id limit $5::int4`,
    values: [brandId, game, numero, after, limit],
  });
  return rows.map(([id, lines, outcome, currency]) => ({
    id: String(id),
    lines: String(lines),
    outcome: String(outcome),
    currency: String(currency),
  }));
}

/** Those of them that are still pending, locked. */
export async function lockPending(tx: Tx, brandId: string, ids: readonly string[]): Promise<TicketRow[]> {
  return tx
    .select()
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.brandId, brandId),
        inArray(lotteryTicket.id, [...ids]),
        eq(lotteryTicket.state, 'pending'),
      ),
    )
    .orderBy(asc(lotteryTicket.id))
    .for('update');
}

/** What is pending of these orders, not locked. */
export async function listLeftOfChases(
  queries: Queries,
  brandId: string,
  orderIds: readonly string[],
): Promise<Pick<TicketRow, 'id' | 'numero'>[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select({ id: lotteryTicket.id, numero: lotteryTicket.numero })
    .from(lotteryTicket)
    .where(
      and(
        inArray(lotteryTicket.orderId, [...orderIds]),
        eq(lotteryTicket.brandId, brandId),
        eq(lotteryTicket.state, 'pending'),
      ),
    )
    .orderBy(asc(lotteryTicket.id));
}

/** By the member's last orders, each once. */
export async function listRecentGames(
  queries: Queries,
  brandId: string,
  memberId: string,
): Promise<string[]> {
  const rows = await listFirsts(queries, brandId, { memberId, limit: RECENT_ORDERS });
  return [...new Set(rows.map(({ game }) => game))];
}

/** Whether a ticket is in play of which this bonus paid a part. */
export async function hasOpenBonusTicket(
  queries: Queries,
  { brandId, id }: { brandId: string; id: string },
): Promise<boolean> {
  const [row] = await queries
    .select({ id: lotteryTicket.id })
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.bonusId, id),
        eq(lotteryTicket.brandId, brandId),
        eq(lotteryTicket.state, 'pending'),
      ),
    )
    .limit(1);
  return row !== undefined;
}
