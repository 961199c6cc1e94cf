import { firstIdAt } from '@parlour/clock/ids';
import type { WithdrawalState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, notInArray, type SQL, sum } from 'drizzle-orm';
import { cashierStep } from '../steps.schema.ts';
import { cashierWithdrawal } from './withdrawals.schema.ts';

export type WithdrawalRow = typeof cashierWithdrawal.$inferSelect;
export type WithdrawalKey = Pick<WithdrawalRow, 'brandId' | 'id'>;
export type StepRow = typeof cashierStep.$inferSelect;

const isWithdrawal = ({ brandId, id }: WithdrawalKey) =>
  and(eq(cashierWithdrawal.brandId, brandId), eq(cashierWithdrawal.id, id));
const isMembers = ({ brandId, memberId }: { brandId: string; memberId: string }) =>
  and(eq(cashierWithdrawal.brandId, brandId), eq(cashierWithdrawal.memberId, memberId));

export async function findWithdrawal(
  queries: Queries,
  key: WithdrawalKey,
): Promise<WithdrawalRow | undefined> {
  const rows = await queries.select().from(cashierWithdrawal).where(isWithdrawal(key));
  return rows[0];
}

export async function lockWithdrawal(tx: Tx, key: WithdrawalKey): Promise<WithdrawalRow | undefined> {
  const rows = await tx.select().from(cashierWithdrawal).where(isWithdrawal(key)).for('update');
  return rows[0];
}

/** The number is derived from the call's key, so a repeat finds the first withdrawal. */
export async function findWithdrawalByNumber(
  queries: Queries,
  { brandId, number }: Pick<WithdrawalRow, 'brandId' | 'number'>,
): Promise<WithdrawalRow | undefined> {
  const rows = await queries
    .select()
    .from(cashierWithdrawal)
    .where(and(eq(cashierWithdrawal.brandId, brandId), eq(cashierWithdrawal.number, number)));
  return rows[0];
}

export async function insertWithdrawal(tx: Tx, row: WithdrawalRow): Promise<void> {
  await tx.insert(cashierWithdrawal).values(row);
}

export async function saveWithdrawal(
  queries: Queries,
  key: WithdrawalKey,
  about: Partial<Omit<WithdrawalRow, 'brandId' | 'id'>>,
): Promise<void> {
  await queries.update(cashierWithdrawal).set(about).where(isWithdrawal(key));
}

/** A business day's withdrawals, without those whose money came back: how many, and how much. */
export async function sumUpDay(
  queries: Queries,
  member: { brandId: string; memberId: string },
  { day, except }: { day: string; except: readonly WithdrawalState[] },
): Promise<{ count: number; amount: bigint }> {
  const [row] = await queries
    .select({ total: count(), amount: sum(cashierWithdrawal.amount) })
    .from(cashierWithdrawal)
    .where(
      and(
        isMembers(member),
        eq(cashierWithdrawal.day, day),
        notInArray(cashierWithdrawal.state, [...except]),
      ),
    );
  return { count: row?.total ?? 0, amount: BigInt(row?.amount ?? 0) };
}

/** The newest one of a member in one of these states. */
export async function findNewestIn(
  queries: Queries,
  member: { brandId: string; memberId: string },
  states: readonly WithdrawalState[],
): Promise<WithdrawalRow | undefined> {
  const rows = await queries
    .select()
    .from(cashierWithdrawal)
    .where(and(isMembers(member), inArray(cashierWithdrawal.state, [...states])))
    .orderBy(desc(cashierWithdrawal.id))
    .limit(1);
  return rows[0];
}

export type WithdrawalFilter = {
  memberId?: string | undefined;
  number?: string | undefined;
  state?: WithdrawalState | undefined;
  /** Times: from inclusive, to exclusive. */
  moments?: { from?: number | undefined; to?: number | undefined };
  order: 'newest' | 'oldest';
  /** The last one of the previous page. */
  after?: string | undefined;
  limit: number;
};

/** Ids are ordered by time. */
export async function listWithdrawals(
  queries: Queries,
  brandId: string,
  { memberId, number, state, moments = {}, order, after, limit }: WithdrawalFilter,
): Promise<WithdrawalRow[]> {
  const { id } = cashierWithdrawal;
  const when = <V>(value: V | undefined, condition: (value: V) => SQL) =>
    value === undefined ? undefined : condition(value);
  const [direction, beyond] = order === 'newest' ? ([desc, lt] as const) : ([asc, gt] as const);
  const rows = await queries
    .select()
    .from(cashierWithdrawal)
    .where(
      and(
        eq(cashierWithdrawal.brandId, brandId),
        when(memberId, (value) => eq(cashierWithdrawal.memberId, value)),
        when(number, (value) => eq(cashierWithdrawal.number, value)),
        when(state, (value) => eq(cashierWithdrawal.state, value)),
        when(moments.from, (value) => gte(id, firstIdAt(value))),
        when(moments.to, (value) => lt(id, firstIdAt(value))),
        when(after, (value) => beyond(id, value)),
      ),
    )
    .orderBy(direction(id))
    .limit(limit);
  return rows;
}

/** Withdrawals due to be asked about, longest due first. */
export async function listToAsk(queries: Queries, now: Date, limit: number): Promise<WithdrawalRow[]> {
  const rows = await queries
    .select()
    .from(cashierWithdrawal)
    .where(lte(cashierWithdrawal.askAt, now))
    .orderBy(asc(cashierWithdrawal.askAt), asc(cashierWithdrawal.id))
    .limit(limit);
  return rows;
}

/** The steps of several, in the order they happened. */
export function listStepsOf(queries: Queries, brandId: string, ids: readonly string[]): Promise<StepRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return queries
    .select()
    .from(cashierStep)
    .where(and(eq(cashierStep.brandId, brandId), inArray(cashierStep.subjectId, [...ids])))
    .orderBy(asc(cashierStep.subjectId), asc(cashierStep.place));
}
