import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MomentPlace } from '../../../lists/places.ts';
import { gamesAlert } from '../transactions/transactions.schema.ts';

export type AlertRow = typeof gamesAlert.$inferSelect;
type AlertKey = Pick<AlertRow, 'brandId' | 'vendor' | 'transactionId'>;

const isOf = ({ brandId, vendor, transactionId }: AlertKey) =>
  and(
    eq(gamesAlert.brandId, brandId),
    eq(gamesAlert.vendor, vendor),
    eq(gamesAlert.transactionId, transactionId),
  );

export function listAlerts(
  queries: Queries,
  brandId: string,
  { state, after, limit }: { state?: string | undefined; after: MomentPlace | null; limit: number },
): Promise<AlertRow[]> {
  const { at, transactionId, settledAt } = gamesAlert;
  const beyond = after
    ? sql`(${at}, ${transactionId}) < (${new Date(after.atMs).toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const inState =
    state === undefined ? undefined : state === 'waiting' ? isNull(settledAt) : isNotNull(settledAt);
  return queries
    .select()
    .from(gamesAlert)
    .where(and(eq(gamesAlert.brandId, brandId), inState, beyond))
    .orderBy(desc(at), desc(transactionId))
    .limit(limit);
}

/** About any of these transactions. */
export async function listAlertsAbout(
  queries: Queries,
  { brandId, vendor }: Pick<AlertRow, 'brandId' | 'vendor'>,
  transactionIds: readonly string[],
): Promise<AlertRow[]> {
  if (transactionIds.length === 0) return [];
  return queries
    .select()
    .from(gamesAlert)
    .where(
      and(
        eq(gamesAlert.brandId, brandId),
        eq(gamesAlert.vendor, vendor),
        inArray(gamesAlert.referenceId, [...transactionIds]),
      ),
    )
    .orderBy(desc(gamesAlert.at), desc(gamesAlert.transactionId));
}

export async function lockAlert(tx: Tx, key: AlertKey): Promise<AlertRow | undefined> {
  const [row] = await tx.select().from(gamesAlert).where(isOf(key)).for('update');
  return row;
}

export async function settleAlert(
  tx: Tx,
  key: AlertKey,
  settled: Pick<AlertRow, 'settledAt' | 'settledBy' | 'settledReason'>,
): Promise<void> {
  await tx.update(gamesAlert).set(settled).where(isOf(key));
}

export async function countWaitingAlerts(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ waiting: count() })
    .from(gamesAlert)
    .where(and(inArray(gamesAlert.brandId, [...brandIds]), isNull(gamesAlert.settledAt)));
  return row?.waiting ?? 0;
}

/** The same one by one, the oldest first. */
export async function listWaitingAlerts(queries: Queries, brandIds: readonly string[], limit: number) {
  if (brandIds.length === 0) return [];
  return queries
    .select()
    .from(gamesAlert)
    .where(and(inArray(gamesAlert.brandId, [...brandIds]), isNull(gamesAlert.settledAt)))
    .orderBy(gamesAlert.at, gamesAlert.transactionId)
    .limit(limit);
}
