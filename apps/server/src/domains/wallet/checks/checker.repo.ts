import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { walletAccount } from '../ledger/ledger.schema.ts';
import { type LedgerFinding, walletCheck } from './checks.schema.ts';

export type CheckRow = typeof walletCheck.$inferSelect;

/** The id at the end of the next group of accounts; null: there are no more. */
export async function findEndOfNext(
  queries: Queries,
  { brandId, after, count }: { brandId: string; after: string; count: number },
): Promise<string | null> {
  const [end] = await queries
    .select({ id: walletAccount.id })
    .from(walletAccount)
    .where(and(eq(walletAccount.brandId, brandId), gt(walletAccount.id, after)))
    .orderBy(asc(walletAccount.id))
    .offset(count - 1)
    .limit(1);
  return end?.id ?? null;
}

type Span = { brandId: string; after: string; until: string };
type WrongRow = {
  account: string;
  stripe: number;
  balance: string;
  total: string;
  seq: string;
  lines: string;
  is_broken: boolean;
  is_below: boolean;
  is_mixed: boolean;
};

/**
 * Follows every transfer of the accounts in a span, in order, and compares with the balances, in one statement and so
 * as of one moment. Returns the discrepancies and how much was checked.
 */
export async function checkSpan(queries: Queries, { brandId, after, until }: Span) {
  const inSpan = (column: string) =>
    sql`brand_id = ${brandId} and ${sql.raw(column)} > ${after}::uuid and ${sql.raw(column)} <= ${until}::uuid`;
  const answer = await queries.execute(sql`
    with entry as (
      select debit_account_id as account_id, debit_stripe as stripe, debit_seq as seq, -amount as delta,
        debit_balance as after, currency
      from wallet_transfer
      where ${inSpan('debit_account_id')}
      union all
      select credit_account_id, credit_stripe, credit_seq, amount, credit_balance, currency
      from wallet_transfer
      where ${inSpan('credit_account_id')}
    ), chained as (
      select account_id, stripe, seq, delta, after, currency,
        lag(after, 1, 0::bigint) over chain as before,
        row_number() over chain as place
      from entry
      window chain as (partition by account_id, stripe order by seq)
    ), followed as (
      select account_id, stripe, count(*) as lines, sum(delta) as total, min(after) as lowest,
        bool_or(after <> before + delta or seq <> place) as is_broken,
        array_agg(distinct currency) as currencies
      from chained
      group by account_id, stripe
    ), kept as (
      select b.account_id, b.stripe, b.balance, b.seq, b.floor, a.currency
      from wallet_balance as b
      left join wallet_account as a on a.brand_id = b.brand_id and a.id = b.account_id
      where b.brand_id = ${brandId} and b.account_id > ${after}::uuid and b.account_id <= ${until}::uuid
    ), judged as (
      select coalesce(k.account_id, f.account_id) as account, coalesce(k.stripe, f.stripe) as stripe,
        k.balance, coalesce(f.total, 0) as total, k.seq, coalesce(f.lines, 0) as lines,
        coalesce(f.is_broken, false) as is_broken,
        coalesce(k.floor is not null and least(k.balance, f.lowest) < k.floor, false) as is_below,
        coalesce(f.currencies <> array[k.currency], k.currency is null) as is_mixed
      from kept as k
      full join followed as f on f.account_id = k.account_id and f.stripe = k.stripe
    )
    select 'wrong' as what, account::text, stripe, balance::text, total::text, seq::text, lines::text,
      is_broken, is_below, is_mixed
    from judged
    where balance is distinct from total or seq is distinct from lines or is_broken or is_below or is_mixed
    union all
    select 'looked', null, null, null, null, count(*)::text, coalesce(sum(lines), 0)::text, null, null, null
    from judged`);
  const rows = answer.rows as (WrongRow & { what: string })[];
  const looked = rows.find(({ what }) => what === 'looked');
  return {
    rows: Number(looked?.seq ?? 0),
    entries: Number(looked?.lines ?? 0),
    findings: rows.filter(({ what }) => what === 'wrong').map(describe),
  };
}

function describe(row: WrongRow): LedgerFinding {
  const subject = `account ${row.account}, row ${row.stripe}`;
  if (row.balance !== row.total)
    return { kind: 'balance', subject, expected: row.total, found: row.balance ?? 'none' };
  if (row.seq !== row.lines) return { kind: 'count', subject, expected: row.lines, found: row.seq ?? 'none' };
  if (row.is_broken) return { kind: 'chain', subject, expected: 'unbroken', found: 'broken' };
  if (row.is_below) return { kind: 'floor', subject, expected: 'at or above the floor', found: 'below' };
  return { kind: 'currency', subject, expected: 'one', found: 'another' };
}

/** Debits equal credits: in each currency all balances sum to zero. */
export async function checkSums(queries: Queries, brandId: string): Promise<LedgerFinding[]> {
  const answer = await queries.execute(sql`
    select a.currency, sum(b.balance)::text as total
    from wallet_balance as b
    join wallet_account as a on a.brand_id = b.brand_id and a.id = b.account_id
    where b.brand_id = ${brandId}
    group by a.currency
    having sum(b.balance) <> 0`);
  return (answer.rows as { currency: string; total: string }[]).map(({ currency, total }) => ({
    kind: 'sum',
    subject: currency,
    expected: '0',
    found: total,
  }));
}

/** Every posting has all its lines, and they belong to one request. */
export async function checkPostings(queries: Queries, brandId: string): Promise<LedgerFinding[]> {
  const answer = await queries.execute(sql`
    select id::text, count(*)::text as found, (max(line) + 1)::text as expected
    from wallet_transfer
    where brand_id = ${brandId}
    group by id
    having count(*) <> max(line) + 1 or min(request_hash::text) <> max(request_hash::text)
    limit 100`);
  return (answer.rows as { id: string; found: string; expected: string }[]).map(
    ({ id, found, expected }) => ({ kind: 'posting', subject: id, expected, found }),
  );
}

/** The open holds sum to the balance of `locked`. */
export async function checkHolds(queries: Queries, brandId: string): Promise<LedgerFinding[]> {
  const answer = await queries.execute(sql`
    with held as (
      select member_id::text as owner, currency, sum(amount) as amount
      from wallet_hold
      where brand_id = ${brandId} and state = 'open'
      group by member_id, currency
    ), locked as (
      select a.owner, a.currency, b.balance
      from wallet_account as a
      join wallet_balance as b on b.brand_id = a.brand_id and b.account_id = a.id
      where a.brand_id = ${brandId} and a.purpose = 'locked'
    )
    select coalesce(h.owner, l.owner) as owner, coalesce(h.amount, 0)::text as expected,
      coalesce(l.balance, 0)::text as found
    from held as h
    full join locked as l on l.owner = h.owner and l.currency = h.currency
    where coalesce(h.amount, 0) <> coalesce(l.balance, 0)
    limit 100`);
  return (answer.rows as { owner: string; expected: string; found: string }[]).map(
    ({ owner, expected, found }) => ({ kind: 'hold', subject: owner, expected, found }),
  );
}

export async function insertCheck(tx: Tx, row: CheckRow): Promise<void> {
  await tx.insert(walletCheck).values(row);
}

export async function listChecks(
  queries: Queries,
  { brandId, beforeId, limit }: { brandId: string; beforeId?: string | undefined; limit: number },
): Promise<CheckRow[]> {
  return queries
    .select()
    .from(walletCheck)
    .where(
      and(
        eq(walletCheck.brandId, brandId),
        beforeId === undefined ? undefined : lt(walletCheck.id, beforeId),
      ),
    )
    .orderBy(desc(walletCheck.id))
    .limit(limit);
}
