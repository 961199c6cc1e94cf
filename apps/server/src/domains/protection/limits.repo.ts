import type { Queries, Tx } from '@parlour/database/database';
import { and, eq } from 'drizzle-orm';
import type { GuardedMember } from './guards.repo.ts';
import { type KeptLimit, type LimitState, NO_LIMIT, type WhichLimit } from './limits.rules.ts';
import { protectionLimit } from './protection.schema.ts';

export async function listLimits(
  queries: Queries,
  { brandId, memberId }: GuardedMember,
): Promise<KeptLimit[]> {
  const rows = await queries
    .select()
    .from(protectionLimit)
    .where(and(eq(protectionLimit.brandId, brandId), eq(protectionLimit.memberId, memberId)))
    .orderBy(protectionLimit.kind, protectionLimit.period);
  return rows.map((row) => ({ kind: row.kind, period: row.period, ...stateOf(row) }));
}

/** Locks and reads a limit; no other change until the transaction ends. */
export async function lockLimit(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  { kind, period }: WhichLimit,
): Promise<LimitState> {
  const [row] = await tx
    .select()
    .from(protectionLimit)
    .where(
      and(
        eq(protectionLimit.brandId, brandId),
        eq(protectionLimit.memberId, memberId),
        eq(protectionLimit.kind, kind),
        eq(protectionLimit.period, period),
      ),
    )
    .for('update');
  return row ? stateOf(row) : NO_LIMIT;
}

export async function saveLimit(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  { kind, period, amount, asked, changedAt }: KeptLimit & { changedAt: Date },
): Promise<void> {
  const state = {
    amount,
    changedAt,
    askedAt: asked && new Date(asked.atMs),
    askedAmount: asked?.amount ?? null,
  };
  await tx
    .insert(protectionLimit)
    .values({ brandId, memberId, kind, period, ...state })
    .onConflictDoUpdate({
      target: [
        protectionLimit.brandId,
        protectionLimit.memberId,
        protectionLimit.kind,
        protectionLimit.period,
      ],
      set: state,
    });
}

type Row = typeof protectionLimit.$inferSelect;

const stateOf = ({ amount, askedAt, askedAmount }: Row): LimitState => ({
  amount,
  asked: askedAt && { amount: askedAmount, atMs: askedAt.getTime() },
});
