import type { Queries, Tx } from '@parlour/database/database';
import { createTicketTree, type HashedTicket, hashTicket, proveTicket, type Ticket } from '@parlour/fairness';
import type { IssueKey } from '../issues/issues.ts';
import { contentOf } from './lines.rules.ts';
import { TICKETS_HASHED } from './orders.rules.ts';
import { listSealed } from './tickets.repo.ts';

export type TicketRoot = ReturnType<typeof createTicketRoot>;

/** The root over the tickets of an issue, and the proof that a ticket is among them. */
export function createTicketRoot() {
  /** One after the other, in the order of their ids; they are never all in memory. */
  async function* ticketsOf(queries: Queries, issue: IssueKey): AsyncGenerator<Ticket> {
    let after: string | null = null;
    for (;;) {
      const rows: Awaited<ReturnType<typeof listSealed>> = await listSealed(queries, issue, {
        after,
        limit: TICKETS_HASHED,
      });
      for (const row of rows) yield { id: row.id, content: contentOf({ ...issue, ...row }) };
      after = rows.at(-1)?.id ?? null;
      if (rows.length < TICKETS_HASHED) return;
    }
  }

  return {
    async seal(tx: Tx, issue: IssueKey): Promise<{ root: string; count: number }> {
      const tree = createTicketTree();
      for await (const ticket of ticketsOf(tx, issue)) tree.add(ticket);
      return { root: tree.root(), count: tree.size() };
    },

    async prove(queries: Queries, issue: IssueKey, id: string) {
      const hashed: HashedTicket[] = [];
      let content = '';
      for await (const ticket of ticketsOf(queries, issue)) {
        if (ticket.id === id) content = ticket.content;
        hashed.push({ id: ticket.id, hash: hashTicket(ticket) });
      }
      return { content, proof: proveTicket(hashed, id) };
    },
  };
}
