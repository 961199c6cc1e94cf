import type { Queries, Run } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, eq } from 'drizzle-orm';
import { walletUsage } from './ledger.schema.ts';
import type { Usage } from './usage.rules.ts';

export type UsageKey = { brandId: string; memberId: string; currency: string };
export type KeptUsage = UsageKey & { usage: Usage };

const FIGURES = `deposited_day, deposited_week, deposited_month, staked_day, staked_week, staked_month,
  lost_day, lost_week, lost_month`;

type UsageColumns = [memberId: string, currency: string, day: string, ...figures: bigint[]];

/** Locks and reads what guarded members used, in key order. */
export async function lockUsages(run: Run, keys: readonly UsageKey[]): Promise<KeptUsage[]> {
  const rows = (await run({
    name: 'wallet_lock_usages',
    text: `select u.member_id, u.currency, u.day, ${FIGURES}
           from unnest($1::uuid[], $2::uuid[], $3::text[]) as k(brand_id, member_id, currency)
           cross join lateral (
             select member_id, currency, day::text as day, ${FIGURES}
             from wallet_usage
             where brand_id = k.brand_id and member_id = k.member_id and currency = k.currency
             for update
           ) as u`,
    values: keyValues(keys),
  })) as UsageColumns[];
  const brandOf = new Map(keys.map(({ brandId, memberId }) => [memberId, brandId]));
  return rows.map(([memberId, currency, day, ...figures]) => ({
    brandId: brandOf.get(memberId) as string,
    memberId,
    currency,
    usage: { day, deposit: periods(figures, 0), stake: periods(figures, 3), loss: periods(figures, 6) },
  }));
}

/** The same of one member, without a lock. */
export async function findUsage(
  queries: Queries,
  { brandId, memberId, currency }: UsageKey,
): Promise<Usage | undefined> {
  const [row] = await queries
    .select()
    .from(walletUsage)
    .where(
      and(
        eq(walletUsage.brandId, brandId),
        eq(walletUsage.memberId, memberId),
        eq(walletUsage.currency, currency),
      ),
    );
  return (
    row && {
      day: row.day,
      deposit: { day: row.depositedDay, week: row.depositedWeek, month: row.depositedMonth },
      stake: { day: row.stakedDay, week: row.stakedWeek, month: row.stakedMonth },
      loss: { day: row.lostDay, week: row.lostWeek, month: row.lostMonth },
    }
  );
}

function periods(figures: bigint[], from: number) {
  const [day = 0n, week = 0n, month = 0n] = figures.slice(from, from + 3);
  return { day, week, month };
}

/** Writes the figures, including first ones. */
export async function saveUsages(run: Run, kept: readonly KeptUsage[]): Promise<void> {
  const figure = (kind: 'deposit' | 'stake' | 'loss', period: 'day' | 'week' | 'month') =>
    arrayOf(kept.map(({ usage }) => usage[kind][period]));
  await run({
    name: 'wallet_save_usages',
    text: `insert into wallet_usage (brand_id, member_id, currency, day, ${FIGURES})
           select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[], $5::int8[], $6::int8[], $7::int8[],
             $8::int8[], $9::int8[], $10::int8[], $11::int8[], $12::int8[], $13::int8[])
           on conflict (brand_id, member_id, currency) do update
           set (day, ${FIGURES}) = (excluded.day, ${FIGURES.replace(/\w+_\w+/g, 'excluded.$&')})`,
    values: [
      ...keyValues(kept),
      arrayOf(kept.map(({ usage }) => usage.day)),
      figure('deposit', 'day'),
      figure('deposit', 'week'),
      figure('deposit', 'month'),
      figure('stake', 'day'),
      figure('stake', 'week'),
      figure('stake', 'month'),
      figure('loss', 'day'),
      figure('loss', 'week'),
      figure('loss', 'month'),
    ],
  });
}

function keyValues(keys: readonly UsageKey[]): string[] {
  return [
    arrayOf(keys.map(({ brandId }) => brandId)),
    arrayOf(keys.map(({ memberId }) => memberId)),
    arrayOf(keys.map(({ currency }) => currency)),
  ];
}
