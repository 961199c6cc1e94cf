import { firstIdAt } from '@parlour/clock/ids';
import type { Queries } from '@parlour/database/database';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { lotteryTicket } from '../orders/orders.schema.ts';
import type { TicketRow } from '../orders/orders.ts';

type Whose = { brandId: string; memberId: string; currency: string };
type Span = { fromMs: number; untilMs: number };

/** A ticket's id was made when it was bought, so a span of time is a span of ids. */
const isWithin = ({ brandId, memberId, currency }: Whose, { fromMs, untilMs }: Span) =>
  and(
    eq(lotteryTicket.memberId, memberId),
    eq(lotteryTicket.brandId, brandId),
    eq(lotteryTicket.currency, currency),
    gte(lotteryTicket.id, firstIdAt(fromMs)),
    lt(lotteryTicket.id, firstIdAt(untilMs)),
  );

/** The newest first. */
export async function listOwnTickets(
  queries: Queries,
  whose: Whose,
  { after, limit, ...span }: Span & { after?: string | undefined; limit: number },
): Promise<TicketRow[]> {
  return queries
    .select()
    .from(lotteryTicket)
    .where(and(isWithin(whose, span), after === undefined ? undefined : lt(lotteryTicket.id, after)))
    .orderBy(desc(lotteryTicket.id))
    .limit(limit);
}

export async function sumOwnTickets(
  queries: Queries,
  whose: Whose,
  span: Span,
): Promise<{ staked: bigint; won: bigint }> {
  const [row] = await queries
    .select({
      staked: sql<bigint>`coalesce(sum(${lotteryTicket.stake} - ${lotteryTicket.refunded}), 0)::int8`,
      won: sql<bigint>`coalesce(sum(${lotteryTicket.won} + ${lotteryTicket.rebate}), 0)::int8`,
    })
    .from(lotteryTicket)
    .where(isWithin(whose, span));
  return row ?? { staked: 0n, won: 0n };
}

/** Which lotteries a member's orders are of. */
export async function findOrderGames(
  queries: Queries,
  { brandId, memberId }: Pick<Whose, 'brandId' | 'memberId'>,
  orderIds: readonly string[],
): Promise<{ orderId: string; game: string }[]> {
  if (orderIds.length === 0) return [];
  return queries
    .select({ orderId: lotteryTicket.orderId, game: lotteryTicket.game })
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.brandId, brandId),
        inArray(lotteryTicket.id, [...orderIds]),
        eq(lotteryTicket.memberId, memberId),
      ),
    );
}

type WinQuestion = { currency: string; from: bigint; since: Date; limit: number };
export type TicketWin = Pick<TicketRow, 'memberId' | 'game' | 'won' | 'paidAt'>;

/** Paid wins of a brand, the newest first. */
export async function listTicketWins(
  queries: Queries,
  brandId: string,
  { currency, from, since, limit }: WinQuestion,
): Promise<TicketWin[]> {
  const { memberId, game, won, paidAt } = lotteryTicket;
  return queries
    .select({ memberId, game, won, paidAt })
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.brandId, brandId),
        gte(paidAt, since),
        gte(won, from),
        eq(lotteryTicket.currency, currency),
      ),
    )
    .orderBy(desc(paidAt))
    .limit(limit);
}
