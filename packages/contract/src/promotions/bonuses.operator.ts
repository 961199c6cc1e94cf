import { z } from 'zod';
import { Id, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines } from '../text.ts';
import { REJECTION_LENGTH } from '../values/promotions/promotions.rules.ts';
import { OwnBonus } from './bonuses.ts';

const OperatorBonus = OwnBonus.extend({
  isWaiting: z.boolean().describe('A second person is asked to end it'),
});
export type OperatorBonus = z.infer<typeof OperatorBonus>;

export const bonusOperatorEndpoints = {
  memberBonuses: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/bonuses',
    summary: "A member's bonuses, the newest first",
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({ memberId: Id }),
    answer: z.object({ bonuses: z.array(OperatorBonus) }),
    refusals: ['not_found'],
  }),
  forfeitBonus: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/bonuses/forfeit',
    summary: 'Asks a second person to end the active bonus of a member; their own money stays as it is',
    access: { operator: 'promotions.decide', scope: 'brand' },
    body: z.object({
      memberId: Id,
      id: Id,
      term: Lines.trim()
        .min(REJECTION_LENGTH.min)
        .max(REJECTION_LENGTH.max)
        .describe('The term that ends it, as the member reads it'),
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'already_decided', 'approval_waiting'],
  }),
};
