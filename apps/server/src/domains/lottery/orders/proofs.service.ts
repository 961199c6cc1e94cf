import type { Database } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { findIssue } from '../issues/issues.ts';
import type { TicketRoot } from './ticket-root.ts';
import { findTicket } from './tickets.repo.ts';

type ProofNeeds = { database: Database; tickets: TicketRoot };
export type TicketProofs = ReturnType<typeof createTicketProofs>;

/** Shows the owner of a ticket that it was in the tree when the issue was sealed. */
export function createTicketProofs({ database, tickets }: ProofNeeds) {
  return {
    async prove(brand: Brand, session: Session, id: string) {
      const ticket = await findTicket(database.queries, brand.id, id);
      if (ticket?.memberId !== session.memberId) throw new Refusal('not_found');
      const issue = await findIssue(database.queries, ticket);
      if (!issue || issue.root === null || ticket.state === 'cancelled' || ticket.state === 'stopped')
        throw new Refusal('not_sealed');
      const sealed = { ...issue, root: issue.root };
      const { content, proof } = await tickets.prove(database.queries, sealed, id);
      return { id, numero: issue.numero, content, ...proof, root: issue.root };
    },
  };
}
