import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { MessageChannel } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { type Job, type JobKind, PermanentFailure } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { problemText } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Adapters } from './adapters.ts';
import {
  deleteFinishedMessages,
  endMessage,
  failLapsedMessages,
  findMessage,
  forgetLapsedCodes,
  insertMessage,
  listMessages,
  lockRecipient,
  requeueMessage,
  sentTimesSince,
} from './outbox.repo.ts';
import {
  FINISHED_KEPT_MS,
  FORGET_EVERY_MS,
  hideCode,
  MAX_ATTEMPTS,
  RECIPIENT_LIMITS,
  showCode,
  USEFUL_FOR_MS,
  waitForLimits,
} from './outbox.rules.ts';

export type NewMessage = {
  brandId: string;
  channel: MessageChannel;
  /** What it is for, as named by the sending domain; for operators and counting. */
  purpose: string;
  recipient: string;
  subject?: string;
  body: string;
  /** The secret that the words carry: it is kept apart from them, and only until it was sent. */
  code?: string;
  /** An expired code is not worth sending: after this long the message is given up. A day by default. */
  usefulForMs?: number;
  /**
   * A warning that must arrive even if other messages used up the recipient's limit; its sender bounds how many there
   * are.
   */
  mustArrive?: boolean;
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
        if (message.expiresAt.getTime() <= clock.now())
          throw new PermanentFailure('it came too late to be of use');
        const { code, body } = message;
        await adapters[message.channel]({ ...message, body: showCode(body, code) });
      } catch (error) {
        await noteFailure(job, error);
        metrics.outboxMessages.inc({ channel: message.channel, outcome: 'error' });
        throw error;
      }
      metrics.outboxMessages.inc({ channel: message.channel, outcome: 'sent' });
      const sent = { state: 'sent', code: null, lastError: null, finishedAt: new Date(clock.now()) } as const;
      await endMessage(database.queries, job.payload, sent);
    },
  };
  jobs.register(deliver);
  jobs.register<unknown>({
    name: 'outbox.forget',
    maxAttempts: 3,
    everyMs: FORGET_EVERY_MS,
    async inTransaction(tx) {
      const now = clock.now();
      await failLapsedMessages(tx, { lapsedBefore: new Date(now - FORGET_EVERY_MS), now: new Date(now) });
      await forgetLapsedCodes(tx, new Date(now));
      await deleteFinishedMessages(tx, new Date(now - FINISHED_KEPT_MS));
    },
  });

  async function noteFailure(job: Job<{ brandId: string; id: string }>, error: unknown): Promise<void> {
    const isLast = error instanceof PermanentFailure || job.attempt >= MAX_ATTEMPTS;
    await endMessage(database.queries, job.payload, {
      state: isLast ? 'failed' : 'queued',
      lastError: problemText(error),
      finishedAt: isLast ? new Date(clock.now()) : null,
    });
  }

  return {
    list: (brandId: string, filter: Parameters<typeof listMessages>[2]) =>
      listMessages(database.queries, brandId, filter),

    find: (brandId: string, id: string) => findMessage(database.queries, brandId, id),

    /** Sends a failed message again, in the caller's transaction; undefined if it cannot be. */
    async retry(
      tx: Tx,
      { brandId, id, requestId }: { brandId: string; id: string; requestId: string | null },
    ) {
      const message = await requeueMessage(tx, { brandId, id, now: new Date(clock.now()) });
      if (message)
        await jobs.enqueue(tx, deliver, { brandId, id }, { brandId, requestId: requestId ?? undefined });
      return message;
    },

    /**
     * Writes a message in the caller's transaction; it is sent after the commit. Returns 0, or, if the recipient's
     * limit is used up, how long to wait: then nothing is written.
     */
    async send(
      tx: Tx,
      {
        subject = '',
        code,
        usefulForMs = USEFUL_FOR_MS,
        mustArrive = false,
        requestId,
        ...message
      }: NewMessage,
    ): Promise<number> {
      await lockRecipient(tx, message);
      const now = clock.now();
      const limits = RECIPIENT_LIMITS[message.channel];
      const longestMs = Math.max(...limits.map((limit) => limit.perMs));
      const waitMs = waitForLimits(await sentTimesSince(tx, message, new Date(now - longestMs)), limits, now);
      if (waitMs > 0 && !mustArrive) return waitMs;
      const id = newId(clock);
      await insertMessage(tx, {
        ...message,
        id,
        body: hideCode(message.body, code),
        code: code ?? null,
        subject: hideCode(subject, code),
        state: 'queued',
        lastError: null,
        requestId: requestId ?? null,
        createdAt: new Date(now),
        expiresAt: new Date(now + usefulForMs),
        finishedAt: null,
      });
      await jobs.enqueue(
        tx,
        deliver,
        { brandId: message.brandId, id },
        { brandId: message.brandId, requestId },
      );
      return 0;
    },
  };
}
