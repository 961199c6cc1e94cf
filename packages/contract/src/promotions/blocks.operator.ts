import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { BLOCKED_AT_ONCE } from '../values/promotions/promotions.rules.ts';

const Block = z.object({
  member: z.object({ id: Id, account: z.string() }),
  reason: z.string(),
  blockedAt: Moment,
  blockedBy: OperatorRef.nullable(),
});
export type PromotionBlock = z.infer<typeof Block>;

const read = { operator: 'promotions.read', scope: 'brand' } as const;
const decide = { operator: 'promotions.decide', scope: 'brand' } as const;

export const blockOperatorEndpoints = {
  blocks: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/blocks',
    summary: 'Members who are blocked from promotions, by id',
    access: read,
    query: z.object({
      ...pageById,
      search: Text.trim().max(100).optional().describe('A member by account, customer number or id'),
    }),
    answer: listOf(Block),
    refusals: [],
  }),
  blockMembers: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/block',
    summary: 'Blocks members from promotions: no offer is for them, and nothing is given to them at night',
    access: decide,
    body: z.object({
      accounts: z.array(Text.trim().min(1).max(100)).min(1).max(BLOCKED_AT_ONCE),
      reason: Reason,
    }),
    answer: z.object({ blocked: z.number().int().describe('Those who were not before') }),
    refusals: ['unknown_accounts'],
  }),
  unblockMember: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/unblock',
    summary: 'Lets a member take part again',
    access: decide,
    body: z.object({ memberId: Id, reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
