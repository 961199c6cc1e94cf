import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { LimitKind, LimitPeriod, LockCovers, ProtectionChange } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, desc, eq } from 'drizzle-orm';
import { LISTED_MAX } from './exclusions.rules.ts';
import type { GuardedMember } from './guards.repo.ts';
import { protectionChange } from './protection.schema.ts';

/** Who changes a member's protection: the member, or an operator at their request. */
export type ChangedBy = { operatorId: string; reason: string } | null;

/** Amounts as decimals; moments in milliseconds. */
export type ChangeAbout = {
  kind?: LimitKind;
  period?: LimitPeriod;
  before?: string | null;
  after?: string | null;
  until?: number | null;
  covers?: LockCovers;
  minutes?: number | null;
};
type NewChange = { what: ProtectionChange; by: ChangedBy; about: ChangeAbout };

export async function insertChange(
  tx: Tx,
  clock: Clock,
  { brandId, memberId, what, by, about }: GuardedMember & NewChange,
): Promise<void> {
  await tx.insert(protectionChange).values({
    brandId,
    id: newId(clock),
    memberId,
    at: new Date(clock.now()),
    what,
    operatorId: by?.operatorId ?? null,
    reason: by?.reason ?? null,
    about,
  });
}

/** The newest first. */
export function listChanges(queries: Queries, { brandId, memberId }: GuardedMember) {
  return queries
    .select()
    .from(protectionChange)
    .where(and(eq(protectionChange.brandId, brandId), eq(protectionChange.memberId, memberId)))
    .orderBy(desc(protectionChange.id))
    .limit(LISTED_MAX);
}
