import type { Tx } from '@parlour/database/database';
import { readDecimal } from '@parlour/money';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { GameRow } from '../games/games.ts';
import { readLines, type TicketLine } from './lines.rules.ts';
import { addNumberStakes } from './numbers.repo.ts';
import { stakesOf } from './numbers.rules.ts';
import { refuseNumbers } from './pricing.rules.ts';
import type { TicketRow } from './tickets.repo.ts';

export type NumberCount = ReturnType<typeof createNumberCount>;

/** Counts what an issue takes on each number, for lotteries that limit it. Others pay nothing for it. */
export function createNumberCount() {
  return {
    isNeeded: ({ setup }: Pick<GameRow, 'setup'>): boolean => setup.limits.stakeMax !== null,

    /** In the transaction that writes the tickets: refused if an issue would take more on a number than it may. */
    async add(tx: Tx, { setup }: Pick<GameRow, 'setup'>, tickets: readonly TicketRow[]): Promise<void> {
      const most = readDecimal(setup.limits.stakeMax ?? '0') ?? 0n;
      for (const ticket of tickets) {
        const written = readLines(ticket.lines);
        const taken = await addNumberStakes(tx, ticket, stakesOf(setup, written, written.lines));
        const full = taken.filter(({ stake }) => stake > most).map(({ number }) => number);
        if (full.length === 0) continue;
        const { code, value } = refuseNumbers(full);
        throw new Refusal(code, value);
      }
    },

    /** Lines that were taken back make room for others, whatever is limited by now; those never counted make none. */
    async takeBack(
      tx: Tx,
      { setup }: Pick<GameRow, 'setup'>,
      { ticket, lines }: { ticket: TicketRow; lines: readonly TicketLine[] },
    ): Promise<void> {
      const written = readLines(ticket.lines);
      if (!written.isCounted) return;
      const stakes = stakesOf(setup, written, lines);
      await addNumberStakes(
        tx,
        ticket,
        stakes.map((own) => ({ ...own, stake: -own.stake })),
      );
    },
  };
}
