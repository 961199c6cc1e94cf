import type { HeldWinState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MomentPlace } from '../../../lists/places.ts';
import { gamesTransaction } from '../transactions/transactions.schema.ts';
import { gamesHeldWin, gamesVendorDay } from './held-wins.schema.ts';

export type HeldWinRow = typeof gamesHeldWin.$inferSelect;
export type HeldWinKey = Pick<HeldWinRow, 'brandId' | 'vendor' | 'transactionId'>;
type VendorDay = typeof gamesVendorDay.$inferSelect;

const isWin = ({ brandId, vendor, transactionId }: HeldWinKey) =>
  and(
    eq(gamesHeldWin.brandId, brandId),
    eq(gamesHeldWin.vendor, vendor),
    eq(gamesHeldWin.transactionId, transactionId),
  );

export async function insertHeldWin(tx: Tx, row: HeldWinRow): Promise<void> {
  await tx.insert(gamesHeldWin).values(row);
}

export async function findHeldWin(queries: Queries, key: HeldWinKey): Promise<HeldWinRow | undefined> {
  const [row] = await queries.select().from(gamesHeldWin).where(isWin(key));
  return row;
}

/** Of two who decide about it, the second finds it decided. */
export async function lockHeldWin(tx: Tx, key: HeldWinKey): Promise<HeldWinRow | undefined> {
  const [row] = await tx.select().from(gamesHeldWin).where(isWin(key)).for('update');
  return row;
}

/** The vendor's transaction says the same, so that records count it or not. */
export async function settleHeldWin(
  tx: Tx,
  key: HeldWinKey,
  settled: Pick<HeldWinRow, 'state' | 'settledAt' | 'settledBy' | 'settledReason'>,
): Promise<void> {
  await tx.update(gamesHeldWin).set(settled).where(isWin(key));
  await tx
    .update(gamesTransaction)
    .set({ note: settled.state })
    .where(
      and(
        eq(gamesTransaction.brandId, key.brandId),
        eq(gamesTransaction.vendor, key.vendor),
        eq(gamesTransaction.transactionId, key.transactionId),
      ),
    );
}

export function listHeldWins(
  queries: Queries,
  brandId: string,
  { state, after, limit }: { state?: HeldWinState | undefined; after: MomentPlace | null; limit: number },
): Promise<HeldWinRow[]> {
  const { at, transactionId } = gamesHeldWin;
  const beyond = after
    ? sql`(${at}, ${transactionId}) < (${new Date(after.atMs).toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return queries
    .select()
    .from(gamesHeldWin)
    .where(and(eq(gamesHeldWin.brandId, brandId), state ? eq(gamesHeldWin.state, state) : undefined, beyond))
    .orderBy(desc(at), desc(transactionId))
    .limit(limit);
}

export async function countHeld(queries: Queries, brandIds: readonly string[]): Promise<number> {
  if (brandIds.length === 0) return 0;
  const [row] = await queries
    .select({ held: count() })
    .from(gamesHeldWin)
    .where(and(inArray(gamesHeldWin.brandId, [...brandIds]), eq(gamesHeldWin.state, 'held')));
  return row?.held ?? 0;
}

/** The longest waiting first. */
export async function listWaitingWins(
  queries: Queries,
  brandIds: readonly string[],
  limit: number,
): Promise<HeldWinRow[]> {
  if (brandIds.length === 0) return [];
  return queries
    .select()
    .from(gamesHeldWin)
    .where(and(inArray(gamesHeldWin.brandId, [...brandIds]), eq(gamesHeldWin.state, 'held')))
    .orderBy(gamesHeldWin.at, gamesHeldWin.transactionId)
    .limit(limit);
}

/** What the account held at the first win of the day; the first one writes it. */
export async function startOfVendorDay(tx: Tx, day: VendorDay): Promise<bigint> {
  await tx.insert(gamesVendorDay).values(day).onConflictDoNothing();
  const [row] = await tx
    .select({ balance: gamesVendorDay.balance })
    .from(gamesVendorDay)
    .where(
      and(
        eq(gamesVendorDay.brandId, day.brandId),
        eq(gamesVendorDay.vendor, day.vendor),
        eq(gamesVendorDay.currency, day.currency),
        eq(gamesVendorDay.day, day.day),
      ),
    );
  return row?.balance ?? day.balance;
}

/** The part of the win that is a bonus's. */
export async function findBonusPart(
  queries: Queries,
  { brandId, vendor, transactionId }: HeldWinKey,
): Promise<{ bonusId: string | null; bonusAmount: bigint }> {
  const [row] = await queries
    .select({ bonusId: gamesTransaction.bonusId, bonusAmount: gamesTransaction.bonusAmount })
    .from(gamesTransaction)
    .where(
      and(
        eq(gamesTransaction.brandId, brandId),
        eq(gamesTransaction.vendor, vendor),
        eq(gamesTransaction.transactionId, transactionId),
      ),
    );
  return row ?? { bonusId: null, bonusAmount: 0n };
}
