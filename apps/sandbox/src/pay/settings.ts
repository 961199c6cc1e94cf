import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import { z } from 'zod';

const Wait = z.int().min(0).max(DAY_MS);

/** How the gateway behaves; a test changes it at `/pay/control`. */
export const Settings = z.strictObject({
  callbacks: z.enum(['normal', 'none', 'double', 'late']),
  /** The delay of callbacks after the conclusion, while they are late. */
  lateByMs: Wait,
  isDown: z.boolean(),
  /** What happens to an answer after the work was done: garbled as by a broken proxy, or lost with its connection. */
  answers: z.enum(['normal', 'malformed', 'dropped']),
  answerAfterMs: Wait,
  payoutsAfterMs: Wait,
});
export type Settings = z.infer<typeof Settings>;

export const WELL_BEHAVED: Settings = {
  callbacks: 'normal',
  lateByMs: MINUTE_MS,
  isDown: false,
  answers: 'normal',
  answerAfterMs: 0,
  payoutsAfterMs: 2_000,
};
