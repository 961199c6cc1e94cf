import { z } from 'zod';
import { Moment, Reason } from '../../lists.ts';
import { operatorEndpoint } from '../../operators/operator-endpoint.ts';
import { SECTORS_MAX, SECTORS_MIN, STOCK_MAX, WEIGHT_MAX } from '../../values/promotions/chance.rules.ts';
import { Currency } from '../../wallet/parts.ts';
import { Outcome } from './outcome.ts';
import { Prize } from './prize.ts';

const WheelSector = z.strictObject({
  weight: z.number().int().min(1).max(WEIGHT_MAX),
  prize: Prize,
  stock: z.number().int().min(1).max(STOCK_MAX).nullable().describe('null: without end; cash has an end'),
  substitute: Prize.nullable().describe('For when the stock is gone; null where it has no end'),
});
export type WheelSector = z.infer<typeof WheelSector>;

export const WheelSectors = z.array(WheelSector).min(SECTORS_MIN).max(SECTORS_MAX);

const WheelVersion = z.object({
  version: z.number().int(),
  sectors: z.array(WheelSector.extend({ left: z.number().int().nullable() })),
  publishedAt: Moment,
  turns: z.number().int(),
});
export type WheelVersion = z.infer<typeof WheelVersion>;

export const wheelOperatorEndpoints = {
  wheelVersions: operatorEndpoint({
    method: 'GET',
    path: '/ops/promotions/wheel',
    summary: 'Every version of the wheel, the latest first, with what is left of its stock',
    access: { operator: 'promotions.read', scope: 'brand' },
    answer: z.object({ currency: Currency, items: z.array(WheelVersion) }),
    refusals: [],
  }),
  publishWheel: operatorEndpoint({
    method: 'POST',
    path: '/ops/promotions/wheel',
    summary: 'Publishes the next version of the wheel, by two persons where it brings cash',
    access: { operator: 'promotions.edit', scope: 'brand' },
    body: z.object({
      version: z.number().int().min(0).describe('The latest that was read; 0: there is none'),
      sectors: WheelSectors,
      reason: Reason,
    }),
    answer: Outcome,
    refusals: ['stale', 'approval_waiting'],
  }),
};
