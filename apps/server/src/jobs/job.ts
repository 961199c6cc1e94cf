import type { Tx } from '@parlour/database/database';
import { FIRST_RETRY_MS, LAST_RETRY_MS } from './jobs.rules.ts';

export type Job<Payload> = {
  id: string;
  payload: Payload;
  brandId: string | null;
  /** The request that enqueued it, so that its log lines can be found together. */
  requestId: string | null;
  attempt: number;
};

type KindBase = {
  name: string;
  maxAttempts: number;
  /** Runs again this long after each end, for ever, once across all processes. */
  everyMs?: number;
  /** Work per brand and business day is a `DailyKind`. */
  daily?: never;
};

/**
 * A kind of work, in one of two forms. `inTransaction`: its effects commit together with the mark that it is done, so
 * they happen exactly once. `outside`: it calls other systems, so it runs without a transaction and at least once; the
 * other system must recognise a repeat by the job's id.
 */
export type JobKind<Payload> = KindBase &
  (
    | { inTransaction(tx: Tx, job: Job<Payload>): Promise<void>; outside?: never }
    | { outside(job: Job<Payload>): Promise<void>; inTransaction?: never }
  );

export type EnqueueOptions = {
  /** While a job with this key waits or runs, another is not added. */
  uniqueKey?: string;
  runAtMs?: number;
  brandId?: string;
  requestId?: string | undefined;
};

/** Thrown by a job that can never succeed: it fails at once instead of being retried. */
export class PermanentFailure extends Error {}

/** How long to wait before the next try: doubling from five seconds, an hour at most. */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LAST_RETRY_MS);
}
