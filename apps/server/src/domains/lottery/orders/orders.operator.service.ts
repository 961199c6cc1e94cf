import { isIdInAnyCase } from '@parlour/clock/ids';
import type { AnswerOf, ConsoleContract, OperatorTicket, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { TRIAL_CURRENCY, writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { MemberDirectory } from '../../identity/identity.module.ts';
import { describeGame, type LotteryGames } from '../games/games.ts';
import { findIssues } from '../issues/issues.ts';
import { describeLines } from './listing.service.ts';
import { listTicketsForOperators, type TicketFilter } from './tickets.operator.repo.ts';
import { listOrder, type TicketRow } from './tickets.repo.ts';

type Calls = ConsoleContract['lottery'];
type OperatorSideNeeds = {
  database: Database;
  games: LotteryGames;
  audit: AuditWriter;
  directory: Pick<MemberDirectory, 'describe' | 'find'>;
};
type Looking = { brand: Brand; language: string };
export type OrdersForOperators = ReturnType<typeof createOrdersForOperators>;

/** Orders as operators search and view them. */
export function createOrdersForOperators({ database, games, audit, directory }: OperatorSideNeeds) {
  const { queries } = database;

  async function describe(
    { brand, language }: Looking,
    tickets: readonly TicketRow[],
  ): Promise<OperatorTicket[]> {
    const members = await directory.describe(
      brand.id,
      tickets.map(({ memberId }) => memberId),
    );
    return Promise.all(
      tickets.map(async (ticket) => {
        const { id, orderId, at, memberId, game, numero, playType, issues, currency, state } = ticket;
        const member = members.get(memberId);
        const row = await games.find(brand.id, game);
        return {
          id,
          orderId,
          at: at.getTime(),
          member: { id: memberId, account: member?.account ?? null, customerNo: member?.customerNo ?? null },
          game,
          name: row ? describeGame(row, brand, language).name : game,
          numero,
          playType,
          issues,
          lines: ticket.subOrders,
          currency,
          isTrial: currency === TRIAL_CURRENCY,
          stake: writeDecimal(ticket.stake),
          won: writeDecimal(ticket.won),
          rebate: writeDecimal(ticket.rebate),
          refunded: writeDecimal(ticket.refunded),
          state,
        };
      }),
    );
  }

  /** The typed text as a filter: an order, or a member. Null: neither. */
  async function searchFor(brandId: string, typed: string | undefined): Promise<TicketFilter | null> {
    if (!typed) return {};
    if (isIdInAnyCase(typed)) {
      const orderId = typed.toLowerCase();
      if ((await listOrder(queries, brandId, orderId)).length > 0) return { orderId };
    }
    const member = await directory.find(brandId, typed);
    return member ? { memberId: member.id } : null;
  }

  return {
    async list(
      looking: Looking,
      query: QueryOf<Calls['lotteryTickets']>,
    ): Promise<AnswerOf<Calls['lotteryTickets']>> {
      const { limit, search, ...asked } = query;
      const found = await searchFor(looking.brand.id, search);
      if (!found) return { items: [], next: null };
      const read = (count: number) =>
        listTicketsForOperators(queries, looking.brand.id, { ...asked, ...found, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(looking, rows), next };
    },

    /** What a member bet is personal data: viewing it is recorded. */
    async detail({ actor, ...looking }: Looking & { actor: Actor }, id: string) {
      const { brand } = looking;
      const tickets = await listOrder(queries, brand.id, id);
      const [first] = tickets;
      if (!first) throw new Refusal('not_found');
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'lottery.view_order',
          target: { kind: 'member', id: first.memberId },
          brandId: brand.id,
        }),
      );
      const numeros = tickets.map(({ numero }) => numero);
      const issues = await findIssues(queries, first, numeros);
      return {
        id,
        tickets: await describe(looking, tickets),
        subOrders: tickets.flatMap((ticket) =>
          describeLines(ticket, issues.find(({ numero }) => numero === ticket.numero)?.result ?? null),
        ),
      };
    },
  };
}
