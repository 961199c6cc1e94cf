import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { Text } from '../text.ts';
import { APPROVAL_STATES } from '../values/operators.ts';
import { operatorEndpoint } from './operator-endpoint.ts';

const State = z.enum(APPROVAL_STATES);

const Approval = z.object({
  id: Id,
  kind: z.string().describe('What is asked for, such as operators.change_grants'),
  state: State,
  merchantCode: z.string().nullable(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  details: z.record(z.string(), z.json()).describe('What would be done, in the words of the kind'),
  reason: z.string(),
  requestedBy: OperatorRef,
  requestedAt: Moment,
  expiresAt: Moment,
  decidedBy: OperatorRef.nullable(),
  decidedAt: Moment.nullable(),
  decisionReason: z.string().nullable(),
  canDecide: z.boolean().describe('The caller may: it waits, is not their own, and they have the permission'),
  canCancel: z.boolean(),
  isAnotherPerson: z.boolean().describe('The caller counts as another person than the requester'),
});
export type Approval = z.infer<typeof Approval>;

export const approvalEndpoints = {
  approvals: operatorEndpoint({
    method: 'GET',
    path: '/ops/approvals',
    summary: 'Requests that need a second person, the newest first',
    access: { operator: 'approvals.read', scope: 'granted' },
    query: z.object({ ...pageById, state: State.optional(), kind: Text.max(60).optional() }),
    answer: listOf(Approval),
    refusals: [],
  }),
  approval: operatorEndpoint({
    method: 'GET',
    path: '/ops/approval',
    summary: 'One request',
    access: { operator: 'approvals.read', scope: 'granted' },
    query: z.object({ id: Id }),
    answer: Approval,
    refusals: ['not_found'],
  }),
  decideApproval: operatorEndpoint({
    method: 'POST',
    path: '/ops/approval/decide',
    summary: 'Approves (and so does it, once) or refuses what somebody else asked for',
    access: { operator: 'approvals.decide', scope: 'granted' },
    body: z.object({ id: Id, decision: z.enum(['approve', 'refuse']), reason: Reason }),
    answer: z.object({
      approval: Approval,
      told: z
        .record(z.string(), z.string())
        .describe('What the decider is told this once, such as oneTimePassword; mostly empty'),
    }),
    refusals: [
      'not_found',
      'own_request',
      'not_second_person',
      'already_decided',
      'last_admin',
      'stale',
      'host_taken',
      'not_enough_money',
      'return_budget',
      'mall_hidden',
    ],
  }),
  cancelApproval: operatorEndpoint({
    method: 'POST',
    path: '/ops/approval/cancel',
    summary: 'Takes back an own request that still waits',
    access: { operator: 'approvals.read', scope: 'granted' },
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({ approval: Approval }),
    refusals: ['not_found', 'not_own_request', 'already_decided'],
  }),
};
