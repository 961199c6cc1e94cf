import { z } from 'zod';
import { Language } from '../../languages.ts';
import { Id } from '../../lists.ts';
import { Text } from '../../text.ts';
import { TITLE_MAX } from '../../values/messages/messages.rules.ts';
import { PRIZE_COUNT_MAX } from '../../values/promotions/chance.rules.ts';
import { MALL_PRICE_MAX } from '../../values/promotions/mall.rules.ts';
import { Money } from '../../wallet/parts.ts';
import { roundsTerms } from '../rounds.ts';

const Count = z.number().int().min(1).max(PRIZE_COUNT_MAX);

/** What a turn, a task or a sign-in brings; cash is in the brand's currency. */
export const Prize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('cash'), amount: Money }),
  z.object({ kind: z.literal('points'), count: Count }),
  z.object({ kind: z.literal('turns'), count: Count.describe('Of the wheel') }),
  z.object({ kind: z.literal('rounds'), ...roundsTerms }).describe('Free ones at a title'),
  z
    .object({
      kind: z.literal('goods'),
      itemId: Id,
      titles: z.partialRecord(Language, Text.max(TITLE_MAX)),
      points: z.number().int().min(1).max(MALL_PRICE_MAX).describe('In its place once the stock is gone'),
    })
    .describe('An item of the mall as it was when the prize was written'),
]);
export type Prize = z.infer<typeof Prize>;
