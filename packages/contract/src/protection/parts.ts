import { z } from 'zod';
import { Moment } from '../lists.ts';

export const LIMIT_KINDS = ['deposit', 'stake', 'loss'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export const LOCK_COVERS = ['deposit', 'play'] as const;
export type LockCovers = (typeof LOCK_COVERS)[number];
export const EXCLUSION_TERMS = ['24h', '7d', '30d', '6m', '1y', '5y', 'forever'] as const;
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];

const Decimal = z.string().describe('A decimal in the currency of the brand, as text');

export const whichLimit = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

export const Limit = z.object({
  ...whichLimit,
  amount: Decimal.nullable().describe('null: no limit'),
  used: Decimal.describe('In the business day, week or month that is now; a loss below zero is a gain'),
  left: Decimal.nullable().describe('null: no limit'),
  asked: z
    .object({ amount: Decimal.nullable().describe('null: no limit'), at: Moment, confirmableAt: Moment })
    .nullable()
    .describe('A raise that waits for its time and its confirmation'),
});

export const Exclusion = z.object({
  since: Moment,
  until: Moment.nullable().describe('null: for ever'),
});
