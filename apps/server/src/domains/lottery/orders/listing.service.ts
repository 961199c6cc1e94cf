import type { Clock } from '@parlour/clock/clock';
import type { LotteryOrder, OrderFilter, SubOrder } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { ownerOf } from '../../wallet/wallet.module.ts';
import { describeGame, type LotteryGames } from '../games/games.ts';
import { findIssues, type IssueRow } from '../issues/issues.ts';
import { outcomeOf, readLines, readOutcomes, subOrderId } from './lines.rules.ts';
import { SELECTION_SHOWN } from './orders.rules.ts';
import { listFirsts, listOfOrders, listOrder, listRecentGames, type TicketRow } from './tickets.repo.ts';

type ListingNeeds = { database: Database; clock: Clock; games: LotteryGames };
type Asker = { brand: Brand; session: Session; language: string };
type Listing = { after?: string | undefined; limit: number; gameId?: string | undefined; state: OrderFilter };
export type OrderListing = ReturnType<typeof createOrderListing>;

/** Orders as their owner reads them: figures of an order are those of its tickets, added up. */
export function createOrderListing({ database, clock, games }: ListingNeeds) {
  const { queries } = database;

  async function nameOf({ brand, language }: Asker, code: string): Promise<string> {
    const game = await games.find(brand.id, code);
    return game ? describeGame(game, brand, language).name : code;
  }

  async function describe(asker: Asker, tickets: readonly TicketRow[]): Promise<LotteryOrder> {
    const first = tickets.find(({ id, orderId }) => id === orderId) ?? tickets[0];
    if (!first) throw new Refusal('not_found');
    const sum = (of: (ticket: TicketRow) => bigint) =>
      writeDecimal(tickets.reduce((total, ticket) => total + of(ticket), 0n));
    return {
      id: first.orderId,
      gameId: first.game,
      name: await nameOf(asker, first.game),
      playType: first.playType,
      at: first.at.getTime(),
      numero: first.numero,
      issues: tickets.length,
      subOrders: tickets.reduce((count, ticket) => count + ticket.subOrders, 0),
      stake: sum(({ stake }) => stake),
      won: sum(({ won, rebate }) => won + rebate),
      refunded: sum(({ refunded }) => refunded),
      isChase: first.issues > 1,
      stopsOnWin: first.stopsOnWin,
      pending: tickets.reduce((count, ticket) => count + pendingOf(ticket), 0),
      hasWon: tickets.some(hasWon),
    };
  }

  function subOrdersOf(ticket: TicketRow, issue: IssueRow | undefined): SubOrder[] {
    const isOpen = issue?.state === 'open' && issue.closesAt.getTime() > clock.now();
    return describeLines(ticket, issue?.result ?? null).map((line) => ({
      ...line,
      canCancel: isOpen && line.state === 'pending',
    }));
  }

  async function ownTickets({ brand, session }: Asker, orderId: string): Promise<TicketRow[]> {
    const tickets = await listOrder(queries, brand.id, orderId);
    if (tickets[0]?.memberId !== session.memberId) throw new Refusal('not_found');
    return tickets;
  }

  return {
    /** The lotteries a member bet on last, the newest first. */
    recentGames: (brandId: string, memberId: string) => listRecentGames(queries, brandId, memberId),

    /** An order by its tickets. */
    describe,

    async detail(asker: Asker, orderId: string) {
      const tickets = await ownTickets(asker, orderId);
      const [{ brandId, game } = { brandId: '', game: '' }] = tickets;
      const issues = await findIssues(
        queries,
        { brandId, game },
        tickets.map(({ numero }) => numero),
      );
      const byNumero = new Map(issues.map((issue) => [issue.numero, issue]));
      return {
        order: await describe(asker, tickets),
        prizeMode: tickets[0] ? readLines(tickets[0].lines).prizeMode : null,
        subOrders: tickets.flatMap((ticket) => subOrdersOf(ticket, byNumero.get(ticket.numero))),
        currency: ownerOf(asker.brand, asker.session).currency,
      };
    },

    async list(asker: Asker, { limit, gameId, ...asked }: Listing) {
      const { brand, session } = asker;
      const { memberId } = session;
      const read = (count: number) =>
        listFirsts(queries, brand.id, { ...asked, memberId, game: gameId, limit: count });
      const { rows: firsts, next } = await readPage(limit, read, lastId);
      const ids = firsts.map(({ orderId }) => orderId);
      const all = await listOfOrders(queries, brand.id, ids);
      const items: LotteryOrder[] = [];
      for (const id of ids)
        items.push(
          await describe(
            asker,
            all.filter(({ orderId }) => orderId === id),
          ),
        );
      return { items, next, currency: ownerOf(brand, session).currency };
    },
  };
}

/** The lines of a ticket, and what became of each. */
export function describeLines(ticket: TicketRow, result: IssueRow['result']): Omit<SubOrder, 'canCancel'>[] {
  return readLines(ticket.lines).lines.map((line, index) => {
    const outcome = outcomeOf(ticket, index);
    return {
      id: subOrderId(ticket.id, index),
      ticketId: ticket.id,
      numero: ticket.numero,
      play: line.play,
      selection: line.selection.slice(0, SELECTION_SHOWN),
      isCut: line.selection.length > SELECTION_SHOWN,
      bets: line.bets,
      multiple: line.multiple,
      model: line.model,
      series: line.series,
      stake: writeDecimal(BigInt(line.stake)),
      rebate: writeDecimal(BigInt(outcome?.rebate ?? line.rebate)),
      won: writeDecimal(BigInt(outcome?.won ?? '0')),
      state: outcome?.state ?? 'pending',
      result,
    };
  });
}

function pendingOf(ticket: TicketRow): number {
  if (ticket.state !== 'pending') return 0;
  return ticket.subOrders - Object.keys(readOutcomes(ticket.outcome)).length;
}

function hasWon({ outcome }: TicketRow): boolean {
  return Object.values(readOutcomes(outcome)).some(({ state }) => state === 'won');
}
