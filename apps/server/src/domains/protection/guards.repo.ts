import { LIMIT_KINDS, LIMIT_PERIODS } from '@parlour/contract';
import type { Run, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import type { Guard } from './guard.rules.ts';
import { protectionGuard } from './protection.schema.ts';

export type GuardedMember = { brandId: string; memberId: string };

/** The guards of members who have one, by member. */
export async function readGuards(run: Run, members: GuardedMember[]): Promise<Map<string, Guard>> {
  const rows = (await run({
    name: 'protection_read_guards',
    text: `select g.member_id, g.excluded_until_ms, g.is_deposit_locked, g.is_play_locked, g.limits
           from unnest($1::uuid[], $2::uuid[]) as k(brand_id, member_id)
           cross join lateral (
             select member_id, (extract(epoch from excluded_until) * 1000)::bigint as excluded_until_ms,
               is_deposit_locked, is_play_locked, limits
             from protection_guard
             where brand_id = k.brand_id and member_id = k.member_id
           ) as g`,
    values: [
      arrayOf(members.map(({ brandId }) => brandId)),
      arrayOf(members.map(({ memberId }) => memberId)),
    ],
  })) as [string, bigint | null, boolean, boolean, Record<string, Record<string, string>>][];
  return new Map(
    rows.map(([memberId, excludedUntilMs, isDepositLocked, isPlayLocked, limits]) => [
      memberId,
      {
        excludedUntilMs: excludedUntilMs === null ? null : Number(excludedUntilMs),
        isDepositLocked,
        isPlayLocked,
        limits: readLimits(limits),
      },
    ]),
  );
}

function readLimits(kept: Record<string, Record<string, string>>): Guard['limits'] {
  const limits: Guard['limits'] = {};
  for (const kind of LIMIT_KINDS) {
    for (const period of LIMIT_PERIODS) {
      const amount = kept[kind]?.[period];
      if (amount !== undefined) limits[kind] = { ...limits[kind], [period]: BigInt(amount) };
    }
  }
  return limits;
}

/** Writes the member's new guard. The row is never deleted: while it exists, usage is counted. */
export async function saveGuard(
  tx: Tx,
  { brandId, memberId }: GuardedMember,
  { excludedUntilMs, isDepositLocked, isPlayLocked, limits }: Guard,
): Promise<void> {
  const binding = {
    excludedUntil: excludedUntilMs === null ? null : new Date(excludedUntilMs),
    isDepositLocked,
    isPlayLocked,
    limits: writeLimits(limits),
  };
  await tx
    .insert(protectionGuard)
    .values({ brandId, memberId, ...binding })
    .onConflictDoUpdate({ target: [protectionGuard.brandId, protectionGuard.memberId], set: binding });
}

function writeLimits(limits: Guard['limits']): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(limits).map(([kind, periods]) => [
      kind,
      Object.fromEntries(Object.entries(periods).map(([period, amount]) => [period, amount.toString()])),
    ]),
  );
}
