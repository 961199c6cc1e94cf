import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { EXCLUSIONS_LISTED_MAX } from './exclusions.rules.ts';
import type { GuardedMember } from './guards.repo.ts';
import { protectionExclusion } from './protection.schema.ts';

export type Exclusion = { sinceMs: number; untilMs: number | null };

const isOf = ({ brandId, memberId }: GuardedMember) =>
  and(eq(protectionExclusion.brandId, brandId), eq(protectionExclusion.memberId, memberId));

/** The current exclusion that ends last; a member rarely has more than one. */
export async function findExclusion(
  queries: Queries,
  member: GuardedMember,
  nowMs: number,
): Promise<Exclusion | null> {
  const [row] = await queries
    .select()
    .from(protectionExclusion)
    .where(
      and(
        isOf(member),
        or(isNull(protectionExclusion.endsAt), gt(protectionExclusion.endsAt, new Date(nowMs))),
      ),
    )
    // In descending order, exclusions without an end come first.
    .orderBy(desc(protectionExclusion.endsAt), protectionExclusion.id)
    .limit(1);
  return row ? exclusionOf(row) : null;
}

/** The newest first. */
export async function listExclusions(queries: Queries, member: GuardedMember): Promise<Exclusion[]> {
  const rows = await queries
    .select()
    .from(protectionExclusion)
    .where(isOf(member))
    .orderBy(desc(protectionExclusion.id))
    .limit(EXCLUSIONS_LISTED_MAX);
  return rows.map(exclusionOf);
}

export async function insertExclusion(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  { id, sinceMs, untilMs }: Exclusion & { id: string },
): Promise<void> {
  await tx.insert(protectionExclusion).values({
    brandId,
    id,
    memberId,
    startsAt: new Date(sinceMs),
    endsAt: untilMs === null ? null : new Date(untilMs),
  });
}

type Row = typeof protectionExclusion.$inferSelect;

const exclusionOf = ({ startsAt, endsAt }: Row): Exclusion => ({
  sinceMs: startsAt.getTime(),
  untilMs: endsAt?.getTime() ?? null,
});
