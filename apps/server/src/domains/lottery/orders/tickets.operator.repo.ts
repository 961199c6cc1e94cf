import type { TicketState } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { lotteryTicket } from './orders.schema.ts';
import type { TicketRow } from './tickets.repo.ts';

export type IssueSums = { numero: string; tickets: number; stake: bigint; paid: bigint; refunded: bigint };
type Asked = { game: string; currency: string; numeros: readonly string[] };

/** What members staked on issues and were paid, in one currency. */
export async function sumIssues(
  queries: Queries,
  brandId: string,
  { game, currency, numeros }: Asked,
): Promise<IssueSums[]> {
  if (numeros.length === 0) return [];
  const { numero, stake, refunded, won, rebate } = lotteryTicket;
  const rows = await queries
    .select({
      numero,
      tickets: sql<number>`(count(*) filter (where ${refunded} < ${stake}))::int4`,
      stake: sql<bigint>`sum(${stake} - ${refunded})::int8`,
      paid: sql<bigint>`sum(${won} + ${rebate})::int8`,
      refunded: sql<bigint>`sum(${refunded})::int8`,
    })
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.brandId, brandId),
        eq(lotteryTicket.game, game),
        inArray(numero, [...numeros]),
        eq(lotteryTicket.currency, currency),
      ),
    )
    .groupBy(numero);
  return rows.map((row) => ({
    ...row,
    stake: BigInt(row.stake),
    paid: BigInt(row.paid),
    refunded: BigInt(row.refunded),
  }));
}

export type TicketFilter = {
  memberId?: string;
  orderId?: string;
  game?: string | undefined;
  numero?: string | undefined;
  state?: TicketState | undefined;
};

/** The newest first: an id was made when its ticket was bought. */
export async function listTicketsForOperators(
  queries: Queries,
  brandId: string,
  {
    memberId,
    orderId,
    game,
    numero,
    state,
    after,
    limit,
  }: TicketFilter & { after?: string | undefined; limit: number },
): Promise<TicketRow[]> {
  return queries
    .select()
    .from(lotteryTicket)
    .where(
      and(
        eq(lotteryTicket.brandId, brandId),
        memberId === undefined ? undefined : eq(lotteryTicket.memberId, memberId),
        orderId === undefined ? undefined : eq(lotteryTicket.orderId, orderId),
        game === undefined ? undefined : eq(lotteryTicket.game, game),
        numero === undefined ? undefined : eq(lotteryTicket.numero, numero),
        state === undefined ? undefined : eq(lotteryTicket.state, state),
        after === undefined ? undefined : lt(lotteryTicket.id, after),
      ),
    )
    .orderBy(desc(lotteryTicket.id))
    .limit(limit);
}
