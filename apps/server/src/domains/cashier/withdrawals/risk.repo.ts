import type { Queries } from '@parlour/database/database';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { cashierDeposit } from '../deposits/deposits.schema.ts';
import { cashierWithdrawal } from './withdrawals.schema.ts';

type MemberKey = { brandId: string; memberId: string };

/** Deposits that were credited with a promotion, the oldest first. */
export function listPromoted(
  queries: Queries,
  { brandId, memberId }: MemberKey,
  since: Date,
): Promise<{ id: string; credited: bigint }[]> {
  return queries
    .select({ id: cashierDeposit.id, credited: cashierDeposit.credited })
    .from(cashierDeposit)
    .where(
      and(
        eq(cashierDeposit.brandId, brandId),
        eq(cashierDeposit.memberId, memberId),
        eq(cashierDeposit.state, 'credited'),
        isNotNull(cashierDeposit.promotionId),
        gte(cashierDeposit.concludedAt, since),
      ),
    )
    .orderBy(asc(cashierDeposit.concludedAt), asc(cashierDeposit.id));
}

/** Whether money was ever paid out to the member. */
export async function hasWithdrawn(queries: Queries, { brandId, memberId }: MemberKey): Promise<boolean> {
  const rows = await queries
    .select({ id: cashierWithdrawal.id })
    .from(cashierWithdrawal)
    .where(
      and(
        eq(cashierWithdrawal.brandId, brandId),
        eq(cashierWithdrawal.memberId, memberId),
        eq(cashierWithdrawal.state, 'paid'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
