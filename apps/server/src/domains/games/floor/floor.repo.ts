import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq } from 'drizzle-orm';
import { gamesFloorOrder } from './floor.schema.ts';

export type FloorOrder = typeof gamesFloorOrder.$inferSelect;
type Key = Pick<FloorOrder, 'brandId' | 'id'>;
const isOrder = ({ brandId, id }: Key) =>
  and(eq(gamesFloorOrder.brandId, brandId), eq(gamesFloorOrder.id, id));

export async function insertFloorOrder(tx: Tx, order: FloorOrder): Promise<void> {
  await tx.insert(gamesFloorOrder).values(order);
}

export async function findFloorOrder(queries: Queries, key: Key): Promise<FloorOrder | undefined> {
  const [found] = await queries.select().from(gamesFloorOrder).where(isOrder(key));
  return found;
}

export async function answerFloorOrder(
  queries: Queries,
  key: Key,
  answer: Pick<FloorOrder, 'state' | 'returned' | 'rounds' | 'answeredAt'>,
): Promise<void> {
  await queries
    .update(gamesFloorOrder)
    .set(answer)
    .where(and(isOrder(key), eq(gamesFloorOrder.state, 'asked')));
}

/** The newest first. */
export function listFloorOrders(queries: Queries, brandId: string, limit: number): Promise<FloorOrder[]> {
  return queries
    .select()
    .from(gamesFloorOrder)
    .where(eq(gamesFloorOrder.brandId, brandId))
    .orderBy(desc(gamesFloorOrder.at), desc(gamesFloorOrder.id))
    .limit(limit);
}
