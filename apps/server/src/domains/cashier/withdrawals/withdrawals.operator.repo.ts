import type { DepositState, WithdrawalState } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, count, eq, inArray, min, sql, sum } from 'drizzle-orm';
import { cashierDeposit } from '../deposits/deposits.schema.ts';
import { cashierWithdrawal } from './withdrawals.schema.ts';

type MemberKey = { brandId: string; memberId: string };
type Table = typeof cashierDeposit | typeof cashierWithdrawal;

/** How many are in each of these states, and the age of the oldest. */
async function countStates<State extends string>(
  queries: Queries,
  table: Table,
  brandId: string,
  states: readonly State[],
) {
  const state = sql<State>`${table.state}`;
  const rows = await queries
    .select({ state, total: count(), oldestAt: min(table.createdAt) })
    .from(table)
    .where(and(eq(table.brandId, brandId), inArray(state, [...states])))
    .groupBy(table.state);
  return new Map(rows.map(({ state, total, oldestAt }) => [state, { total, oldestAt }]));
}

export const countWithdrawalStates = (
  queries: Queries,
  brandId: string,
  states: readonly WithdrawalState[],
) => countStates(queries, cashierWithdrawal, brandId, states);

export const countDepositStates = (queries: Queries, brandId: string, states: readonly DepositState[]) =>
  countStates(queries, cashierDeposit, brandId, states);

/** Of some brands, or of all (null). */
export async function countToDecide(
  queries: Queries,
  brandIds: readonly string[] | null,
  states: readonly WithdrawalState[],
): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(cashierWithdrawal)
    .where(
      and(
        brandIds === null ? undefined : inArray(cashierWithdrawal.brandId, [...brandIds]),
        inArray(cashierWithdrawal.state, [...states]),
      ),
    );
  return row?.total ?? 0;
}

/** The same one by one, the oldest first. */
export async function listToDecide(
  queries: Queries,
  brandIds: readonly string[] | null,
  { states, limit }: { states: readonly WithdrawalState[]; limit: number },
) {
  const { id, brandId, number, amount, currency, createdAt } = cashierWithdrawal;
  return queries
    .select({ id, brandId, number, amount, currency, createdAt })
    .from(cashierWithdrawal)
    .where(
      and(
        brandIds === null ? undefined : inArray(brandId, [...brandIds]),
        inArray(cashierWithdrawal.state, [...states]),
      ),
    )
    .orderBy(id)
    .limit(limit);
}

/** A member's total deposits and withdrawals. */
export async function sumUpMember(queries: Queries, { brandId, memberId }: MemberKey) {
  const [deposits] = await queries
    .select({ total: count(), credited: sum(cashierDeposit.credited) })
    .from(cashierDeposit)
    .where(
      and(
        eq(cashierDeposit.brandId, brandId),
        eq(cashierDeposit.memberId, memberId),
        eq(cashierDeposit.state, 'credited'),
      ),
    );
  const [withdrawals] = await queries
    .select({ total: count(), amount: sum(cashierWithdrawal.amount) })
    .from(cashierWithdrawal)
    .where(
      and(
        eq(cashierWithdrawal.brandId, brandId),
        eq(cashierWithdrawal.memberId, memberId),
        eq(cashierWithdrawal.state, 'paid'),
      ),
    );
  return {
    deposited: BigInt(deposits?.credited ?? 0),
    depositCount: deposits?.total ?? 0,
    withdrawn: BigInt(withdrawals?.amount ?? 0),
    withdrawalCount: withdrawals?.total ?? 0,
  };
}
