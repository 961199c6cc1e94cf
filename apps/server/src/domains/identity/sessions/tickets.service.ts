import type { Session } from '../../../http/calls/call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { TICKET_MS } from './sessions.rules.ts';
import type { SingleUse } from './single-use.service.ts';

type Redeemed = { memberId: string; sessionId: string };

/** A ticket stands for the session in an address, where the token must never appear. */
export interface Tickets {
  issue(brand: Brand, session: Session, purpose: string): Promise<{ ticket: string; expiresAt: number }>;
  /** Takes a ticket and returns its owner; null if it is for another purpose, used or expired. */
  redeem(brand: Brand, ticket: string, purpose: string): Promise<Redeemed | null>;
}

export function createTickets({ singleUse }: { singleUse: SingleUse }): Tickets {
  return {
    async issue(brand, { id, memberId }, purpose) {
      const data = { memberId, sessionId: id, purpose };
      const { secret, expiresAt } = await singleUse.issue(brand.id, {
        kind: 'ticket',
        data,
        lastsMs: TICKET_MS,
      });
      return { ticket: secret, expiresAt };
    },

    async redeem(brand, ticket, purpose) {
      const kept = await singleUse.take(brand.id, { kind: 'ticket', secret: ticket });
      return kept?.purpose === purpose ? { memberId: kept.memberId, sessionId: kept.sessionId } : null;
    },
  };
}
