import type { Clock } from '@parlour/clock/clock';
import { FIRST_ID } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import type { Log } from '../../../observability/log.ts';
import type { Messages } from '../../messages/messages.module.ts';
import type { Posting, Wallet } from '../../wallet/wallet.module.ts';
import type { GameRow, LotteryGames } from '../games/games.ts';
import {
  DUE_AT_ONCE,
  findIssue,
  findIssues,
  holdIssue,
  type IssueKey,
  type IssueRow,
  listDue,
  listVoidLeft,
  lockIssue,
  REVEAL_WITHIN_MS,
  updateIssue,
} from '../issues/issues.ts';
import {
  listLeftOfChases,
  listPending,
  lockPending,
  type NumberCount,
  readLines,
  readOutcomes,
  readUndecided,
  refundPosting,
  settleLost,
  settlementPosting,
  sumWonIn,
  type TicketRow,
  type UndecidedTicket,
  writeOutcomes,
  writeSettled,
} from '../orders/orders.ts';
import { createDecider, type Decided } from './payouts.rules.ts';
import { TICKETS_AT_ONCE, TICKETS_READ } from './settling.rules.ts';

type Decider = ReturnType<typeof createDecider>;

/** What was decided of the tickets after one and up to another. */
type Page = { game: GameRow; decider: Decider; ids: readonly string[]; after: string; last: string };

type SettlingNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  wallet: Pick<Wallet, 'post'>;
  games: LotteryGames;
  numbers: NumberCount;
  push: Messages['push'];
};

/**
 * Pays the tickets of drawn issues and gives back those of void ones, some at a time. A ticket changes in the transaction
 * that moves its money, so that whatever is interrupted goes on where it was.
 */
export function createSettling(needs: SettlingNeeds) {
  const { database, clock, log, wallet, games, numbers, push } = needs;

  async function post(tx: Tx, postings: readonly Posting[]): Promise<void> {
    const outcomes = postings.length > 0 ? await wallet.post(tx, postings) : [];
    const failed = outcomes.find(({ state }) => state !== 'posted');
    if (failed) throw new Error(`a settlement was ${failed.state}`);
  }

  /**
   * Chases that end with a win: what is left in issues that are not sealed comes back. Issues are held before tickets, as
   * everywhere; only open ones are, since another settlement may hold one that is drawn and wait for ours.
   */
  async function stopChases(tx: Tx, game: GameRow, orderIds: readonly string[]): Promise<void> {
    const left = await listLeftOfChases(tx, game.brandId, orderIds);
    const open = new Set<string>();
    const issues = await findIssues(tx, { brandId: game.brandId, game: game.code }, numerosOf(left));
    for (const { numero } of issues.filter(({ state }) => state === 'open').sort(byNumero)) {
      const issue = await holdIssue(tx, { brandId: game.brandId, game: game.code, numero });
      if (issue?.state === 'open') open.add(numero);
    }
    const ids = left.flatMap(({ id, numero }) => (open.has(numero) ? [id] : []));
    for (const ticket of await lockPending(tx, game.brandId, ids)) {
      const before = readOutcomes(ticket.outcome);
      const lines = readLines(ticket.lines).lines.filter((_, index) => !before[index]);
      await giveBack(tx, [ticket], 'stopped');
      await numbers.takeBack(tx, game, { ticket, lines });
    }
  }

  async function giveBack(tx: Tx, tickets: readonly TicketRow[], state: 'void' | 'stopped'): Promise<void> {
    const rows = tickets.map((ticket) => {
      const before = readOutcomes(ticket.outcome);
      const { lines } = readLines(ticket.lines);
      const outcomes = Object.fromEntries(
        lines.map((_, index) => [index, before[index] ?? { state, won: '0', rebate: '0' }]),
      );
      const amount = ticket.stake - ticket.refunded;
      return {
        ticket,
        amount,
        row: { ...ticket, state, outcome: writeOutcomes(outcomes), refunded: ticket.stake },
      };
    });
    await post(
      tx,
      rows.flatMap(({ ticket, amount }) =>
        amount > 0n ? [refundPosting(ticket, { amount, reason: state })] : [],
      ),
    );
    const [first] = tickets;
    if (first)
      await writeSettled(
        tx,
        first.brandId,
        rows.map(({ row }) => row),
      );
  }

  /** Pays those of the tickets that are still pending. */
  async function pay(
    tx: Tx,
    issue: IssueRow,
    { game, ids, decider }: { game: GameRow; ids: readonly string[]; decider: Decider },
  ): Promise<void> {
    const tickets = await lockPending(tx, issue.brandId, ids);
    const paid = await sumWonIn(tx, issue, [...new Set(tickets.map(({ memberId }) => memberId))]);
    const decided = tickets.map((ticket): { ticket: TicketRow; own: Decided } => {
      const own = decider.decide(ticket, paid.get(ticket.memberId) ?? 0n);
      paid.set(ticket.memberId, (paid.get(ticket.memberId) ?? 0n) + own.won);
      return { ticket, own };
    });
    await post(
      tx,
      decided.flatMap(({ ticket, own }) => settlementPosting(ticket, own) ?? []),
    );
    await writeSettled(
      tx,
      issue.brandId,
      decided.map(({ ticket, own: { outcomes, won, rebate } }) => ({
        ...ticket,
        state: 'settled',
        outcome: writeOutcomes(outcomes),
        won,
        rebate,
        paidAt: won > 0n ? new Date(clock.now()) : null,
      })),
    );
    const winners = decided.flatMap(({ ticket, own }) => (own.won > 0n ? [ticket.memberId] : []));
    await push.tell(tx, {
      brandId: issue.brandId,
      memberIds: [...new Set(winners)],
      news: 'ticketsPaid',
    });
    const ended = decided.filter(({ ticket, own }) => ticket.stopsOnWin && own.isWon);
    await stopChases(
      tx,
      game,
      ended.map(({ ticket }) => ticket.orderId),
    );
  }

  /** Runs while this process holds the issue; false: somebody else does, or it is done. */
  const holding = (key: IssueKey, work: (tx: Tx, issue: IssueRow) => Promise<void>): Promise<boolean> =>
    database.transaction(async (tx) => {
      const issue = await lockIssue(tx, key);
      if (issue?.state !== 'drawn') return false;
      await work(tx, issue);
      return true;
    });

  /** A page of what is still pending. */
  const readPage = (key: IssueKey, after: string): Promise<UndecidedTicket[]> =>
    database.transaction((tx) => readUndecided(database.runIn(tx), key, { after, limit: TICKETS_READ }));

  /** Pays those of a page that bring something; the rest of it has lost. False: somebody else has taken over. */
  async function settlePage(key: IssueKey, { game, decider, ids, after, last }: Page): Promise<boolean> {
    for (let at = 0; at < ids.length; at += TICKETS_AT_ONCE) {
      const some = ids.slice(at, at + TICKETS_AT_ONCE);
      if (!(await holding(key, (tx, held) => pay(tx, held, { game, ids: some, decider })))) return false;
    }
    // Not all at once in the end: a million rows take longer than a statement may.
    return holding(key, (tx) => settleLost(tx, key, { after, last }));
  }

  /** Looks at every ticket, a page at a time; the next one is read and decided while the database writes the last. */
  async function settle(key: IssueKey): Promise<void> {
    const game = await games.find(key.brandId, key.game);
    const issue = await findIssue(database.queries, key);
    if (!game || issue?.state !== 'drawn' || !issue.result) return;
    const decider = createDecider(game.setup, issue.result);
    let after: string = FIRST_ID;
    let writing: Promise<boolean> = Promise.resolve(true);
    try {
      for (;;) {
        const page = await readPage(key, after);
        const last = page.at(-1)?.id;
        if (last === undefined) break;
        const ids = page.filter(decider.bringsMoney).map(({ id }) => id);
        if (!(await writing)) return;
        writing = settlePage(key, { game, decider, ids, after, last });
        // It is waited for below; until then its failure is nobody's.
        writing.catch(() => {});
        after = last;
      }
    } finally {
      // Nothing goes on when this has ended, however it ended.
      await writing;
    }
    if (!(await writing)) return;
    await holding(key, (tx) => updateIssue(tx, key, { state: 'settled', settledAt: new Date(clock.now()) }));
  }

  async function refundVoid(key: IssueKey): Promise<void> {
    for (let left = TICKETS_AT_ONCE; left === TICKETS_AT_ONCE; )
      left = await database.transaction(async (tx) => {
        const locked = await lockIssue(tx, key);
        if (locked?.state !== 'void' || locked.settledAt !== null) return 0;
        const tickets = await listPending(tx, key, { after: null, limit: TICKETS_AT_ONCE });
        await giveBack(tx, tickets, 'void');
        if (tickets.length < TICKETS_AT_ONCE)
          await updateIssue(tx, key, { settledAt: new Date(clock.now()) });
        return tickets.length;
      });
  }

  const each = async (keys: readonly IssueKey[], work: (key: IssueKey) => Promise<void>): Promise<void> => {
    for (const key of keys)
      await work(key).catch((err: unknown) => log.error({ err, ...key }, 'an issue could not be settled'));
  };

  return {
    async settleDue(): Promise<void> {
      const all = { untilMs: clock.now(), by: 'drawsAt', limit: DUE_AT_ONCE } as const;
      await each(await listDue(database.queries, 'drawn', all), settle);
    },

    /** An issue whose numbers cannot be known in time is void, also one of those that could not even be sealed. */
    async voidOverdue(unsealed: readonly IssueKey[]): Promise<void> {
      const untilMs = clock.now() - REVEAL_WITHIN_MS;
      const late = { untilMs, by: 'drawsAt', limit: DUE_AT_ONCE } as const;
      const undrawn = await listDue(database.queries, 'closed', late);
      await each([...unsealed, ...undrawn], async (key) => {
        await database.transaction(async (tx) => {
          const issue = await lockIssue(tx, key);
          const isUndrawn = issue?.state === 'open' || issue?.state === 'closed';
          if (isUndrawn && issue.drawsAt.getTime() <= untilMs) await updateIssue(tx, key, { state: 'void' });
        });
      });
    },

    /** What is left of void issues goes back, whoever voided them and whatever was interrupted. */
    refundDue: async (): Promise<void> => each(await listVoidLeft(database.queries, DUE_AT_ONCE), refundVoid),
  };
}

const numerosOf = (tickets: readonly Pick<TicketRow, 'numero'>[]): string[] => [
  ...new Set(tickets.map(({ numero }) => numero)),
];
const byNumero = (one: { numero: string }, other: { numero: string }): number =>
  one.numero < other.numero ? -1 : 1;
