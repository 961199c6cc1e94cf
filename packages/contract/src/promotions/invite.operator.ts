import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { INVITE_REFUSALS, INVITE_STATES } from '../values/promotions/invite.ts';
import { OVERLAP_SIGNS } from '../values/promotions/overlap.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { InvitePlan } from './invite.ts';

const Member = z.object({ id: Id, account: z.string() });

const OperatorInvite = z.object({
  id: Id.describe("The friend's"),
  friend: Member,
  inviter: Member,
  state: z.enum(INVITE_STATES),
  refusal: z.enum(INVITE_REFUSALS).nullable(),
  signs: z.array(z.enum(OVERLAP_SIGNS)).describe('What the friend has in common with others'),
  terms: InvitePlan.describe('As they were when the friend registered'),
  currency: Currency,
  hasPhone: z.boolean(),
  deposited: Money,
  staked: Money,
  registeredAt: Moment,
  endsAt: Moment,
  payAt: Moment.nullable(),
  paidAt: Moment.nullable(),
  decidedBy: OperatorRef.nullable(),
  reason: z.string().nullable().describe('Of the operator who decided'),
});
export type OperatorInvite = z.infer<typeof OperatorInvite>;

const decision = {
  method: 'POST',
  access: { operator: 'promotions.decide', scope: 'brand' },
  body: z.object({ id: Id, reason: Reason }),
  answer: OperatorInvite,
  refusals: ['not_found', 'already_decided'],
} as const;

export const inviteOperatorEndpoints = {
  invitePlan: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/invite',
    summary: 'What a friend has to do, and what both are paid',
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({}),
    answer: z.object({
      currency: Currency,
      version: z.number().int().describe('0: as shipped'),
      plan: InvitePlan,
      changedAt: Moment.nullable(),
      isWaiting: z.boolean().describe('Another plan waits for a second person'),
    }),
    refusals: [],
  }),
  requestInvitePlan: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/invite/request',
    summary: 'Asks for another plan; nothing changes until another operator approves',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      version: z.number().int().min(0).describe('The one that was read'),
      plan: InvitePlan,
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['stale', 'approval_waiting'],
  }),
  invites: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/invites',
    summary: 'Who invited whom, the newest first',
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({
      ...pageById,
      state: z.enum(INVITE_STATES).optional(),
      search: Text.trim()
        .max(100)
        .optional()
        .describe('The inviter or the friend: account, customer number or id'),
    }),
    answer: listOf(OperatorInvite),
    refusals: [],
  }),
  approveInvite: operatorEndpoint({
    ...decision,
    path: '/ops/promotions/invites/approve',
    summary: 'Lets one under review be paid',
  }),
  refuseInvite: operatorEndpoint({
    ...decision,
    path: '/ops/promotions/invites/refuse',
    summary: 'Refuses one that has not been paid',
  }),
};
