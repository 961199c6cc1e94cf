import type { Database, Tx } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type RateLimits, takeOrRefuse } from '../../../http/limits/rate-limits.ts';
import type { Member } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import { CHANGES_PER_MEMBER, SECURITY_CHANGES, type SecurityChange } from './changes.rules.ts';
import type { Holds } from './holds.service.ts';
import type { SecurityNotices } from './notices.service.ts';
import type { GivenProof, Proofs } from './proofs.service.ts';

type Making<Made, Prepared> = SecurityChange & {
  proof: GivenProof;
  /** Dear work, such as hashing, that only a proven member may cause; outside the transaction. */
  prepare?(member: Member): Promise<Prepared>;
  apply(tx: Tx, member: Member, prepared: Prepared): Promise<Made>;
};

/**
 * The one way in which a way to sign in or to be paid is added or changed: the member proves themselves, with the second
 * factor if they have one; every proved contact is told, withdrawals are held for a day, and the record gets a line.
 */
export interface SecurityChanges {
  make<Made, Prepared = undefined>(
    visit: Visit,
    session: Session,
    making: Making<Made, Prepared>,
  ): Promise<{ made: Made; withdrawalsHeldUntil: number }>;
  /**
   * What follows a change whose proof was given otherwise (by signing in, by the code for a lost password), in its
   * transaction. `before`: the member before the change. Returns until when withdrawals are held.
   */
  follow(tx: Tx, visit: Visit, before: Member, change: SecurityChange): Promise<number>;
}

type ChangesNeeds = {
  database: Database;
  limits: RateLimits;
  proofs: Proofs;
  /** Asks for the second factor of members who have one; returns what uses it up. */
  stepUp: {
    prove(visit: Visit, member: Member, given: GivenProof): Promise<(tx: Tx) => Promise<void>>;
  };
  holds: Holds;
  notices: SecurityNotices;
};

export function createSecurityChanges(needs: ChangesNeeds): SecurityChanges {
  const { database, limits, proofs, stepUp, holds, notices } = needs;

  async function follow(tx: Tx, visit: Visit, before: Member, change: SecurityChange): Promise<number> {
    await notices.tell(tx, visit, before, change);
    await notices.record(tx, visit, before, change);
    return SECURITY_CHANGES[change.kind].holds ? holds.note(tx, before) : (holds.heldUntil(before) ?? 0);
  }

  return {
    follow,

    async make(visit, session, { proof: given, prepare, apply, ...change }) {
      const proof = await proofs.prove(visit, session, given);
      const spendFactor = proof.isTwoFactor ? null : await stepUp.prove(visit, proof.member, given);
      await takeOrRefuse(limits, `security:${visit.brand.id}:${session.memberId}`, CHANGES_PER_MEMBER);
      const prepared = await prepare?.(proof.member);
      return database.transaction(async (tx) => {
        const before = await holds.lock(tx, { brandId: visit.brand.id, id: session.memberId });
        if (!before) throw new Refusal('not_logged_in');
        await proof.use(tx);
        await spendFactor?.(tx);
        const made = await apply(tx, before, prepared as never);
        return { made, withdrawalsHeldUntil: await follow(tx, visit, before, change) };
      });
    },
  };
}
