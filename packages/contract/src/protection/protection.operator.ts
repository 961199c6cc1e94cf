import { z } from 'zod';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { LOCK_COVERS } from '../values/protection.ts';
import { Exclusion, Limit } from './parts.ts';

const MemberProtection = z.object({
  memberId: Id,
  limits: z.array(Limit),
  exclusion: Exclusion.nullable().describe('The one in force'),
  exclusions: z.array(Exclusion).describe('The newest hundred there ever were, the newest first'),
  locks: z.array(
    z.object({
      covers: z.enum(LOCK_COVERS),
      reason: z.string(),
      lockedBy: OperatorRef,
      lockedAt: Moment,
    }),
  ),
});

export const memberProtectionEndpoints = {
  memberProtection: operatorEndpoint({
    method: 'GET',
    path: '/ops/protection',
    summary: 'The limits, exclusions and locks of a member; looking is recorded',
    access: { operator: 'members.read', scope: 'brand' },
    query: z.object({ memberId: Id }),
    answer: MemberProtection,
    refusals: ['not_found'],
  }),
  setProtectionLock: operatorEndpoint({
    method: 'POST',
    path: '/ops/protection/lock',
    summary:
      'Keeps a member from depositing or from playing, or lets them again; a trial account has no locks',
    access: { operator: 'members.manage', scope: 'brand' },
    body: z.object({ memberId: Id, covers: z.enum(LOCK_COVERS), isLocked: z.boolean(), reason: Reason }),
    answer: MemberProtection,
    refusals: ['not_found', 'not_permitted'],
  }),
};
