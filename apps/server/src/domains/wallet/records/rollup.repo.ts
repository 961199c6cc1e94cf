import { PURSES } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { BusinessDay } from '../../../tenancy/calendar.rules.ts';
import { dayTable, linesOf } from './records.repo.ts';
import { SLOT_SECONDS } from './rollup.rules.ts';
import {
  walletActiveSlot,
  walletBrandDay,
  walletBrandSlot,
  walletDay,
  walletMemberDay,
  walletRecord,
  walletRolled,
} from './rollup.schema.ts';

/** Lines of one account to add up: after one number, up to another. */
export type Due = { accountId: string; afterSeq: bigint; upToSeq: bigint };

const MEMBERS_PURPOSES = `(${PURSES.map((purse) => `'${purse}'`).join(', ')})`;

/** Members' accounts with lines not yet added up, ordered by id. */
export async function listBehind(
  queries: Queries,
  brandId: string,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await queries.execute(sql`
    select a.id
    from wallet_account a
    join wallet_balance b on b.brand_id = a.brand_id and b.account_id = a.id and b.stripe = 0
    left join wallet_rolled r on r.brand_id = a.brand_id and r.account_id = a.id
    where a.brand_id = ${brandId}::uuid and a.id > ${afterId}::uuid
      and a.purpose in ${sql.raw(MEMBERS_PURPOSES)}
      and b.seq > coalesce(r.seq, 0)
    order by a.id
    limit ${limit}`);
  return (rows as { id: string }[]).map(({ id }) => id);
}

/**
 * Locks each account's mark, ordered by id, and returns the lines after it. A concurrent rollup of the same account
 * waits here, and then finds nothing to do.
 */
export async function lockDue(
  tx: Tx,
  brandId: string,
  { accountIds, linesMax }: { accountIds: readonly string[]; linesMax: number },
): Promise<Due[]> {
  const ids = sql`${arrayOf([...accountIds].sort())}::uuid[]`;
  await tx.execute(sql`
    insert into wallet_rolled (brand_id, account_id, seq)
    select ${brandId}::uuid, k.id, 0
    from unnest(${ids}) as k(id)
    order by k.id
    on conflict do nothing`);
  await tx.execute(sql`
    select r.seq
    from wallet_rolled r
    where r.brand_id = ${brandId}::uuid and r.account_id = any(${ids})
    order by r.account_id
    for update`);
  // A separate statement, so that it sees what earlier holders of the locks wrote.
  const { rows } = await tx.execute(sql`
    select r.account_id as "accountId", r.seq as "afterSeq", least(b.seq, r.seq + ${linesMax}) as "upToSeq"
    from unnest(${ids}) as k(id)
    join wallet_rolled r on r.brand_id = ${brandId}::uuid and r.account_id = k.id
    join wallet_balance b on b.brand_id = r.brand_id and b.account_id = r.account_id and b.stripe = 0
    where b.seq > r.seq
    order by r.account_id`);
  return rows as Due[];
}

const dueTable = (due: readonly Due[]) => sql`
  unnest(${arrayOf(due.map(({ accountId }) => accountId))}::uuid[],
    ${arrayOf(due.map(({ afterSeq }) => afterSeq))}::int8[],
    ${arrayOf(due.map(({ upToSeq }) => upToSeq))}::int8[]) as k(account_id, after_seq, up_to_seq)`;

/** The first and last time of the lines. In each account the order of times is that of numbers. */
export async function spanOf(
  tx: Tx,
  brandId: string,
  due: readonly Due[],
): Promise<{ firstMs: number; lastMs: number }> {
  const brand = sql`${brandId}::uuid`;
  const ends = linesOf(brand, sql`k.account_id`, (seq) => sql`${seq} in (k.after_seq + 1, k.up_to_seq)`);
  const { rows } = await tx.execute(sql`
    select (extract(epoch from min(l.at)) * 1000)::bigint as first_ms,
      (extract(epoch from max(l.at)) * 1000)::bigint as last_ms
    from ${dueTable(due)}
    cross join lateral ${ends} as l`);
  const [span] = rows as { first_ms: bigint; last_ms: bigint }[];
  return { firstMs: Number(span?.first_ms), lastMs: Number(span?.last_ms) };
}

type Adding = {
  due: readonly Due[];
  days: readonly BusinessDay[];
  slotsFrom: string;
  /** Whether a member is a bot of a demonstration, as a condition on two columns. */
  isDemoBot(brandId: string, memberId: string): string;
};

/**
 * Adds the lines to every sum and to the index of kinds, and moves the marks, in one statement. Sums over all members
 * leave demo bots out.
 */
export async function addLines(
  tx: Tx,
  brandId: string,
  { due, days, slotsFrom, isDemoBot }: Adding,
): Promise<void> {
  const brand = sql`${brandId}::uuid`;
  const within = linesOf(
    brand,
    sql`k.account_id`,
    (seq) => sql`${seq} > k.after_seq and ${seq} <= k.up_to_seq`,
  );
  await tx.execute(sql`
    with line as materialized (
      select k.account_id, a.owner::uuid as member_id, a.currency, b.day, l.kind, l.seq, l.money_in, l.money_out,
        floor(extract(epoch from l.at - b.starts) / ${SLOT_SECONDS})::int as slot
      from ${dueTable(due)}
      join wallet_account a on a.brand_id = ${brand} and a.id = k.account_id
      cross join lateral ${within} as l
      join ${dayTable(days)} as b on l.at >= b.starts and l.at < b.ends
    ), of_members as materialized (
      select line.*
      from line
      join wallet_account a on a.brand_id = ${brand} and a.id = line.account_id
      where not ${sql.raw(isDemoBot('a.brand_id', 'a.owner::uuid'))}
    ), of_account as (
      insert into wallet_day as w (brand_id, account_id, day, kind, money_in, money_out, count, last_seq)
      select ${brand}, account_id, day, kind, sum(money_in), sum(money_out), count(*), max(seq)
      from line
      group by account_id, day, kind
      order by account_id, day, kind
      on conflict (brand_id, account_id, day, kind) do update
      set money_in = w.money_in + excluded.money_in,
        money_out = w.money_out + excluded.money_out,
        count = w.count + excluded.count,
        last_seq = excluded.last_seq
    ), of_kind as (
      insert into wallet_record (brand_id, account_id, kind, seq)
      select ${brand}, account_id, kind, seq from line
    ), newcomer as (
      insert into wallet_member_day (brand_id, day, currency, kind, member_id, slot)
      select ${brand}, day, currency, kind, member_id, min(slot)
      from of_members
      group by day, currency, kind, member_id
      order by day, currency, kind, member_id
      on conflict do nothing
      returning day, currency, kind
    ), earlier as (
      update wallet_member_day w
      set slot = f.slot
      from (
        select day, currency, kind, member_id, min(slot) as slot from of_members group by day, currency, kind, member_id
      ) as f
      where w.brand_id = ${brand} and w.day = f.day and w.currency = f.currency and w.kind = f.kind
        and w.member_id = f.member_id and w.slot > f.slot
    ), newcomers as (
      select day, currency, kind, count(*) as members from newcomer group by day, currency, kind
    ), of_brand as (
      insert into wallet_brand_day as w (brand_id, day, currency, kind, money_in, money_out, count, members)
      select ${brand}, s.day, s.currency, s.kind, s.money_in, s.money_out, s.count, coalesce(n.members, 0)
      from (
        select day, currency, kind, sum(money_in) as money_in, sum(money_out) as money_out, count(*) as count
        from of_members
        group by day, currency, kind
      ) as s
      left join newcomers n on n.day = s.day and n.currency = s.currency and n.kind = s.kind
      order by s.day, s.currency, s.kind
      on conflict (brand_id, day, currency, kind) do update
      set money_in = w.money_in + excluded.money_in,
        money_out = w.money_out + excluded.money_out,
        count = w.count + excluded.count,
        members = w.members + excluded.members
    ), of_slot as (
      insert into wallet_brand_slot as w (brand_id, day, slot, currency, kind, money_in, money_out, count)
      select ${brand}, day, slot, currency, kind, sum(money_in), sum(money_out), count(*)
      from of_members
      where day >= ${slotsFrom}::date
      group by day, slot, currency, kind
      order by day, slot, currency, kind
      on conflict (brand_id, day, slot, currency, kind) do update
      set money_in = w.money_in + excluded.money_in,
        money_out = w.money_out + excluded.money_out,
        count = w.count + excluded.count
    )
    update wallet_rolled r
    set seq = k.up_to_seq
    from ${dueTable(due)}
    where r.brand_id = ${brand} and r.account_id = k.account_id`);
}

/** Forgets the slots of days that nothing is compared with any more. */
export async function dropSlotsBefore(queries: Queries, brandId: string, day: string): Promise<void> {
  await queries
    .delete(walletBrandSlot)
    .where(and(eq(walletBrandSlot.brandId, brandId), lt(walletBrandSlot.day, day)));
}

export async function markRolled(queries: Queries, brandId: string, at: Date): Promise<void> {
  await queries.execute(sql`
    insert into wallet_rollup (brand_id, at)
    values (${brandId}::uuid, ${at.toISOString()}::timestamptz)
    on conflict (brand_id) do update
    set at = excluded.at`);
}

/** Deletes all sums of a brand, so they can be derived again. */
export async function clearRollups(tx: Tx, brandId: string): Promise<void> {
  // No rollup runs meanwhile, and readers see either all of it or nothing.
  await tx.execute(
    sql`lock table wallet_rolled, wallet_day, wallet_record, wallet_member_day, wallet_brand_day, wallet_brand_slot, wallet_active_slot
      in exclusive mode`,
  );
  for (const table of [
    walletDay,
    walletRecord,
    walletMemberDay,
    walletBrandDay,
    walletBrandSlot,
    walletActiveSlot,
    walletRolled,
  ])
    await tx.delete(table).where(eq(table.brandId, brandId));
}
