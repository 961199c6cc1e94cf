import { z } from 'zod';
import { Moment, OperatorRef } from '../lists.ts';

export const Version = z.number().int().min(0);

/** What was saved, and which of it was public when: the same for everything operators write in versions. */
export const history = {
  versions: z
    .array(
      z.object({ version: Version, savedAt: Moment, savedBy: OperatorRef.nullable(), reason: z.string() }),
    )
    .describe('The latest first'),
  publications: z
    .array(
      z.object({
        version: Version,
        from: Moment,
        by: OperatorRef.nullable(),
        reason: z.string(),
        until: Moment.nullable(),
        endedBy: OperatorRef.nullable(),
        endReason: z.string().nullable(),
      }),
    )
    .describe('Which version was public when, the latest first'),
};
const History = z.object(history);
export type History = z.infer<typeof History>;
