import { firstIdAt } from '@parlour/clock/ids';
import type { DepositMethod, DepositState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
  sum,
} from 'drizzle-orm';
import { NOT_OPERATORS } from '../steps.rules.ts';
import { cashierDeposit } from './deposits.schema.ts';

export type DepositRow = typeof cashierDeposit.$inferSelect;
type Key = { brandId: string; id: string };
type Member = { brandId: string; memberId: string };

const isDeposit = ({ brandId, id }: Key) =>
  and(eq(cashierDeposit.brandId, brandId), eq(cashierDeposit.id, id));
const isOf = ({ brandId, memberId }: Member) =>
  and(eq(cashierDeposit.brandId, brandId), eq(cashierDeposit.memberId, memberId));

/** Makes the second of two deposits started at once see the first. */
export async function lockStarting(tx: Tx, { brandId, memberId }: Member): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`cashier_deposit:${brandId}:${memberId}`}::text, 0))`,
  );
}

export async function insertDeposit(tx: Tx, row: DepositRow): Promise<void> {
  await tx.insert(cashierDeposit).values(row);
}

export async function findDeposit(queries: Queries, key: Key): Promise<DepositRow | undefined> {
  const [row] = await queries.select().from(cashierDeposit).where(isDeposit(key));
  return row;
}

export async function findDepositByNumber(
  queries: Queries,
  { brandId, number }: { brandId: string; number: string },
): Promise<DepositRow | undefined> {
  const [row] = await queries
    .select()
    .from(cashierDeposit)
    .where(and(eq(cashierDeposit.brandId, brandId), eq(cashierDeposit.number, number)));
  return row;
}

export async function lockDeposit(tx: Tx, key: Key): Promise<DepositRow | undefined> {
  const [row] = await tx.select().from(cashierDeposit).where(isDeposit(key)).for('update');
  return row;
}

export async function updateDeposit(tx: Tx, key: Key, set: Partial<Omit<DepositRow, 'id' | 'brandId'>>) {
  await tx.update(cashierDeposit).set(set).where(isDeposit(key));
}

/** How many are in these states, and their total. */
export async function sumUpOpen(queries: Queries, member: Member, states: readonly DepositState[]) {
  const [row] = await queries
    .select({ open: count(), amount: sum(cashierDeposit.amount) })
    .from(cashierDeposit)
    .where(and(isOf(member), inArray(cashierDeposit.state, [...states])));
  return { open: row?.open ?? 0, amount: BigInt(row?.amount ?? 0) };
}

/** What single operators credited to a member since then. */
export async function sumByHand(queries: Queries, member: Member, since: Date): Promise<bigint> {
  const isByOperator = sql`exists (
    select 1
    from cashier_step step
    where step.brand_id = ${cashierDeposit.brandId} and step.subject_id = ${cashierDeposit.id}
      and step.state = 'credited' and step.by not in (${sql.join(
        [...NOT_OPERATORS].map((by) => sql`${by}`),
        sql`, `,
      )})
  )`;
  const [row] = await queries
    .select({ amount: sum(sql`${cashierDeposit.credited} + ${cashierDeposit.fee}`) })
    .from(cashierDeposit)
    .where(
      and(
        isOf(member),
        eq(cashierDeposit.state, 'credited'),
        isNull(cashierDeposit.approvedBy),
        gte(cashierDeposit.concludedAt, since),
        isByOperator,
      ),
    );
  return BigInt(row?.amount ?? 0);
}

type Filter = {
  states?: readonly DepositState[] | undefined;
  method?: DepositMethod | undefined;
  memberId?: string | undefined;
  number?: string | undefined;
  fromMs?: number | undefined;
  toMs?: number | undefined;
  after?: string | undefined;
  limit: number;
};

/** The newest first: ids are ordered by time. */
export async function listDeposits(
  queries: Queries,
  brandId: string,
  { states, method, memberId, number, fromMs, toMs, after, limit }: Filter,
): Promise<DepositRow[]> {
  const { id } = cashierDeposit;
  const rows = await queries
    .select()
    .from(cashierDeposit)
    .where(
      and(
        eq(cashierDeposit.brandId, brandId),
        memberId === undefined ? undefined : eq(cashierDeposit.memberId, memberId),
        states === undefined ? undefined : inArray(cashierDeposit.state, [...states]),
        method === undefined ? undefined : eq(cashierDeposit.method, method),
        number === undefined ? undefined : eq(cashierDeposit.number, number),
        fromMs === undefined ? undefined : gte(id, firstIdAt(fromMs)),
        toMs === undefined ? undefined : lt(id, firstIdAt(toMs)),
        after === undefined ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
  return rows;
}

const isDue = (now: Date) => and(isNotNull(cashierDeposit.askAt), lte(cashierDeposit.askAt, now));

/** The gateways with deposits due to be asked about; null stands for transfers by hand, which have no gateway. */
export async function listGatewaysToAsk(queries: Queries, now: Date): Promise<(string | null)[]> {
  const rows = await queries
    .selectDistinct({ gateway: cashierDeposit.gateway })
    .from(cashierDeposit)
    .where(isDue(now))
    .orderBy(asc(cashierDeposit.gateway));
  return rows.map(({ gateway }) => gateway);
}

/** Deposits due to be asked about at a gateway, longest due first. */
export async function listToAsk(
  queries: Queries,
  { gateway, now, limit }: { gateway: string | null; now: Date; limit: number },
): Promise<Key[]> {
  const isAt = gateway === null ? isNull(cashierDeposit.gateway) : eq(cashierDeposit.gateway, gateway);
  return queries
    .select({ brandId: cashierDeposit.brandId, id: cashierDeposit.id })
    .from(cashierDeposit)
    .where(and(isDue(now), isAt))
    .orderBy(asc(cashierDeposit.askAt), asc(cashierDeposit.id))
    .limit(limit);
}

export async function countInState(
  queries: Queries,
  brandIds: readonly string[],
  state: DepositState,
): Promise<number> {
  const [row] = await queries
    .select({ found: count() })
    .from(cashierDeposit)
    .where(and(inArray(cashierDeposit.brandId, [...brandIds]), eq(cashierDeposit.state, state)));
  return row?.found ?? 0;
}

/** The same one by one, the oldest first. */
export async function listInState(
  queries: Queries,
  brandIds: readonly string[],
  { state, limit }: { state: DepositState; limit: number },
): Promise<DepositRow[]> {
  return queries
    .select()
    .from(cashierDeposit)
    .where(and(inArray(cashierDeposit.brandId, [...brandIds]), eq(cashierDeposit.state, state)))
    .orderBy(cashierDeposit.id)
    .limit(limit);
}

/** Those that were credited, by when they were started: the next after an id. */
export async function listCredited(
  queries: Queries,
  brandId: string,
  { currency, after, until, limit }: { currency: string; after: string; until: string; limit: number },
): Promise<Pick<DepositRow, 'id' | 'memberId' | 'credited'>[]> {
  return queries
    .select({ id: cashierDeposit.id, memberId: cashierDeposit.memberId, credited: cashierDeposit.credited })
    .from(cashierDeposit)
    .where(
      and(
        eq(cashierDeposit.brandId, brandId),
        eq(cashierDeposit.state, 'credited'),
        eq(cashierDeposit.currency, currency),
        gt(cashierDeposit.id, after),
        lt(cashierDeposit.id, until),
      ),
    )
    .orderBy(asc(cashierDeposit.id))
    .limit(limit);
}
