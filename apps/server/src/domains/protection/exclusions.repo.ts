import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { LISTED_MAX } from './exclusions.rules.ts';
import type { GuardedMember } from './guards.repo.ts';
import { protectionExclusion, protectionGuard } from './protection.schema.ts';

/** `setBy`: the operator who set it at the member's request; null: the member. */
export type Exclusion = { sinceMs: number; untilMs: number | null; setBy: string | null };

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

/** When exclusions end that were in force at a moment or after it, by member; for ever is `FOR_EVER_MS`. */
export async function readExclusionEnds(
  queries: Queries,
  { brandId, memberIds, nowMs }: { brandId: string; memberIds: readonly string[]; nowMs: number },
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await queries
    .select({ memberId: protectionGuard.memberId, until: protectionGuard.excludedUntil })
    .from(protectionGuard)
    .where(
      and(
        eq(protectionGuard.brandId, brandId),
        inArray(protectionGuard.memberId, [...memberIds]),
        gt(protectionGuard.excludedUntil, new Date(nowMs)),
      ),
    );
  return new Map(rows.flatMap(({ memberId, until }) => (until ? [[memberId, until.getTime()]] : [])));
}

/** The newest first. */
export async function listExclusions(queries: Queries, member: GuardedMember): Promise<Exclusion[]> {
  const rows = await queries
    .select()
    .from(protectionExclusion)
    .where(isOf(member))
    .orderBy(desc(protectionExclusion.id))
    .limit(LISTED_MAX);
  return rows.map(exclusionOf);
}

export async function insertExclusion(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  { id, sinceMs, untilMs, setBy }: Exclusion & { id: string },
): Promise<void> {
  await tx.insert(protectionExclusion).values({
    brandId,
    id,
    memberId,
    startsAt: new Date(sinceMs),
    endsAt: untilMs === null ? null : new Date(untilMs),
    setBy,
  });
}

type Row = typeof protectionExclusion.$inferSelect;

const exclusionOf = ({ startsAt, endsAt, setBy }: Row): Exclusion => ({
  sinceMs: startsAt.getTime(),
  untilMs: endsAt?.getTime() ?? null,
  setBy,
});
