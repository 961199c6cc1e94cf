import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Bus } from '../../../bus/bus.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { type AskedPage, lastId, readPage } from '../../../lists/pages.rules.ts';
import { maskRecipient } from '../../../outbox/outbox.rules.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Brands } from '../brands/brands.ts';
import type { Processes } from './processes.service.ts';

type JobRow = NonNullable<Awaited<ReturnType<Jobs['find']>>>;
type Message = NonNullable<Awaited<ReturnType<Outbox['find']>>>;
type Done = { id: string; reason: string };

type OperationsNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  processes: Processes;
  brands: Brands;
  audit: AuditWriter;
};
export type Operations = ReturnType<typeof createOperations>;

/** The machine room: jobs, messages to people, and the health of what runs. */
export function createOperations(needs: OperationsNeeds) {
  const { database, bus, clock, jobs, outbox, processes, brands, audit } = needs;

  const describeJob = (row: JobRow) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    merchantCode: row.brandId ? (brands.ofId(row.brandId)?.settings.merchantCode ?? null) : null,
    attempts: row.attempts,
    runAt: row.runAt.getTime(),
    createdAt: row.createdAt.getTime(),
    finishedAt: row.finishedAt?.getTime() ?? null,
    lastError: row.lastError,
    requestId: row.requestId,
    canRetry: row.state === 'failed',
  });

  const describeMessage = (row: Message) => ({
    id: row.id,
    channel: row.channel,
    purpose: row.purpose,
    recipient: maskRecipient(row.recipient),
    state: row.state,
    // A gateway may name the recipient in its error.
    lastError: row.lastError?.replaceAll(row.recipient, maskRecipient(row.recipient)) ?? null,
    requestId: row.requestId,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    finishedAt: row.finishedAt?.getTime() ?? null,
    canRetry: row.state === 'failed' && row.expiresAt.getTime() > clock.now(),
  });

  /** How long it takes to answer; null if it does not. */
  async function latencyOf(ask: () => Promise<unknown>) {
    const startedAt = clock.now();
    try {
      await ask();
      return { isWell: true, latencyMs: clock.now() - startedAt };
    } catch {
      // No answer is a result; the calling code logs the reason.
      return { isWell: false, latencyMs: null };
    }
  }

  return {
    async jobs({ limit, after, ...filter }: AskedPage & Pick<Parameters<Jobs['list']>[0], 'state' | 'kind'>) {
      const read = (count: number) => jobs.list({ ...filter, beforeId: after, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: rows.map(describeJob), next };
    },

    async jobCounts() {
      const none = { queued: 0, running: 0, done: 0, failed: 0, nextRunAt: null as number | null };
      const byKind = new Map<string, typeof none>();
      for (const { kind, state, jobs: count, runAt } of await jobs.counts()) {
        const counts = { ...none, ...byKind.get(kind), [state]: count };
        byKind.set(kind, state === 'queued' ? { ...counts, nextRunAt: runAt?.getTime() ?? null } : counts);
      }
      return [...byKind].map(([kind, counts]) => ({ kind, ...counts }));
    },

    async dailyJobs() {
      const progress = await jobs.dailyProgress();
      return progress.flatMap(({ brandId, kind, lastDone, overdue }) => {
        const merchantCode = brands.ofId(brandId)?.settings.merchantCode;
        return merchantCode ? [{ kind, merchantCode, lastDone, overdue }] : [];
      });
    },

    async retryJob({ id, reason }: Done, actor: Actor) {
      const row = await database.transaction(async (tx) => {
        const retried = await jobs.retry(tx, id);
        if (retried)
          await audit.record(tx, {
            actor,
            kind: 'change',
            action: 'system.retry_job',
            target: { kind: 'job', id },
            brandId: retried.brandId,
            changes: [{ path: 'state', before: 'failed', after: 'queued' }],
            reason,
          });
        return retried;
      });
      if (!row) throw new Refusal((await jobs.find(id)) ? 'not_retryable' : 'not_found');
      return describeJob(row);
    },

    async outbox(
      brand: Brand,
      { limit, after, ...filter }: AskedPage & Pick<Parameters<Outbox['list']>[1], 'state' | 'channel'>,
    ) {
      const read = (count: number) => outbox.list(brand.id, { ...filter, beforeId: after, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: rows.map(describeMessage), next };
    },

    /** Shows everything, after recording who looked and why. */
    async revealMessage(brand: Brand, { id, reason }: Done, actor: Actor) {
      const message = await outbox.find(brand.id, id);
      if (!message) throw new Refusal('not_found');
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'system.reveal_message',
          target: { kind: 'message', id },
          brandId: brand.id,
          reason,
        }),
      );
      const { recipient, subject, body, lastError } = message;
      return { ...describeMessage(message), recipient, subject, body, lastError };
    },

    async retryMessage(brand: Brand, { id, reason }: Done, actor: Actor) {
      const row = await database.transaction(async (tx) => {
        const retried = await outbox.retry(tx, { brandId: brand.id, id, requestId: actor.requestId });
        if (retried)
          await audit.record(tx, {
            actor,
            kind: 'change',
            action: 'system.retry_message',
            target: { kind: 'message', id },
            brandId: brand.id,
            changes: [{ path: 'state', before: 'failed', after: 'queued' }],
            reason,
          });
        return retried;
      });
      if (!row) throw new Refusal((await outbox.find(brand.id, id)) ? 'not_retryable' : 'not_found');
      return describeMessage(row);
    },

    async health() {
      const [database_, bus_] = [
        await latencyOf(async () => database.queries.execute('select 1')),
        await latencyOf(() => bus.ping()),
      ];
      return {
        processes: await processes.list(),
        database: { engine: database.engine, ...database_ },
        bus: bus_,
      };
    },
  };
}
