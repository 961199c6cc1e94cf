import type { Queries, Tx } from '@parlour/database/database';
import { proveTicket, rootOfTickets, type Ticket } from '@parlour/fairness';
import type { IssueKey } from '../issues/issues.repo.ts';
import { contentOf } from './lines.rules.ts';
import { listSealed, type TicketRow } from './tickets.repo.ts';

/** How many tickets are read at once. */
const PAGE = 5_000;

export type TicketRoot = ReturnType<typeof createTicketRoot>;

/** The root over the tickets of an issue, and the proof that a ticket is among them. */
export function createTicketRoot() {
  async function ticketsOf(queries: Queries, issue: IssueKey): Promise<Ticket[]> {
    const tickets: Ticket[] = [];
    let after: string | null = null;
    for (;;) {
      const rows: TicketRow[] = await listSealed(queries, issue, { after, limit: PAGE });
      for (const row of rows) tickets.push({ id: row.id, content: contentOf(row) });
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return tickets;
      after = last.id;
    }
  }

  return {
    async seal(tx: Tx, issue: IssueKey): Promise<{ root: string; count: number }> {
      const tickets = await ticketsOf(tx, issue);
      return { root: rootOfTickets(tickets), count: tickets.length };
    },

    async prove(queries: Queries, issue: IssueKey, id: string) {
      const tickets = await ticketsOf(queries, issue);
      return {
        content: tickets.find((ticket) => ticket.id === id)?.content ?? '',
        proof: proveTicket(tickets, id),
      };
    },
  };
}
