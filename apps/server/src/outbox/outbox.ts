import type { Clock } from '../clock/clock.ts';
import { newId } from '../clock/ids.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Job, type JobKind, PermanentFailure } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Adapters } from './adapters.ts';
import { endMessage, findMessage, insertMessage, lockRecipient, sentTimesSince } from './outbox.repo.ts';
import { RECIPIENT_LIMITS, waitForLimits } from './outbox.rules.ts';

const MAX_ATTEMPTS = 6;

export type NewMessage = {
  brandId: string;
  channel: 'sms' | 'mail';
  /** What it is for, in the words of the domain that sends it; for operators and counting. */
  purpose: string;
  recipient: string;
  subject?: string;
  body: string;
  requestId?: string;
};

export type Outbox = ReturnType<typeof createOutbox>;

type OutboxNeeds = { database: Database; jobs: Jobs; clock: Clock; adapters: Adapters; metrics: Metrics };

export function createOutbox({ database, jobs, clock, adapters, metrics }: OutboxNeeds) {
  const deliver: JobKind<{ brandId: string; id: string }> = {
    name: 'outbox.deliver',
    maxAttempts: MAX_ATTEMPTS,
    async outside(job) {
      const message = await findMessage(database.queries, job.payload.brandId, job.payload.id);
      if (message?.state !== 'queued') return;
      try {
        await adapters[message.channel](message);
      } catch (error) {
        await noteFailure(job, error);
        metrics.outboxMessages.inc({ channel: message.channel, outcome: 'error' });
        throw error;
      }
      metrics.outboxMessages.inc({ channel: message.channel, outcome: 'sent' });
      const sent = { state: 'sent', lastError: null, finishedAt: new Date(clock.now()) } as const;
      await endMessage(database.queries, job.payload, sent);
    },
  };
  jobs.register(deliver);

  async function noteFailure(job: Job<{ brandId: string; id: string }>, error: unknown): Promise<void> {
    const isLast = error instanceof PermanentFailure || job.attempt >= MAX_ATTEMPTS;
    await endMessage(database.queries, job.payload, {
      state: isLast ? 'failed' : 'queued',
      lastError: String(error instanceof Error ? error.message : error).slice(0, 500),
      finishedAt: isLast ? new Date(clock.now()) : null,
    });
  }

  return {
    /**
     * Writes a message in the caller's transaction; it leaves after the commit. Answers 0, or, when the
     * recipient has had as many as the limits allow, how long to wait: then nothing is written.
     */
    async send(tx: Tx, { subject = '', requestId, ...message }: NewMessage): Promise<number> {
      await lockRecipient(tx, message);
      const now = clock.now();
      const limits = RECIPIENT_LIMITS[message.channel];
      const longestMs = Math.max(...limits.map((limit) => limit.perMs));
      const waitMs = waitForLimits(await sentTimesSince(tx, message, new Date(now - longestMs)), limits, now);
      if (waitMs > 0) return waitMs;
      const id = newId(clock);
      await insertMessage(tx, {
        ...message,
        id,
        subject,
        state: 'queued',
        lastError: null,
        requestId: requestId ?? null,
        createdAt: new Date(now),
        finishedAt: null,
      });
      await jobs.enqueue(tx, deliver, { brandId: message.brandId, id }, { brandId: message.brandId, requestId });
      return 0;
    },
  };
}
