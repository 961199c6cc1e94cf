import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, Contract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Wallet } from '../../wallet/wallet.module.ts';
import type { GameRow, LotteryGames } from '../games/games.ts';
import { holdIssue } from '../issues/issues.ts';
import { type LineOutcomes, readLines, readOutcomes, subOrderId, writeOutcomes } from './lines.rules.ts';
import type { NumberCount } from './numbers.service.ts';
import { refundPosting } from './postings.ts';
import { listOrder, lockOrder, type TicketRow, writeSettled } from './tickets.repo.ts';

type CancellingNeeds = {
  database: Database;
  clock: Clock;
  wallet: Pick<Wallet, 'post'>;
  games: LotteryGames;
  numbers: NumberCount;
};
type CancelBody = BodyOf<Contract['lottery']['cancelSubOrders']>;
export type Cancelling = ReturnType<typeof createCancelling>;

/** Takes sub-orders back while their issue is open: their stake comes back to the last coin. */
export function createCancelling({ database, clock, wallet, games, numbers }: CancellingNeeds) {
  async function cancelIn(
    tx: Tx,
    ticket: TicketRow,
    { game, wanted, isOpen }: { game: GameRow; wanted: ReadonlySet<string>; isOpen: boolean },
  ): Promise<bigint> {
    const { lines } = readLines(ticket.lines);
    const before = readOutcomes(ticket.outcome);
    const chosen = [...lines.keys()].filter((index) => wanted.has(subOrderId(ticket.id, index)));
    const open = chosen.filter((index) => !before[index]);
    if (open.length === 0) return 0n;
    if (!isOpen) throw new Refusal('issue_closed');
    const amount = open.reduce((sum, index) => sum + BigInt(lines[index]?.stake ?? '0'), 0n);
    const outcomes: LineOutcomes = {
      ...before,
      ...Object.fromEntries(open.map((index) => [index, { state: 'cancelled', won: '0', rebate: '0' }])),
    };
    const isWhole = Object.keys(outcomes).length === lines.length;
    const [posted] = await wallet.post(tx, [
      refundPosting(ticket, { amount, reason: `cancelled ${open.join(',')}` }),
    ]);
    if (posted?.state !== 'posted') throw new Error(`a refund of ticket ${ticket.id} was ${posted?.state}`);
    const refunded = ticket.refunded + amount;
    const state = isWhole ? 'cancelled' : ticket.state;
    await writeSettled(tx, ticket.brandId, [
      { ...ticket, state, outcome: writeOutcomes(outcomes), refunded },
    ]);
    await numbers.takeBack(tx, game, { ticket, lines: open.flatMap((index) => lines[index] ?? []) });
    return amount;
  }

  /** Nobody seals it before this ends. */
  async function isOpenNow(tx: Tx, ticket: TicketRow): Promise<boolean> {
    const issue = await holdIssue(tx, ticket);
    return issue?.state === 'open' && issue.closesAt.getTime() > clock.now();
  }

  return {
    async cancel(brand: Brand, session: Session, { orderId, subOrderIds }: CancelBody) {
      const found = await listOrder(database.queries, brand.id, orderId);
      const own = found.find(({ memberId }) => memberId === session.memberId);
      const game = own && (await games.find(brand.id, own.game));
      if (!game) throw new Refusal('not_found');
      return database.transaction(async (tx) => {
        // Issues before tickets, as settling has them.
        const open = new Set<string>();
        for (const ticket of found) if (await isOpenNow(tx, ticket)) open.add(ticket.id);
        const tickets = await lockOrder(tx, brand.id, orderId);
        const wanted = new Set(subOrderIds);
        let refunded = 0n;
        let cancelled = 0;
        for (const ticket of tickets) {
          const amount = await cancelIn(tx, ticket, { game, wanted, isOpen: open.has(ticket.id) });
          refunded += amount;
          if (amount > 0n) cancelled += countOf(ticket, wanted);
        }
        return { refunded: writeDecimal(refunded), cancelled };
      });
    },
  };
}

function countOf(ticket: TicketRow, wanted: ReadonlySet<string>): number {
  const before = readOutcomes(ticket.outcome);
  return readLines(ticket.lines).lines.filter(
    (_, index) => !before[index] && wanted.has(subOrderId(ticket.id, index)),
  ).length;
}
