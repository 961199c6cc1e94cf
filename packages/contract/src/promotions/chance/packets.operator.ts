import { z } from 'zod';
import { Id, Moment, Reason } from '../../lists.ts';
import { operatorEndpoint } from '../../operators/operator-endpoint.ts';
import { PACKET_SHARES_MAX, PACKET_SHARES_MIN } from '../../values/promotions/chance.rules.ts';
import { PACKET_STATES } from '../../values/promotions/chance.ts';
import { Currency, Money } from '../../wallet/parts.ts';
import { Hash } from './wheel.ts';

const OperatorPacket = z.object({
  number: z.number().int(),
  currency: Currency,
  total: Money,
  shares: z.number().int(),
  taken: z.number().int(),
  paid: Money.describe('The shares of places that were taken'),
  opensAt: Moment,
  closesAt: Moment,
  state: z.enum(PACKET_STATES),
  commitment: Hash,
});
export type OperatorPacket = z.infer<typeof OperatorPacket>;

export const packetOperatorEndpoints = {
  packetList: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/packets',
    summary: 'The red packets of the brand, the newest first',
    access: { operator: 'promotions.read', scope: 'brand' },
    answer: z.object({ currency: Currency, items: z.array(OperatorPacket) }),
    refusals: [],
  }),
  announcePacket: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/packets',
    summary: 'Asks a second person to announce a red packet',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      total: Money,
      shares: z.number().int().min(PACKET_SHARES_MIN).max(PACKET_SHARES_MAX),
      opensAt: Moment,
      closesAt: Moment,
      reason: Reason,
    }),
    answer: z.object({ approvalId: Id }),
    refusals: ['approval_waiting', 'return_budget'],
  }),
  cancelPacket: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/packets/cancel',
    summary: 'Takes back a red packet that has not opened yet',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({ number: z.number().int().min(1), reason: Reason }),
    answer: z.object({}),
    refusals: ['not_found', 'stale'],
  }),
};
