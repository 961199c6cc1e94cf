import type { SendingState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, lt, or } from 'drizzle-orm';
import type { MomentPlace } from '../../../lists/places.ts';
import { messagesSending } from './inbox.schema.ts';

const s = messagesSending;

export type SendingRow = typeof s.$inferSelect;

const isIt = (brandId: string, id: string) => and(eq(s.brandId, brandId), eq(s.id, id));

/** Whether it is new. */
export async function addSending(tx: Tx, row: SendingRow): Promise<boolean> {
  const added = await tx.insert(s).values(row).onConflictDoNothing().returning({ id: s.id });
  return added.length > 0;
}

export async function findSending(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<SendingRow | undefined> {
  const [row] = await queries.select().from(s).where(isIt(brandId, id));
  return row;
}

export async function lockSending(tx: Tx, brandId: string, id: string): Promise<SendingRow | undefined> {
  const [row] = await tx.select().from(s).where(isIt(brandId, id)).for('update');
  return row;
}

export async function updateSending(
  tx: Tx,
  { brandId, id }: Pick<SendingRow, 'brandId' | 'id'>,
  changed: Partial<SendingRow>,
): Promise<void> {
  await tx.update(s).set(changed).where(isIt(brandId, id));
}

/** The latest first. */
export function listSendings(
  queries: Queries,
  brandId: string,
  { state, after, limit }: { state: SendingState | undefined; after: MomentPlace | null; limit: number },
): Promise<SendingRow[]> {
  const before = after && new Date(after.atMs);
  return queries
    .select()
    .from(s)
    .where(
      and(
        eq(s.brandId, brandId),
        state && eq(s.state, state),
        before ? or(lt(s.queuedAt, before), and(eq(s.queuedAt, before), lt(s.id, after.id))) : undefined,
      ),
    )
    .orderBy(desc(s.queuedAt), desc(s.id))
    .limit(limit);
}

export async function countSending(tx: Tx, brandId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(s)
    .where(and(eq(s.brandId, brandId), eq(s.state, 'sending')));
  return row?.count ?? 0;
}
