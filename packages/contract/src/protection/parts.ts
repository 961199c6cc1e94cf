import { z } from 'zod';
import { Moment } from '../lists.ts';
import { LIMIT_KINDS, LIMIT_PERIODS } from '../values/protection.ts';

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
