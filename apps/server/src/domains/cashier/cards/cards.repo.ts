import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { cashierCard } from './cards.schema.ts';

export type CardRow = typeof cashierCard.$inferSelect;
export type CardOwner = { brandId: string; memberId: string };

const isOf = ({ brandId, memberId }: CardOwner) =>
  and(eq(cashierCard.brandId, brandId), eq(cashierCard.memberId, memberId), isNull(cashierCard.removedAt));

/** The default one first, then the newest. */
export function listCards(queries: Queries, owner: CardOwner): Promise<CardRow[]> {
  return queries
    .select()
    .from(cashierCard)
    .where(isOf(owner))
    .orderBy(desc(cashierCard.isDefault), desc(cashierCard.createdAt), desc(cashierCard.id));
}

export async function countCards(queries: Queries, owner: CardOwner): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(cashierCard).where(isOf(owner));
  return row?.total ?? 0;
}

/** Only a card that its owner has not removed. */
export async function findCard(queries: Queries, owner: CardOwner, id: string): Promise<CardRow | undefined> {
  const [row] = await queries
    .select()
    .from(cashierCard)
    .where(and(isOf(owner), eq(cashierCard.id, id)));
  return row;
}

/** Also finds a removed card: money may be on its way to it. */
export async function findCardOnce(
  queries: Queries,
  brandId: string,
  id: string,
): Promise<CardRow | undefined> {
  const [row] = await queries
    .select()
    .from(cashierCard)
    .where(and(eq(cashierCard.brandId, brandId), eq(cashierCard.id, id)));
  return row;
}

/** Whether a number of the member's cards, removed or not, is or was another member's. */
export async function hasSharedCard(queries: Queries, { brandId, memberId }: CardOwner): Promise<boolean> {
  const own = queries
    .select({ digest: cashierCard.numberDigest })
    .from(cashierCard)
    .where(and(eq(cashierCard.brandId, brandId), eq(cashierCard.memberId, memberId)));
  const rows = await queries
    .select({ id: cashierCard.id })
    .from(cashierCard)
    .where(
      and(
        eq(cashierCard.brandId, brandId),
        inArray(cashierCard.numberDigest, own),
        ne(cashierCard.memberId, memberId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** False if a member of the brand already has a card with this number. */
export async function insertCard(tx: Tx, card: CardRow): Promise<boolean> {
  const rows = await tx
    .insert(cashierCard)
    .values(card)
    .onConflictDoNothing()
    .returning({ id: cashierCard.id });
  return rows.length > 0;
}

/** Makes this card the owner's default; null: none. */
export async function chooseDefault(tx: Tx, owner: CardOwner, id: string | null): Promise<void> {
  await tx.update(cashierCard).set({ isDefault: false }).where(isOf(owner));
  if (id !== null)
    await tx
      .update(cashierCard)
      .set({ isDefault: true })
      .where(and(isOf(owner), eq(cashierCard.id, id)));
}

export async function removeCard(
  tx: Tx,
  { brandId, id }: Pick<CardRow, 'brandId' | 'id'>,
  removedAt: Date,
): Promise<void> {
  await tx
    .update(cashierCard)
    .set({ removedAt, isDefault: false })
    .where(and(eq(cashierCard.brandId, brandId), eq(cashierCard.id, id)));
}
