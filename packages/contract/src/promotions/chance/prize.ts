import { z } from 'zod';
import { PRIZE_COUNT_MAX } from '../../values/promotions/chance.rules.ts';
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
]);
export type Prize = z.infer<typeof Prize>;
