import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { MemberSegments } from '../../identity/identity.module.ts';
import { addMany } from './inbox.repo.ts';
import { BATCH, type InboxNews, newsOf, nextOf, pauseAfter } from './inbox.rules.ts';
import { lockSending, type SendingRow, updateSending } from './sendings.repo.ts';

/** Which of these members excluded themselves: protection knows, and they get no promotion. */
export type ExcludedMembers = (
  tx: Tx,
  asked: { brandId: string; memberIds: readonly string[] },
) => Promise<ReadonlySet<string>>;

type DeliveryNeeds = {
  database: Pick<Database, 'engine'>;
  clock: Clock;
  visits: { areMany(): boolean };
  jobs: Pick<Jobs, 'enqueue'>;
  segments: Pick<MemberSegments, 'next'>;
  excluded: ExcludedMembers;
  push: { tell(tx: Tx, told: InboxNews): Promise<void> };
  tellUnread(brandId: string, memberIds: readonly string[]): Promise<void>;
};
type Payload = { brandId: string; sendingId: string };

/**
 * Delivers a sending in batches, a job each. A batch, the place it reached and the job of the next one commit together:
 * whenever the process dies, every member has the message once or is still to come.
 */
export function createDelivery(needs: DeliveryNeeds) {
  const { database, clock, visits, jobs, segments, excluded, push, tellUnread } = needs;
  const job: JobKind<Payload> = { name: 'messages.deliver', maxAttempts: 10, inTransaction: deliverBatch };

  async function deliverBatch(tx: Tx, { payload }: { payload: Payload }): Promise<void> {
    const { brandId, sendingId } = payload;
    const startedMs = clock.now();
    const sending = await lockSending(tx, brandId, sendingId);
    if (sending?.state !== 'sending') return;
    const now = new Date(clock.now());
    const batch = await nextMembers(tx, sending);
    const leftOut =
      sending.kind === 'promotion' ? await excluded(tx, { brandId, memberIds: batch }) : new Set<string>();
    const message = { sendingId, kind: sending.kind, key: `sending:${sendingId}`, sentAt: now };
    const to = batch.filter((id) => !leftOut.has(id)).map((memberId) => ({ memberId, id: newId(clock) }));
    const delivered = await addMany(tx, brandId, message, to);
    const isLast = batch.length < BATCH;
    await updateSending(tx, sending, {
      afterId: batch.at(-1) ?? sending.afterId,
      delivered: sending.delivered + delivered.length,
      leftOut: sending.leftOut + leftOut.size,
      ...(isLast && { state: 'sent', endedAt: now }),
    });
    await push.tell(tx, { brandId, memberIds: delivered, news: newsOf(sending.kind) });
    const endedMs = clock.now();
    if (!isLast) await enqueue(tx, payload, endedMs + pauseAfter(endedMs - startedMs, isInTheWay()));
    if (delivered.length > 0) afterCommit(() => tellUnread(brandId, delivered));
  }

  /** The embedded database blocks the process while it works: whoever calls meanwhile waits. */
  const isInTheWay = () => database.engine === 'pglite' && visits.areMany();

  async function nextMembers(tx: Tx, { brandId, recipients, afterId, queuedAt }: SendingRow) {
    const after = { id: afterId, limit: BATCH };
    if (recipients.to === 'accounts') return nextOf(recipients.memberIds ?? [], after);
    return segments.next(tx, brandId, asOf(recipients, queuedAt.getTime()), after);
  }

  const enqueue = (tx: Tx, payload: Payload, runAtMs: number) =>
    jobs.enqueue(tx, job, payload, { brandId: payload.brandId, runAtMs });

  return { job, start: (tx: Tx, payload: Payload) => enqueue(tx, payload, clock.now()) };
}

/** Whoever registers after the message was queued does not get it. */
const asOf = <Asked extends { registeredUntil: number | null }>(asked: Asked, queuedMs: number): Asked => ({
  ...asked,
  registeredUntil: Math.min(asked.registeredUntil ?? Number.POSITIVE_INFINITY, queuedMs + 1),
});
