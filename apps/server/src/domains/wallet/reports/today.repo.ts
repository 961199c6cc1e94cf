import type { TransferKind } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { TRIAL_CURRENCY } from '@parlour/money';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { walletActiveSlot } from '../records/rollup.schema.ts';
import { ACTIVE_KINDS, type ActiveSlot, UNKNOWN_SLOT } from './today.rules.ts';

type Span = { from: string; slotsFrom: string; until: number; slotsPerHour: number };

/** A sum of a whole day (`hour` null) or of an hour of it, with what came before the slot that is compared with. */
export type SumRow = {
  readonly kind: TransferKind;
  readonly moneyIn: bigint;
  readonly moneyOut: bigint;
  readonly day: string;
  readonly currency: string;
  readonly hour: number | null;
  readonly inUntil: bigint;
  readonly outUntil: bigint;
  readonly count: bigint;
};

/** A brand's sums by day and, of the last days, by hour: one statement, so that both are of one moment. */
export async function listTodaySums(
  queries: Queries,
  brandId: string,
  { from, slotsFrom, until, slotsPerHour }: Span,
): Promise<SumRow[]> {
  const { rows } = await queries.execute(sql`
    select d.day::text as day, d.currency, d.kind, null::int as hour, d.money_in as "moneyIn",
      d.money_out as "moneyOut", 0::int8 as "inUntil", 0::int8 as "outUntil", d.count
    from wallet_brand_day d
    where d.brand_id = ${brandId}::uuid and d.day >= ${from}::date and d.currency <> ${TRIAL_CURRENCY}
    union all
    select s.day::text, s.currency, s.kind, s.slot / ${slotsPerHour}, sum(s.money_in)::int8, sum(s.money_out)::int8,
      coalesce(sum(s.money_in) filter (where s.slot < ${until}), 0)::int8,
      coalesce(sum(s.money_out) filter (where s.slot < ${until}), 0)::int8,
      sum(s.count)::int8
    from wallet_brand_slot s
    where s.brand_id = ${brandId}::uuid and s.day >= ${slotsFrom}::date and s.currency <> ${TRIAL_CURRENCY}
    group by 1, 2, 3, 4`);
  return rows as SumRow[];
}

/** Counts the members of days by the slot in which each was first active. */
export async function countActive(
  queries: Queries,
  brandId: string,
  { from, to }: { from: string; to: string },
): Promise<ActiveSlot[]> {
  const { rows } = await queries.execute(sql`
    select m.day::text as day, m.currency, coalesce(m.slot, ${UNKNOWN_SLOT})::int as slot, count(*)::int as members
    from (
      select day, currency, member_id, min(slot) as slot
      from wallet_member_day
      where brand_id = ${brandId}::uuid and day between ${from}::date and ${to}::date
        and currency <> ${TRIAL_CURRENCY} and kind = any(${arrayOf([...ACTIVE_KINDS])}::text[])
      group by day, currency, member_id
    ) as m
    group by 1, 2, 3`);
  return rows as ActiveSlot[];
}

/** What was counted of days that are over. */
export function listActiveSlots(queries: Queries, brandId: string, from: string): Promise<ActiveSlot[]> {
  const { day, currency, slot, members } = walletActiveSlot;
  return queries
    .select({ day, currency, slot, members })
    .from(walletActiveSlot)
    .where(and(eq(walletActiveSlot.brandId, brandId), gte(day, from)));
}

/** Repeatable: another process may have counted the same days. Days before are no longer shown. */
export async function keepActiveSlots(
  queries: Queries,
  brandId: string,
  { from, slots }: { from: string; slots: readonly ActiveSlot[] },
): Promise<void> {
  if (slots.length === 0) return;
  await queries
    .insert(walletActiveSlot)
    .values(slots.map((slot) => ({ brandId, ...slot })))
    .onConflictDoNothing();
  await queries
    .delete(walletActiveSlot)
    .where(and(eq(walletActiveSlot.brandId, brandId), lt(walletActiveSlot.day, from)));
}
