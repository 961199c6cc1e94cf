import { z } from 'zod';
import { Id } from '../../lists.ts';

/** Done at once, or waiting for a second person. */
export const Outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('applied') }),
  z.object({ outcome: z.literal('requested'), approvalId: Id }),
]);
