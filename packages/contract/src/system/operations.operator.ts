import { z } from 'zod';
import { Id, listOf, Moment, pageById, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Text } from '../text.ts';
import { JOB_STATES, MESSAGE_CHANNELS, MESSAGE_STATES, PROCESS_STATES } from '../values/system.ts';

const JobState = z.enum(JOB_STATES);
const MessageState = z.enum(MESSAGE_STATES);

const JobRow = z.object({
  id: Id,
  kind: z.string(),
  state: JobState,
  merchantCode: z.string().nullable(),
  attempts: z.number().int(),
  runAt: Moment,
  createdAt: Moment,
  finishedAt: Moment.nullable(),
  lastError: z.string().nullable(),
  requestId: z.string().nullable(),
  canRetry: z.boolean(),
});

const Message = z.object({
  id: Id,
  channel: z.enum(MESSAGE_CHANNELS),
  purpose: z.string(),
  recipient: z.string().describe('Masked, unless it was asked for with a reason'),
  state: MessageState,
  lastError: z.string().nullable(),
  requestId: z.string().nullable(),
  createdAt: Moment,
  expiresAt: Moment,
  finishedAt: Moment.nullable(),
  canRetry: z.boolean(),
});

const Process = z.object({
  id: Id,
  name: z.string().describe('Host and process number'),
  version: z.string(),
  startedAt: Moment,
  seenAt: Moment,
  state: z.enum(PROCESS_STATES),
  loopDelayMs: z.number().int().describe('How late timers fired lately, at worst'),
  memoryMiB: z.number().int(),
});

const Check = z.object({ isWell: z.boolean(), latencyMs: z.number().int().nullable() });

const platform = (operator: 'jobs.read' | 'jobs.retry' | 'health.read') =>
  ({ operator, scope: 'platform' }) as const;

export const operationsEndpoints = {
  jobs: operatorEndpoint({
    method: 'GET',
    path: '/ops/jobs',
    summary: 'Jobs, the newest first',
    access: platform('jobs.read'),
    query: z.object({ ...pageById, state: JobState.optional(), kind: Text.max(60).optional() }),
    answer: listOf(JobRow),
    refusals: [],
  }),
  jobCounts: operatorEndpoint({
    method: 'GET',
    path: '/ops/jobs/counts',
    summary: 'How many jobs of each kind are in each state',
    access: platform('jobs.read'),
    answer: z.object({
      items: z.array(
        z.object({
          kind: z.string(),
          queued: z.number().int(),
          running: z.number().int(),
          done: z.number().int(),
          failed: z.number().int(),
          nextRunAt: Moment.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  dailyJobs: operatorEndpoint({
    method: 'GET',
    path: '/ops/jobs/daily',
    summary:
      'Work of every business day: how far each kind has come in each brand, and which days are overdue',
    access: platform('jobs.read'),
    answer: z.object({
      items: z.array(
        z.object({
          kind: z.string(),
          merchantCode: z.string(),
          lastDone: z.string().nullable().describe('The last business day that is done'),
          overdue: z
            .array(z.string())
            .describe('Business days that should have been done an hour ago, the oldest first'),
        }),
      ),
    }),
    refusals: [],
  }),
  retryJob: operatorEndpoint({
    method: 'POST',
    path: '/ops/job/retry',
    summary: 'Queues a failed job again, at once',
    access: platform('jobs.retry'),
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({ job: JobRow }),
    refusals: ['not_found', 'not_retryable'],
  }),
  outbox: operatorEndpoint({
    method: 'GET',
    path: '/ops/outbox',
    summary: 'Messages to people of the brand named by Merchant, the newest first, recipients masked',
    access: { operator: 'outbox.read', scope: 'brand' },
    query: z.object({
      ...pageById,
      state: MessageState.optional(),
      channel: z.enum(MESSAGE_CHANNELS).optional(),
    }),
    answer: listOf(Message),
    refusals: [],
  }),
  revealMessage: operatorEndpoint({
    method: 'POST',
    path: '/ops/outbox/reveal',
    summary: 'One message in full; that it was looked at is recorded',
    access: { operator: 'outbox.reveal', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({ message: Message.extend({ subject: z.string(), body: z.string() }) }),
    refusals: ['not_found'],
  }),
  retryMessage: operatorEndpoint({
    method: 'POST',
    path: '/ops/outbox/retry',
    summary: 'Sends a failed message again, while it is still of use',
    access: { operator: 'outbox.retry', scope: 'brand' },
    body: z.object({ id: Id, reason: Reason }),
    answer: z.object({ message: Message }),
    refusals: ['not_found', 'not_retryable'],
  }),
  health: operatorEndpoint({
    method: 'GET',
    path: '/ops/health',
    summary: 'The processes of the platform, and how fast database and bus answer',
    access: platform('health.read'),
    answer: z.object({
      processes: z.array(Process),
      database: Check.extend({ engine: z.enum(['pglite', 'postgres']) }),
      bus: Check,
    }),
    refusals: [],
  }),
};
