import { z } from 'zod';
import { Id, Moment, OperatorRef, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { VIP_COST_PARTS } from '../values/promotions/promotions.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';
import { VipPlan } from './vip.ts';

/** A plan and the one that holds, each on the same past play. */
export const VipTrial = z.object({
  currency: Currency,
  from: Day,
  to: Day,
  members: z.number().int().describe('Who played, of those that were looked at'),
  oneIn: z
    .number()
    .int()
    .min(1)
    .describe('One in so many members was looked at; levels and costs are multiplied'),
  levels: z
    .array(z.object({ now: z.number().int(), tried: z.number().int() }))
    .describe('How many members each level would have, with the plan that holds and with this one'),
  costs: z
    .array(z.object({ part: z.enum(VIP_COST_PARTS), now: Money, tried: Money }))
    .describe('In thirty days, on average; points at their worth, free rounds at what they stake'),
  askedBy: OperatorRef.nullable(),
  doneAt: Moment,
});
export type VipTrial = z.infer<typeof VipTrial>;

export const vipOperatorEndpoints = {
  vipPlan: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/vip',
    summary: 'What levels take and give, and how many members have each',
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({}),
    answer: z.object({
      currency: Currency,
      version: z.number().int().describe('0: as shipped'),
      plan: VipPlan,
      changedAt: Moment.nullable(),
      members: z.array(z.number().int()).describe('By level; members who never played are in none'),
      isWaiting: z.boolean().describe('Another plan waits for a second person'),
    }),
    refusals: [],
  }),
  requestVipPlan: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/vip/request',
    summary: 'Asks for another plan; nothing changes until another operator approves',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      version: z.number().int().min(0).describe('The one that was read'),
      plan: VipPlan,
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['stale', 'approval_waiting', 'return_budget'],
  }),
  tryVipPlan: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/vip/try',
    summary: 'Tries a plan on past play, beside the one that holds; the answer says under which id it runs',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({ plan: VipPlan }),
    answer: z.object({ id: Id }),
    refusals: [],
  }),
  vipTrial: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/vip/trial',
    summary: 'What a plan that was tried would have given',
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({ id: Id }),
    answer: z.object({ trial: VipTrial.nullable().describe('null: it still runs') }),
    refusals: ['not_found'],
  }),
};
