import { z } from 'zod';
import { Moment } from '../lists.ts';
import { Text } from '../text.ts';
import { REALITY_CHECK_MINUTES } from '../values/protection.rules.ts';
import { LIMIT_KINDS, LIMIT_PERIODS } from '../values/protection.ts';

const Decimal = z.string().describe('A decimal in the currency of the brand, as text');

export const whichLimit = { kind: z.enum(LIMIT_KINDS), period: z.enum(LIMIT_PERIODS) };

/** A limit as somebody types it. */
export const LimitAmount = Text.max(40)
  .nullable()
  .describe('A decimal above zero with no more digits than the currency shows; null: no limit');

export const Limit = z.object({
  ...whichLimit,
  amount: Decimal.nullable().describe('null: no limit'),
  used: Decimal.describe('In the business day, week or month that is now; a loss below zero is a gain'),
  left: Decimal.nullable().describe('null: no limit'),
  endsAt: Moment.describe('When that day, week or month ends, and what is used begins at nothing'),
  asked: z
    .object({ amount: Decimal.nullable().describe('null: no limit'), at: Moment, confirmableAt: Moment })
    .nullable()
    .describe('A raise that waits for its time and its confirmation'),
});

export const Exclusion = z.object({
  since: Moment,
  until: Moment.nullable().describe('null: for ever'),
});

export const RealityCheck = z
  .literal([...REALITY_CHECK_MINUTES])
  .nullable()
  .describe('Minutes between two reminders of how long they have been playing; null: none');
