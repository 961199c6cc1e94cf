import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { outboxMessage } from './outbox.schema.ts';

export type OutboxMessage = typeof outboxMessage.$inferSelect;
type Place = Pick<OutboxMessage, 'brandId' | 'channel' | 'recipient'>;

/** Makes senders to one recipient wait for each other, so that counting and inserting are atomic. */
export async function lockRecipient(tx: Tx, { brandId, channel, recipient }: Place): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${brandId}:${channel}:${recipient}`}::text, 0))`,
  );
}

export async function sentTimesSince(
  tx: Tx,
  { brandId, channel, recipient }: Place,
  since: Date,
): Promise<number[]> {
  const rows = await tx
    .select({ createdAt: outboxMessage.createdAt })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.brandId, brandId),
        eq(outboxMessage.channel, channel),
        eq(outboxMessage.recipient, recipient),
        gt(outboxMessage.createdAt, since),
      ),
    )
    .orderBy(outboxMessage.createdAt, outboxMessage.id);
  return rows.map((row) => row.createdAt.getTime());
}

export async function insertMessage(tx: Tx, message: OutboxMessage): Promise<void> {
  await tx.insert(outboxMessage).values(message);
}

export async function findMessage(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<OutboxMessage | undefined> {
  const [row] = await queries
    .select()
    .from(outboxMessage)
    .where(and(eq(outboxMessage.brandId, brandId), eq(outboxMessage.id, id)));
  return row;
}

export async function endMessage(
  queries: Queries,
  { brandId, id }: { brandId: string; id: string },
  ending: Pick<OutboxMessage, 'state' | 'lastError' | 'finishedAt'> & { code?: null },
): Promise<void> {
  await queries
    .update(outboxMessage)
    .set(ending)
    .where(and(eq(outboxMessage.brandId, brandId), eq(outboxMessage.id, id)));
}

/** Messages contain people's numbers and texts; they are kept only as long as a complaint may need them. */
export async function deleteFinishedMessages(tx: Tx, before: Date): Promise<void> {
  await tx.delete(outboxMessage).where(lt(outboxMessage.finishedAt, before));
}

/** Messages whose delivery never concluded, because every worker that tried died, must not stay for ever. */
export async function failLapsedMessages(
  tx: Tx,
  { lapsedBefore, now }: { lapsedBefore: Date; now: Date },
): Promise<void> {
  await tx
    .update(outboxMessage)
    .set({ state: 'failed', lastError: 'it came too late to be of use', finishedAt: now })
    .where(and(eq(outboxMessage.state, 'queued'), lt(outboxMessage.expiresAt, lapsedBefore)));
}

/** A code that is no longer good is no longer kept. */
export async function forgetLapsedCodes(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(outboxMessage)
    .set({ code: null })
    .where(and(isNotNull(outboxMessage.code), lt(outboxMessage.expiresAt, now)));
}

type MessageFilter = {
  state?: OutboxMessage['state'] | undefined;
  channel?: OutboxMessage['channel'] | undefined;
  beforeId?: string | undefined;
  limit: number;
};

/** Newest first; ids are ordered by time. */
export async function listMessages(
  queries: Queries,
  brandId: string,
  { state, channel, beforeId, limit }: MessageFilter,
): Promise<OutboxMessage[]> {
  return queries
    .select()
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.brandId, brandId),
        state ? eq(outboxMessage.state, state) : undefined,
        channel ? eq(outboxMessage.channel, channel) : undefined,
        beforeId === undefined ? undefined : lt(outboxMessage.id, beforeId),
      ),
    )
    .orderBy(desc(outboxMessage.id))
    .limit(limit);
}

/** Queues a failed message again, unless it has expired. */
export async function requeueMessage(
  tx: Tx,
  { brandId, id, now }: { brandId: string; id: string; now: Date },
): Promise<OutboxMessage | undefined> {
  const [row] = await tx
    .update(outboxMessage)
    .set({ state: 'queued', finishedAt: null })
    .where(
      and(
        eq(outboxMessage.brandId, brandId),
        eq(outboxMessage.id, id),
        eq(outboxMessage.state, 'failed'),
        gt(outboxMessage.expiresAt, now),
      ),
    )
    .returning();
  return row;
}
