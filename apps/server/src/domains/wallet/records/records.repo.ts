import type { TransferKind } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { type SQL, sql } from 'drizzle-orm';
import type { BusinessDay } from '../../../tenancy/calendar.rules.ts';
import { ONLY_STRIPE } from './records.rules.ts';

type AccountKey = { brandId: string; accountId: string };
type AccountKeys = { brandId: string; accountIds: readonly string[] };

/** An account as it is now, and the last line in its sums. */
export type Head = {
  accountId: string;
  balance: bigint;
  seq: bigint;
  rolledSeq: bigint;
  movedAtMs: number;
};

export async function readHeads(queries: Queries, { brandId, accountIds }: AccountKeys): Promise<Head[]> {
  const { rows } = await queries.execute(sql`
    select b.account_id as "accountId", b.balance, b.seq, coalesce(r.seq, 0) as "rolledSeq",
      (extract(epoch from b.moved_at) * 1000)::bigint as moved_at_ms
    from unnest(${arrayOf(accountIds)}::uuid[]) as k(account_id)
    join wallet_balance b
      on b.brand_id = ${brandId}::uuid and b.account_id = k.account_id and b.stripe = ${ONLY_STRIPE}
    left join wallet_rolled r on r.brand_id = b.brand_id and r.account_id = b.account_id`);
  return (rows as (Omit<Head, 'movedAtMs'> & { moved_at_ms: bigint })[]).map(({ moved_at_ms, ...head }) => ({
    ...head,
    movedAtMs: Number(moved_at_ms),
  }));
}

type Side = 'debit' | 'credit';
const OTHER: Record<Side, Side> = { debit: 'credit', credit: 'debit' };

/** The lines of an account on both sides of the books; `bounds` limits them by `seq`. */
export function linesOf(brandId: SQL, accountId: SQL, bounds: (seq: SQL) => SQL): SQL {
  const side = (own: Side) => {
    const column = (name: string) => sql.raw(`t.${own}_${name}`);
    const amountIf = (isOwn: boolean) => (isOwn ? sql`t.amount` : sql`0::int8`);
    return sql`
      select t.id, t.line, t.at, t.kind, t.reference, ${column('seq')} as seq, ${column('balance')} as balance,
        ${amountIf(own === 'credit')} as money_in, ${amountIf(own === 'debit')} as money_out,
        ${sql.raw(`t.${OTHER[own]}_account_id`)} as counter_id
      from wallet_transfer t
      where ${column('account_id')} = ${accountId}
        and ${column('stripe')} = ${sql.raw(String(ONLY_STRIPE))}
        and ${bounds(column('seq'))}
        and t.brand_id = ${brandId}`;
  };
  return sql`(${side('debit')} union all ${side('credit')})`;
}

export type DaySum = { day: string; kind: TransferKind; moneyIn: bigint; moneyOut: bigint };

/**
 * What moved on the accounts on each day, by kind: existing sums and the lines after them, read in one statement, so
 * that a concurrent rollup neither hides nor doubles any.
 */
export async function sumDays(
  queries: Queries,
  { brandId, accountIds }: AccountKeys,
  days: readonly BusinessDay[],
): Promise<DaySum[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const brand = sql`${brandId}::uuid`;
  const { rows } = await queries.execute(sql`
    with account as (select id from unnest(${arrayOf(accountIds)}::uuid[]) as k(id))
    select s.day, s.kind, sum(s.money_in)::int8 as "moneyIn", sum(s.money_out)::int8 as "moneyOut"
    from (
      select d.day, d.kind, d.money_in, d.money_out
      from account a
      join wallet_day d on d.brand_id = ${brand} and d.account_id = a.id
        and d.day >= ${first.day}::date and d.day <= ${last.day}::date
      union all
      select b.day, l.kind, l.money_in, l.money_out
      from account a
      left join wallet_rolled r on r.brand_id = ${brand} and r.account_id = a.id
      cross join lateral ${linesOf(brand, sql`a.id`, (seq) => sql`${seq} > coalesce(r.seq, 0)`)} as l
      join ${dayTable(days)} as b on l.at >= b.starts and l.at < b.ends
    ) as s
    group by s.day, s.kind
    order by s.day, s.kind`);
  return rows as DaySum[];
}

/** The days as a table, so that the database assigns lines to days by their times. */
export function dayTable(days: readonly BusinessDay[]): SQL {
  const moments = (pick: (day: BusinessDay) => number) =>
    arrayOf(days.map((day) => `"${new Date(pick(day)).toISOString()}"`));
  return sql`(select k.day, k.starts, k.ends from unnest(${arrayOf(days.map(({ day }) => day))}::date[],
    ${moments(({ startsMs }) => startsMs)}::timestamptz[], ${moments(({ endsMs }) => endsMs)}::timestamptz[])
    as k(day, starts, ends))`;
}

/** Each account's last line number before a business day. */
export async function findLastBefore(
  queries: Queries,
  { brandId, accountIds }: AccountKeys,
  { day, startsMs }: Pick<BusinessDay, 'day' | 'startsMs'>,
): Promise<Map<string, bigint>> {
  const brand = sql`${brandId}::uuid`;
  const beyond = (seq: SQL) => sql`${seq} > coalesce(r.seq, 0)`;
  const { rows } = await queries.execute(sql`
    select a.id, greatest(d.seq, l.seq, 0) as seq
    from unnest(${arrayOf(accountIds)}::uuid[]) as a(id)
    left join wallet_rolled r on r.brand_id = ${brand} and r.account_id = a.id
    left join lateral (
      select max(w.last_seq) as seq
      from wallet_day w
      where w.brand_id = ${brand} and w.account_id = a.id and w.day = (
        select v.day
        from wallet_day v
        where v.brand_id = ${brand} and v.account_id = a.id and v.day < ${day}::date
        order by v.day desc, v.kind desc
        limit 1
      )
    ) as d on true
    left join lateral (
      select max(t.seq) as seq
      from ${linesOf(brand, sql`a.id`, beyond)} as t
      where t.at < ${new Date(startsMs).toISOString()}::timestamptz
    ) as l on true`);
  return new Map((rows as { id: string; seq: bigint }[]).map(({ id, seq }) => [id, seq]));
}

export type OwnLine = {
  postingId: string;
  line: number;
  atMs: number;
  kind: TransferKind;
  reference: string;
  seq: bigint;
  balance: bigint;
  moneyIn: bigint;
  moneyOut: bigint;
  counterId: string;
};

type Stretch = { afterSeq: bigint; upToSeq: bigint; limit: number };

/** The newest lines of an account between two numbers, optionally of some kinds only. */
export async function listNewest(
  queries: Queries,
  { brandId, accountId }: AccountKey,
  { kinds, ...stretch }: Stretch & { kinds: readonly string[] | null },
): Promise<OwnLine[]> {
  const brand = sql`${brandId}::uuid`;
  const account = sql`${accountId}::uuid`;
  const { afterSeq, upToSeq, limit } = stretch;
  if (upToSeq <= afterSeq || kinds?.length === 0) return [];
  // Numbers have no gaps, so without a filter the newest lines are among these.
  const nearest = upToSeq - BigInt(limit) > afterSeq ? upToSeq - BigInt(limit) : afterSeq;
  const lines = kinds
    ? sql`${seqsOfKinds(brand, account, { ...stretch, kinds })} as f(seq)
          cross join lateral ${linesOf(brand, account, (seq) => sql`${seq} = f.seq`)} as l`
    : sql`${linesOf(brand, account, (seq) => sql`${seq} > ${nearest} and ${seq} <= ${upToSeq}`)} as l`;
  const { rows } = await queries.execute(sql`
    select l.id as "postingId", l.line, (extract(epoch from l.at) * 1000)::bigint as at_ms, l.kind, l.reference, l.seq,
      l.balance, l.money_in as "moneyIn", l.money_out as "moneyOut", l.counter_id as "counterId"
    from ${lines}
    order by l.seq desc
    limit ${limit}`);
  return (rows as (Omit<OwnLine, 'atMs'> & { at_ms: bigint })[]).map(({ at_ms, ...line }) => ({
    ...line,
    atMs: Number(at_ms),
  }));
}

/** The numbers of the newest lines of some kinds: from the index, and from lines not yet in it. */
function seqsOfKinds(
  brand: SQL,
  account: SQL,
  { kinds, afterSeq, upToSeq, limit }: Stretch & { kinds: readonly string[] },
): SQL {
  const asked = sql`${arrayOf(kinds)}::text[]`;
  const beyond = (seq: SQL) => sql`${seq} > ${afterSeq} and ${seq} <= ${upToSeq} and ${seq} > coalesce(
    (select r.seq from wallet_rolled r where r.brand_id = ${brand} and r.account_id = ${account}), 0)`;
  return sql`(
    select s.seq
    from (
      select i.seq
      from unnest(${asked}) as k(kind)
      cross join lateral (
        select w.seq
        from wallet_record w
        where w.brand_id = ${brand} and w.account_id = ${account} and w.kind = k.kind
          and w.seq > ${afterSeq} and w.seq <= ${upToSeq}
        order by w.seq desc
        limit ${limit}
      ) as i
      union all
      select t.seq from ${linesOf(brand, account, beyond)} as t where t.kind = any(${asked})
    ) as s
    order by s.seq desc
    limit ${limit}
  )`;
}
