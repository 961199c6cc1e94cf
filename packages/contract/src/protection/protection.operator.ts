import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines } from '../text.ts';
import { INTERACTION_NOTE_LENGTH } from '../values/protection.rules.ts';
import {
  EXCLUSION_TERMS,
  INTERACTION_KINDS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LOCK_COVERS,
  PROTECTION_CHANGES,
} from '../values/protection.ts';
import { Currency, Day } from '../wallet/parts.ts';
import { Exclusion, Limit, LimitAmount, RealityCheck, whichLimit } from './parts.ts';

const Change = z.object({
  id: Id,
  at: Moment,
  what: z.enum(PROTECTION_CHANGES),
  by: OperatorRef.nullable().describe('null: the member'),
  reason: z.string().nullable(),
  kind: z.enum(LIMIT_KINDS).nullable(),
  period: z.enum(LIMIT_PERIODS).nullable(),
  before: z.string().nullable().describe('Of a limit; null: none'),
  after: z.string().nullable(),
  until: Moment.nullable().describe('Of an exclusion; null: for ever'),
  covers: z.enum(LOCK_COVERS).nullable(),
  minutes: RealityCheck,
});

const Interaction = z.object({
  id: Id,
  at: Moment,
  by: OperatorRef,
  kind: z.enum(INTERACTION_KINDS),
  note: z.string(),
  followUpOn: Day.nullable(),
  followedUp: z.object({ at: Moment, by: OperatorRef, note: z.string() }).nullable(),
});

const MemberProtection = z.object({
  memberId: Id,
  currency: Currency,
  limits: z.array(Limit),
  exclusion: Exclusion.nullable().describe('The one in force'),
  exclusions: z
    .array(Exclusion.extend({ by: OperatorRef.nullable().describe('null: the member') }))
    .describe('The newest hundred there ever were, the newest first'),
  locks: z.array(
    z.object({
      covers: z.enum(LOCK_COVERS),
      reason: z.string(),
      lockedBy: OperatorRef,
      lockedAt: Moment,
    }),
  ),
  realityCheckMinutes: RealityCheck,
  changes: z.array(Change).describe('The newest hundred, the newest first'),
  interactions: z.array(Interaction).describe('The newest hundred, the newest first'),
});

const manage = { operator: 'members.manage', scope: 'brand' } as const;
const { min, max } = INTERACTION_NOTE_LENGTH;
const Note = Lines.trim().min(min).max(max);

export const memberProtectionEndpoints = {
  memberProtection: operatorEndpoint({
    method: 'GET',
    path: '/ops/protection',
    summary: 'What protects a member, how it changed, and what was said about it; looking is recorded',
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
    access: manage,
    body: z.object({ memberId: Id, covers: z.enum(LOCK_COVERS), isLocked: z.boolean(), reason: Reason }),
    answer: MemberProtection,
    refusals: ['not_found', 'not_permitted'],
  }),
  setMemberLimit: operatorEndpoint({
    method: 'POST',
    path: '/ops/protection/limit',
    summary: 'Sets a limit at the member’s request, as they could: a higher one or none waits for them',
    access: manage,
    body: z.object({ memberId: Id, ...whichLimit, amount: LimitAmount, reason: Reason }),
    answer: MemberProtection,
    refusals: ['not_found', 'not_permitted'],
  }),
  excludeMember: operatorEndpoint({
    method: 'POST',
    path: '/ops/protection/exclusion',
    summary: 'Excludes a member at their request. It cannot be undone; one in force is never shortened',
    access: manage,
    body: z.object({ memberId: Id, for: z.enum(EXCLUSION_TERMS), reason: Reason }),
    answer: MemberProtection,
    refusals: ['not_found', 'not_permitted'],
  }),
  noteInteraction: operatorEndpoint({
    method: 'POST',
    path: '/ops/protection/interaction',
    summary: 'Notes a conversation with a member about their play',
    access: manage,
    body: z.object({
      memberId: Id,
      kind: z.enum(INTERACTION_KINDS),
      note: Note,
      followUpOn: Day.nullable().describe('When to speak with them again; null: no need'),
    }),
    answer: MemberProtection,
    refusals: ['not_found', 'not_permitted'],
  }),
  followUps: operatorEndpoint({
    method: 'GET',
    path: '/ops/protection/followUps',
    summary: 'Conversations to be followed up by today, the longest due first; the first hundred',
    access: manage,
    query: z.object({ ...page }),
    answer: listOf(Interaction.extend({ member: z.object({ id: Id, account: z.string() }) })),
    refusals: [],
  }),
  followUpInteraction: operatorEndpoint({
    method: 'POST',
    path: '/ops/protection/interaction/followed',
    summary: 'Says how the follow-up of a conversation went, and ends it',
    access: manage,
    body: z.object({ memberId: Id, id: Id, note: Note }),
    answer: MemberProtection,
    refusals: ['not_found', 'already_decided'],
  }),
};
