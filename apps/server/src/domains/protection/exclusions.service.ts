import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { ExclusionTerm } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Session } from '../../http/calls/call.ts';
import type { Identity } from '../identity/identity.module.ts';
import { type ChangedBy, insertChange } from './changes.repo.ts';
import { findExclusion, insertExclusion } from './exclusions.repo.ts';
import { endOfExclusion, isLonger } from './exclusions.rules.ts';
import { type GuardChanges, type ProtectedMember, protectedMember } from './guard-changes.service.ts';

type Proofs = Pick<Identity['proofs'], 'prove'>;
type Visit = Parameters<Proofs['prove']>[0];
type ExclusionNeeds = { guardChanges: GuardChanges; clock: Clock; proofs: Proofs };
export type Exclusions = ReturnType<typeof createExclusions>;

/** Self-exclusions of members. Nothing here ends an exclusion before its time. */
export function createExclusions({ guardChanges, clock, proofs }: ExclusionNeeds) {
  /** An exclusion that ends before the current one changes nothing. */
  async function exclude(
    tx: Tx,
    member: ProtectedMember,
    { term, by }: { term: ExclusionTerm; by: ChangedBy },
  ): Promise<void> {
    const sinceMs = clock.now();
    const untilMs = endOfExclusion(term, sinceMs);
    const inForce = await findExclusion(tx, member, sinceMs);
    if (inForce && !isLonger(untilMs, inForce.untilMs)) return;
    const setBy = by?.operatorId ?? null;
    await insertExclusion(tx, member, { id: newId(clock), sinceMs, untilMs, setBy });
    await insertChange(tx, clock, { ...member, what: 'excluded', by, about: { until: untilMs } });
  }

  return {
    exclude,

    async begin(
      visit: Visit,
      session: Session,
      { for: term, ...given }: { for: ExclusionTerm } & Parameters<Proofs['prove']>[2],
    ): Promise<void> {
      const proof = await proofs.prove(visit, session, given);
      const member = protectedMember(visit.brand, session.memberId);
      await guardChanges.change(member, async (tx) => {
        await exclude(tx, member, { term, by: null });
        await proof.use(tx);
      });
    },
  };
}
