import type { Tx } from '@parlour/database/database';
import type { JobKind } from '../../jobs/job.ts';
import { SWEEP_EVERY_MS } from './jobs.rules.ts';

/** Removes what has expired. */
export const sweepJob = (parts: readonly { sweep(tx: Tx): Promise<unknown> }[]): JobKind<unknown> => ({
  name: 'identity.sweep',
  maxAttempts: 5,
  everyMs: SWEEP_EVERY_MS,
  async inTransaction(tx) {
    for (const part of parts) await part.sweep(tx);
  },
});
