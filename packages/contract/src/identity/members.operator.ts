import { z } from 'zod';
import { Id, listOf, Moment, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { MEMBER_STATES } from '../values/identity.ts';
import { LoginMethod, MemberType } from './parts.ts';

const MemberState = z.enum(MEMBER_STATES);

const MemberSummary = z.object({
  id: Id,
  customerNo: z.string(),
  account: z.string(),
  nickname: z.string().nullable(),
  type: MemberType,
  state: MemberState,
  exclusion: z
    .object({ until: Moment.nullable().describe('null: for ever') })
    .nullable()
    .describe('They may not deposit or play, at their own wish'),
  country: z.string().nullable(),
  registeredAt: Moment,
  lastLoginAt: Moment.nullable(),
  isDemo: z.boolean(),
});
export type MemberSummary = z.infer<typeof MemberSummary>;

/** Personal data is masked until an operator asks for it, which is recorded. */
const MemberDetail = MemberSummary.extend({
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  isMobileVerified: z.boolean(),
  isEmailVerified: z.boolean(),
  isAgentOnly: z.boolean(),
  language: z.string(),
  timeZone: z.string(),
  registerMethod: z.string(),
  registerUrl: z.string(),
  registeredIp: z.string(),
  upline: z.string().nullable().describe('The account of the agent whose code they registered with'),
  lockedReason: z.string().nullable(),
  pausedUntil: Moment.nullable().describe('Signing in is paused until then, after too many failures'),
  withdrawalsHeldUntil: Moment.nullable().describe('A way to sign in or to be paid has changed'),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  passkeys: z.number().int(),
  socialAccounts: z.array(z.string()),
  openSessions: z.number().int(),
  consents: z.array(z.object({ document: z.string(), version: z.string(), at: Moment, ip: z.string() })),
});

/** Everything the registration asked for, unmasked. */
const PersonalData = z.object({
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  fields: z.record(z.string(), z.string()).describe('By field of the registration'),
});

const MemberSession = z.object({
  id: Id,
  createdAt: Moment,
  lastSeenAt: Moment,
  ip: z.string(),
  country: z.string().nullable(),
  device: z.string(),
  userAgent: z.string(),
  method: LoginMethod,
  games: z.array(z.string()),
});

const MemberLogin = z.object({
  id: Id,
  at: Moment,
  memberId: Id,
  account: z.string(),
  isSuccess: z.boolean(),
  method: LoginMethod,
  ip: z.string(),
  country: z.string().nullable(),
  device: z.string(),
  userAgent: z.string(),
});

const read = { operator: 'members.read', scope: 'brand' } as const;
const manage = { operator: 'members.manage', scope: 'brand' } as const;

export const memberOperatorEndpoints = {
  members: operatorEndpoint({
    method: 'GET',
    path: '/ops/members',
    summary:
      'Members of a brand, the newest first; found by account, nickname, customer number, id or mobile number',
    access: read,
    query: z.object({
      ...pageById,
      q: Text.trim().max(60).optional().describe('The beginning of an account, or a whole number or id'),
      type: z.coerce.number().pipe(MemberType).optional(),
      state: MemberState.optional(),
    }),
    answer: listOf(MemberSummary),
    refusals: [],
  }),
  member: operatorEndpoint({
    method: 'GET',
    path: '/ops/member',
    summary: 'One member; looking is recorded',
    access: read,
    query: z.object({ id: Id }),
    answer: MemberDetail,
    refusals: ['not_found'],
  }),
  revealMember: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/reveal',
    summary: 'The personal data of a member in full; recorded with the reason',
    access: { operator: 'members.reveal', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: PersonalData,
    refusals: ['not_found'],
  }),
  setMemberState: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/state',
    summary: 'Locks a member, which ends their sessions at once, or unlocks them',
    access: manage,
    body: z.object({ id: Id, state: MemberState, reason: Reason }),
    answer: MemberDetail,
    refusals: ['not_found'],
  }),
  endMemberPause: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/unlock',
    summary: 'Ends the pause after too many failed attempts to sign in',
    access: manage,
    body: z.object({ id: Id, reason: Reason }),
    answer: MemberDetail,
    refusals: ['not_found'],
  }),
  resetMemberPassword: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/password/reset',
    summary:
      'A one-time password, told this once and good for 24 hours to choose another; every session ends, and withdrawals are held',
    access: { operator: 'members.reset', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({ oneTimePassword: z.string(), expiresAt: Moment }),
    refusals: ['not_found'],
  }),
  resetMemberFactor: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/second-factor/reset',
    summary:
      'Asks another operator to turn off the second factor of a member who lost it; every session then ends, and withdrawals are held',
    access: { operator: 'members.reset', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'approval_waiting'],
  }),
  setMemberType: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/type',
    summary:
      'Makes a member an agent, an internal account, or a plain member again; a trial account stays one',
    access: { operator: 'members.type', scope: 'brand' },
    body: z.object({ id: Id, type: MemberType, isAgentOnly: z.boolean(), reason: Reason }),
    answer: MemberDetail,
    refusals: ['not_found', 'not_permitted'],
  }),
  memberSessions: operatorEndpoint({
    method: 'GET',
    path: '/ops/member/sessions',
    summary: 'Where a member is signed in',
    access: read,
    query: z.object({ id: Id }),
    answer: z.object({ items: z.array(MemberSession), next: z.null() }),
    refusals: ['not_found'],
  }),
  endMemberSessions: operatorEndpoint({
    method: 'POST',
    path: '/ops/member/sessions/end',
    summary: 'Ends one or all sessions of a member, on every process at once',
    access: manage,
    body: z.object({ id: Id, sessionId: Id.nullable().describe('null: all'), reason: Reason }),
    answer: z.object({ ended: z.number().int() }),
    refusals: ['not_found'],
  }),
  memberLogins: operatorEndpoint({
    method: 'GET',
    path: '/ops/member/logins',
    summary: 'Who signed in or tried to, in a brand or to one account, newest first',
    access: read,
    query: z.object({
      ...pageById,
      memberId: Id.optional(),
      ip: Text.max(45).optional(),
      isSuccess: z.enum(['true', 'false']).optional(),
    }),
    answer: listOf(MemberLogin),
    refusals: [],
  }),
};
