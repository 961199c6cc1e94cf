import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { walletBonus } from '../ledger/bonuses.schema.ts';

export type Bonus = typeof walletBonus.$inferSelect;
export type BonusKey = Pick<Bonus, 'brandId' | 'id'>;
export type BonusOwner = Pick<Bonus, 'brandId' | 'memberId' | 'currency'>;

const isBonus = ({ brandId, id }: BonusKey) => and(eq(walletBonus.brandId, brandId), eq(walletBonus.id, id));
const isOf = ({ brandId, memberId, currency }: BonusOwner) =>
  and(
    eq(walletBonus.brandId, brandId),
    eq(walletBonus.memberId, memberId),
    eq(walletBonus.currency, currency),
  );

export async function findBonus(queries: Queries, key: BonusKey): Promise<Bonus | undefined> {
  const [row] = await queries.select().from(walletBonus).where(isBonus(key));
  return row;
}

export async function findByOrigin(
  queries: Queries,
  brandId: string,
  origin: string,
): Promise<Bonus | undefined> {
  const [row] = await queries
    .select()
    .from(walletBonus)
    .where(and(eq(walletBonus.brandId, brandId), eq(walletBonus.origin, origin)));
  return row;
}

/** Those that one withdrawal forfeited. */
export const listForfeitedBy = (queries: Queries, brandId: string, withdrawalId: string): Promise<Bonus[]> =>
  queries
    .select()
    .from(walletBonus)
    .where(and(eq(walletBonus.withdrawalId, withdrawalId), eq(walletBonus.brandId, brandId)));

export async function findActive(queries: Queries, owner: BonusOwner): Promise<Bonus | undefined> {
  const [row] = await queries
    .select()
    .from(walletBonus)
    .where(and(isOf(owner), eq(walletBonus.state, 'active')));
  return row;
}

/** Those of these members, or the next of the brand by id. */
export const listActive = (
  queries: Queries,
  brandId: string,
  asked: { memberIds: readonly string[] } | { after: string; limit: number },
): Promise<Bonus[]> => {
  const isActive = and(eq(walletBonus.brandId, brandId), eq(walletBonus.state, 'active'));
  const rows = queries.select().from(walletBonus);
  return 'memberIds' in asked
    ? rows.where(and(isActive, inArray(walletBonus.memberId, [...asked.memberIds])))
    : rows
        .where(and(isActive, gt(walletBonus.id, asked.after)))
        .orderBy(asc(walletBonus.id))
        .limit(asked.limit);
};

/** The one that has waited longest. */
export async function findNext(queries: Queries, owner: BonusOwner): Promise<Bonus | undefined> {
  const [row] = await queries
    .select()
    .from(walletBonus)
    .where(and(isOf(owner), eq(walletBonus.state, 'waiting')))
    .orderBy(asc(walletBonus.createdAt), asc(walletBonus.id))
    .limit(1);
  return row;
}

/** Newest first. */
export const listBonuses = (
  queries: Queries,
  { brandId, memberId }: Pick<BonusOwner, 'brandId' | 'memberId'>,
  limit: number,
): Promise<Bonus[]> =>
  queries
    .select()
    .from(walletBonus)
    .where(and(eq(walletBonus.brandId, brandId), eq(walletBonus.memberId, memberId)))
    .orderBy(sql`${walletBonus.id} desc`)
    .limit(limit);

export const listEnding = (queries: Queries, now: Date, limit: number): Promise<Bonus[]> =>
  queries
    .select()
    .from(walletBonus)
    .where(and(eq(walletBonus.state, 'active'), lte(walletBonus.endsAt, now)))
    .orderBy(asc(walletBonus.endsAt))
    .limit(limit);

/** False: another call granted it before. */
export async function insertBonus(tx: Tx, bonus: Bonus): Promise<boolean> {
  const rows = await tx
    .insert(walletBonus)
    .values(bonus)
    .onConflictDoNothing({ target: [walletBonus.brandId, walletBonus.origin] })
    .returning({ id: walletBonus.id });
  return rows.length > 0;
}

export async function saveBonus(
  tx: Tx,
  key: BonusKey,
  change: Partial<Omit<Bonus, 'brandId' | 'id'>>,
): Promise<void> {
  await tx.update(walletBonus).set(change).where(isBonus(key));
}

/** All of the member's that wait. */
export async function endWaiting(tx: Tx, owner: BonusOwner, endedAt: Date): Promise<void> {
  await tx
    .update(walletBonus)
    .set({ state: 'forfeited', endedAt })
    .where(and(isOf(owner), eq(walletBonus.state, 'waiting')));
}
