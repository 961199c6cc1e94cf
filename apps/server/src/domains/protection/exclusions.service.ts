import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { ExclusionTerm } from '@parlour/contract';
import type { Session } from '../../http/calls/call.ts';
import type { Identity } from '../identity/identity.module.ts';
import { findExclusion, insertExclusion } from './exclusions.repo.ts';
import { endOfExclusion, isLonger } from './exclusions.rules.ts';
import { type GuardChanges, protectedMember } from './guard-changes.service.ts';

type OwnPassword = Identity['ownPassword'];
type Visit = Parameters<OwnPassword['find']>[0];
type ExclusionNeeds = { guardChanges: GuardChanges; clock: Clock; ownPassword: OwnPassword };
export type Exclusions = ReturnType<typeof createExclusions>;

/** Self-exclusions of members. Nothing here ends an exclusion before its time. */
export function createExclusions({ guardChanges, clock, ownPassword }: ExclusionNeeds) {
  return {
    /** An exclusion that ends before the current one changes nothing. */
    async begin(
      visit: Visit,
      session: Session,
      { for: term, password }: { for: ExclusionTerm; password: string },
    ): Promise<void> {
      const proof = await ownPassword.prove(visit, await ownPassword.find(visit, session), password);
      const member = protectedMember(visit.brand, session.memberId);
      await guardChanges.change(member, async (tx) => {
        const sinceMs = clock.now();
        const untilMs = endOfExclusion(term, sinceMs);
        const inForce = await findExclusion(tx, member, sinceMs);
        if (!inForce || isLonger(untilMs, inForce.untilMs))
          await insertExclusion(tx, member, { id: newId(clock), sinceMs, untilMs });
        await proof.forgive(tx);
      });
    },
  };
}
