import { z } from 'zod';
import { Id, listOf, Moment, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { FREE_ROUNDS_STATES } from '../values/games.ts';
import { REJECTION_LENGTH } from '../values/promotions/promotions.rules.ts';
import { Currency, Money } from '../wallet/parts.ts';
import { RoundsGame } from './rounds.ts';

const OperatorRounds = z.object({
  id: Id.describe('Of the reward, here and at the vendor'),
  member: z.object({ id: Id, account: z.string() }),
  vendor: z.string(),
  game: RoundsGame,
  state: z.enum(FREE_ROUNDS_STATES),
  currency: Currency,
  value: Money.describe('Of each round'),
  count: z.number().int(),
  used: z.number().int(),
  won: Money,
  createdAt: Moment,
  endsAt: Moment,
  isTold: z.boolean().describe('Whether the vendor has acknowledged how they stand'),
  attempts: z.number().int().describe('How often the vendor was asked in vain'),
  isWaiting: z.boolean().describe('A second person is asked to cancel them'),
});
export type OperatorRounds = z.infer<typeof OperatorRounds>;

const read = { operator: 'promotions.read', scope: 'brand' } as const;

export const roundsOperatorEndpoints = {
  freeRoundsList: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/rounds',
    summary: 'Free rounds that members claimed, the newest first',
    access: read,
    query: z.object({
      ...pageById,
      state: z.enum(FREE_ROUNDS_STATES).optional(),
      search: Text.trim().max(100).optional().describe('A member by account, customer number or id'),
    }),
    answer: listOf(OperatorRounds),
    refusals: [],
  }),
  cancelFreeRounds: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/rounds/cancel',
    summary:
      'Asks a second person to cancel them: no further round is played; what was won stays the member’s',
    access: { operator: 'promotions.decide', scope: 'brand' },
    body: z.object({
      id: Id,
      term: Lines.trim()
        .min(REJECTION_LENGTH.min)
        .max(REJECTION_LENGTH.max)
        .describe('The term that takes them away, as the member reads it'),
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['not_found', 'already_decided', 'approval_waiting'],
  }),
  freeRoundsAtVendor: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/rounds/vendor',
    summary: 'What the vendor itself says of free rounds',
    access: read,
    query: z.object({ id: Id }),
    answer: z.object({
      status: z.string().nullable().describe('As the vendor calls it; null: it does not know them'),
      used: z.number().int().nullable(),
    }),
    refusals: ['not_found', 'vendor_unavailable'],
  }),
};
