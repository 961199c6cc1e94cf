import { z } from 'zod';
import { Id, Moment, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Currency } from '../wallet/parts.ts';
import { VipPlan } from './vip.ts';

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
};
