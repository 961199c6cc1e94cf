import { z } from 'zod';
import { Id, Moment, OperatorRef } from '../lists.ts';
import { Version } from '../messages/history.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { NEW_FOR_DAYS_MAX, VIP_LEVELS_MAX } from '../values/promotions/promotions.rules.ts';
import { Day, Money } from '../wallet/parts.ts';

const Cost = {
  grants: z.number().int(),
  granted: Money.describe('What the terms would have granted, exactly; points at their worth'),
  expected: Money.describe('What would have become own money, by how those members played'),
  bound: Money.describe('The same if everybody staked the requirement at the cheapest title'),
};

/** What a version would have done on the last days' deposits and play. */
export const Simulation = z.object({
  from: Day,
  to: Day,
  members: z.number().int().describe('With a deposit or play in these days'),
  audience: z.number().int().describe('Of them whom it would have been for'),
  deposits: z.number().int().describe('That were looked at; 0 unless it matches deposits'),
  matched: z.number().int(),
  takers: z.number().int(),
  met: z.number().int().describe('Grants whose requirement that play would have met'),
  isCut: z.boolean().describe('The budget would have been used up'),
  ...Cost,
  cheapest: z
    .object({ title: z.string(), returned: z.string(), weight: z.number().int() })
    .nullable()
    .describe('Of the titles that count; null: none does'),
  days: z.array(z.object({ day: Day, ...Cost })).describe('Those with grants'),
  askedBy: OperatorRef.nullable(),
  doneAt: Moment,
});
export type Simulation = z.infer<typeof Simulation>;

const Count = z.coerce.number().int().min(1);

export const simulationOperatorEndpoints = {
  simulateOffer: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/offer/simulate',
    summary:
      'Tries the latest version on past play; the answer says that it runs, the offer says what came of it',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({ id: Id, version: Version.describe('The one that was read') }),
    answer: z.object({}),
    refusals: ['not_found', 'stale', 'already_decided'],
  }),
  audienceSize: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/audience',
    summary: 'How many members an offer would be for now',
    access: { operator: 'promotions.read', scope: 'brand' },
    query: z.object({
      newForDays: Count.max(NEW_FOR_DAYS_MAX).optional(),
      registeredFrom: z.coerce.number().int().nonnegative().optional(),
      levelFrom: Count.max(VIP_LEVELS_MAX - 1).optional(),
    }),
    answer: z.object({ members: z.number().int() }),
    refusals: [],
  }),
};
