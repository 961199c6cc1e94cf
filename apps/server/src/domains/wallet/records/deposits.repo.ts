import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { sql } from 'drizzle-orm';
import { accountId } from '../ledger/ledger.ts';

type Whose = { brandId: string; currency: string; memberIds: readonly string[] };

/** What members deposited on business days from one to another, as far as days are added up; who did not is absent. */
export async function sumDeposits(
  queries: Queries,
  { brandId, currency, memberIds }: Whose,
  { from, to }: { from: string; to: string },
): Promise<Map<string, bigint>> {
  if (memberIds.length === 0) return new Map();
  const ids = memberIds.map((owner) => accountId({ brandId, owner, purpose: 'main', currency }));
  const { rows } = await queries.execute(sql`
    select k.member_id as id, sum(w.money_in)::int8 as deposited
    from unnest(${arrayOf(memberIds)}::uuid[], ${arrayOf(ids)}::uuid[]) as k(member_id, account_id)
    join wallet_day w on w.brand_id = ${brandId}::uuid and w.account_id = k.account_id
      and w.day >= ${from}::date and w.day <= ${to}::date and w.kind = 'deposit'
    group by k.member_id`);
  return new Map((rows as { id: string; deposited: bigint }[]).map(({ id, deposited }) => [id, deposited]));
}

/** The same day by day. */
export async function listDepositDays(
  queries: Queries,
  { brandId, currency, memberIds }: Whose,
  { from, to }: { from: string; to: string },
): Promise<{ memberId: string; day: string; deposited: bigint }[]> {
  if (memberIds.length === 0) return [];
  const ids = memberIds.map((owner) => accountId({ brandId, owner, purpose: 'main', currency }));
  const { rows } = await queries.execute(sql`
    select k.member_id as "memberId", w.day::text as day, sum(w.money_in)::int8 as deposited
    from unnest(${arrayOf(memberIds)}::uuid[], ${arrayOf(ids)}::uuid[]) as k(member_id, account_id)
    join wallet_day w on w.brand_id = ${brandId}::uuid and w.account_id = k.account_id
      and w.day >= ${from}::date and w.day <= ${to}::date and w.kind = 'deposit'
    group by k.member_id, w.day`);
  return rows as { memberId: string; day: string; deposited: bigint }[];
}

/** On how many of these days each member of a brand deposited so much, as far as days are added up. */
export async function countDepositDays(
  queries: Queries,
  brandId: string,
  { currency, from, to, least }: { currency: string; from: string; to: string; least: bigint },
): Promise<{ memberId: string; days: number }[]> {
  const { rows } = await queries.execute(sql`
    select a.owner as "memberId", count(*)::int as days
    from wallet_day w
    join wallet_account a on a.brand_id = w.brand_id and a.id = w.account_id
    where w.brand_id = ${brandId}::uuid and w.day >= ${from}::date and w.day <= ${to}::date
      and w.kind = 'deposit' and w.money_in >= ${least}::int8
      and a.purpose = 'main' and a.currency = ${currency}
    group by a.owner`);
  return rows as { memberId: string; days: number }[];
}
