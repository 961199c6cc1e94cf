import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { LISTED_MAX } from './exclusions.rules.ts';
import type { GuardedMember } from './guards.repo.ts';
import { protectionInteraction } from './protection.schema.ts';

export type Interaction = typeof protectionInteraction.$inferSelect;

const isOf = ({ brandId, memberId }: GuardedMember) =>
  and(eq(protectionInteraction.brandId, brandId), eq(protectionInteraction.memberId, memberId));

/** The newest first. */
export function listInteractions(queries: Queries, member: GuardedMember): Promise<Interaction[]> {
  return queries
    .select()
    .from(protectionInteraction)
    .where(isOf(member))
    .orderBy(desc(protectionInteraction.id))
    .limit(LISTED_MAX);
}

export async function insertInteraction(
  tx: Tx,
  interaction: Omit<Interaction, 'followedAt' | 'followedBy' | 'followedNote'>,
): Promise<void> {
  await tx.insert(protectionInteraction).values(interaction);
}

/** Locks it until the transaction ends. */
export async function lockInteraction(
  tx: Tx,
  member: GuardedMember,
  id: string,
): Promise<Interaction | undefined> {
  const [row] = await tx
    .select()
    .from(protectionInteraction)
    .where(and(isOf(member), eq(protectionInteraction.id, id)))
    .for('update');
  return row;
}

export async function saveFollowUp(
  tx: Tx,
  { brandId, id }: Pick<Interaction, 'brandId' | 'id'>,
  followed: { followedAt: Date; followedBy: string; followedNote: string },
): Promise<void> {
  await tx
    .update(protectionInteraction)
    .set(followed)
    .where(and(eq(protectionInteraction.brandId, brandId), eq(protectionInteraction.id, id)));
}

/** Conversations of brands that were to be followed up by a day and were not. */
export async function countDue(queries: Queries, brandId: string, day: string): Promise<number> {
  const [row] = await queries.select({ due: count() }).from(protectionInteraction).where(isDue(brandId, day));
  return row?.due ?? 0;
}

/** The same, the longest due first. */
export function listDue(queries: Queries, brandId: string, day: string): Promise<Interaction[]> {
  return queries
    .select()
    .from(protectionInteraction)
    .where(isDue(brandId, day))
    .orderBy(protectionInteraction.followUpOn, protectionInteraction.id)
    .limit(LISTED_MAX);
}

const isDue = (brandId: string, day: string) =>
  and(
    eq(protectionInteraction.brandId, brandId),
    isNotNull(protectionInteraction.followUpOn),
    isNull(protectionInteraction.followedAt),
    lte(protectionInteraction.followUpOn, day),
  );
