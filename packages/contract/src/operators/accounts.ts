import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, page, Reason } from '../lists.ts';
import { Text } from '../text.ts';
import { OPERATOR_STATES } from '../values/operators.ts';
import { operatorEndpoint } from './operator-endpoint.ts';
import { Grant, OperatorName, OperatorSession, PermissionCode, RoleName } from './session.ts';

const OperatorState = z.enum(OPERATOR_STATES);

const OperatorSummary = OperatorRef.extend({
  state: OperatorState,
  lockedUntil: Moment.nullable().describe('Signing in is paused until then, after too many failures'),
  isDemo: z.boolean(),
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  grants: z.array(Grant),
  accessFrom: OperatorRef.nullable().describe(
    'Who handed out its access in the console: with them it does not count as a second person',
  ),
  createdAt: Moment,
  lastSignedInAt: Moment.nullable(),
});

/** Done at once, or waiting for a second person where there is one. */
const GrantOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied') }),
  z.object({ outcome: z.literal('requested'), approvalId: Id }),
]);
const ResetOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied'), oneTimePassword: z.string() }),
  z.object({ outcome: z.literal('requested'), approvalId: Id }),
]);

const DisplayName = Text.trim().min(1).max(60);
const read = { operator: 'operators.read', scope: 'platform' } as const;
const manage = { operator: 'operators.manage', scope: 'platform' } as const;

export const accountEndpoints = {
  roles: operatorEndpoint({
    method: 'GET',
    path: '/ops/roles',
    summary: 'What each role may do',
    access: { operator: 'console.use', scope: 'granted' },
    answer: z.object({
      items: z.array(z.object({ role: RoleName, permissions: z.array(PermissionCode) })),
    }),
    refusals: [],
  }),
  list: operatorEndpoint({
    method: 'GET',
    path: '/ops/operators',
    summary: 'Operators, by name',
    access: read,
    query: z.object({
      ...page,
      q: Text.trim().max(60).optional().describe('A part of the name or display name'),
      state: OperatorState.optional(),
      role: RoleName.optional(),
    }),
    answer: listOf(OperatorSummary),
    refusals: [],
  }),
  read: operatorEndpoint({
    method: 'GET',
    path: '/ops/operator',
    summary: 'One operator',
    access: read,
    query: z.object({ id: Id }),
    answer: OperatorSummary,
    refusals: ['not_found'],
  }),
  create: operatorEndpoint({
    method: 'POST',
    path: '/ops/operators',
    summary: 'A new operator without any grant; the one-time password is told this once',
    access: manage,
    body: z.object({ name: OperatorName, displayName: DisplayName, reason: Reason }),
    answer: z.object({ id: Id, oneTimePassword: z.string() }),
    refusals: ['name_taken'],
  }),
  rename: operatorEndpoint({
    method: 'POST',
    path: '/ops/operator/rename',
    summary: 'Changes the display name',
    access: manage,
    body: z.object({ id: Id, displayName: DisplayName, reason: Reason }),
    answer: OperatorSummary,
    refusals: ['not_found'],
  }),
  setState: operatorEndpoint({
    method: 'POST',
    path: '/ops/operator/state',
    summary:
      'Disables an operator and ends their sessions, or enables them again; an admin, and enabling, by two persons',
    access: manage,
    body: z.object({ id: Id, state: OperatorState, reason: Reason }),
    answer: GrantOutcome,
    refusals: ['not_found', 'not_yourself', 'last_admin', 'approval_waiting'],
  }),
  unlock: operatorEndpoint({
    method: 'POST',
    path: '/ops/operator/unlock',
    summary: 'Ends the pause after too many failed attempts to sign in',
    access: manage,
    body: z.object({ id: Id, reason: Reason }),
    answer: OperatorSummary,
    refusals: ['not_found'],
  }),
  changeGrants: operatorEndpoint({
    method: 'POST',
    path: '/ops/operator/grants',
    summary:
      'Asks for these grants in place of the present ones; done at once only while there never was a second admin',
    access: { operator: 'operators.grant', scope: 'platform' },
    body: z.object({ id: Id, grants: z.array(Grant).max(200), reason: Reason }),
    answer: GrantOutcome,
    refusals: ['not_found', 'last_admin', 'approval_waiting'],
  }),
  resetAccess: operatorEndpoint({
    method: 'POST',
    path: '/ops/operator/reset',
    summary: 'A new one-time password and no second factor; needs a second person like a grant',
    access: manage,
    body: z.object({ id: Id, reason: Reason }),
    answer: ResetOutcome,
    refusals: ['not_found', 'not_yourself', 'approval_waiting'],
  }),
  sessionsOf: operatorEndpoint({
    method: 'GET',
    path: '/ops/operator/sessions',
    summary: 'The open sessions of an operator',
    access: read,
    query: z.object({ id: Id }),
    answer: z.object({ items: z.array(OperatorSession), next: z.null() }),
    refusals: ['not_found'],
  }),
  endSessionsOf: operatorEndpoint({
    method: 'POST',
    path: '/ops/operator/sessions/end',
    summary: 'Ends one or all sessions of an operator, on every process at once',
    access: manage,
    body: z.object({ id: Id, sessionId: Id.nullable().describe('null: all'), reason: Reason }),
    answer: z.object({ ended: z.number().int() }),
    refusals: ['not_found'],
  }),
};
