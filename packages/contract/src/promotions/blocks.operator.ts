import { z } from 'zod';
import { Id, listOf, Moment, OperatorRef, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { BLOCKED_AT_ONCE } from '../values/promotions/promotions.rules.ts';
import { OfferAudience } from './document.ts';

const Block = z.object({
  member: z.object({ id: Id, account: z.string() }),
  reason: z.string(),
  blockedAt: Moment,
  blockedBy: OperatorRef.nullable(),
});
export type PromotionBlock = z.infer<typeof Block>;

const SegmentBlock = z.object({
  id: Id,
  audience: OfferAudience,
  members: z.number().int().describe('Who are in it now'),
  reason: z.string(),
  blockedAt: Moment,
  blockedBy: OperatorRef.nullable(),
});
export type SegmentBlock = z.infer<typeof SegmentBlock>;

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
  segmentBlocks: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/blocks/segments',
    summary: 'Segments of members that are blocked from promotions, the newest first',
    access: read,
    answer: z.object({ items: z.array(SegmentBlock) }),
    refusals: [],
  }),
  blockSegment: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/block/segment',
    summary: 'Blocks all who have something in common, those who come to have it later among them',
    access: decide,
    body: z.object({ audience: OfferAudience, reason: Reason }),
    answer: z.object({ id: Id }),
    refusals: ['too_many_blocks'],
  }),
  unblockSegment: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/unblock/segment',
    summary: 'Lets a segment take part again; members who are blocked by name stay so',
    access: decide,
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
