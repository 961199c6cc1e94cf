import type { GameCategory } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf, textArrayOf } from '@parlour/database/statement';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { promotionsPlayDay } from './play.schema.ts';
import {
  AT_RISK_CATEGORIES,
  ODDS_LEAST,
  ODDS_SHOWN_CATEGORIES,
  UNFIRED_CATEGORY,
} from './valid-stake.rules.ts';
import { WEIGHT_PER_EDGE } from './weights.rules.ts';

export type FigureDay = { day: string; currency: string };

const listOf = (categories: readonly GameCategory[]) =>
  sql.raw(`(${categories.map((category) => `'${category}'`).join(', ')})`);

/** `validStake` of valid-stake.rules.ts as SQL; a test compares the two. */
const valid = sql`case
      when r.category in ${listOf(ODDS_SHOWN_CATEGORIES)} and r.paid > r.staked
        and r.paid * ${sql.raw(`${ODDS_LEAST.under}`)} < r.staked * ${sql.raw(`${ODDS_LEAST.over}`)} then 0
      when r.category in ${listOf(AT_RISK_CATEGORIES)} or (r.was_left and r.category in ${listOf([UNFIRED_CATEGORY])})
        then least(r.staked, abs(r.paid - r.staked))
      else r.staked
    end`;

/** `weightOfTitle` of weights.rules.ts as SQL; a test compares the two. */
export const weightInSql = (returned: SQL): SQL => sql`
  case when ${returned} is null then 0
    else greatest(0, least(100, floor((100 - ${returned}::numeric) * ${sql.raw(`${WEIGHT_PER_EDGE}`)}))) end`;

const validOf = (rounds: SQL) => sql`(select r.*, ${valid} as valid from ${rounds} as r)`;

/** What was staked validly in closed rounds. */
export async function sumValid(queries: Queries, rounds: SQL): Promise<bigint> {
  const { rows } = await queries.execute(sql`
    select coalesce(sum(v.valid), 0)::int8 as valid from ${validOf(rounds)} as v`);
  return (rows as { valid: bigint }[])[0]?.valid ?? 0n;
}

/** Adds up closed rounds, with their weights, by member and category. A member's day is written once. */
export async function insertGameFigures(
  tx: Tx,
  brandId: string,
  { day, currency, rounds }: FigureDay & { rounds: SQL },
): Promise<void> {
  // By hash: planners without statistics sort every transaction by its names, which takes twice as long.
  await allowSorting(tx, false);
  await tx.execute(sql`
    insert into ${promotionsPlayDay} (brand_id, member_id, day, category, currency, staked, own_staked, paid, own_paid,
      valid, own_valid, counted, own_counted)
    select ${brandId}::uuid, v.member_id, ${day}::date, v.category, ${currency}, sum(v.staked), sum(v.own_staked),
      sum(v.paid), sum(v.own_paid), sum(v.valid), sum(v.own_valid), div(sum(v.valid * v.weight), 100),
      div(sum(v.own_valid * v.weight), 100)
    from (
      select v.*,
        case when v.own_staked = v.staked then v.valid else div(v.valid::numeric * v.own_staked, v.staked) end as own_valid
      from ${validOf(rounds)} as v
    ) as v
    group by v.member_id, v.category
    having sum(v.staked) > 0 or sum(v.paid) > 0
    on conflict do nothing`);
  await allowSorting(tx, true);
}

async function allowSorting(tx: Tx, isAllowed: boolean): Promise<void> {
  for (const way of ['enable_sort', 'enable_incremental_sort'])
    await tx.execute(sql.raw(`set local ${way} = ${isAllowed ? 'on' : 'off'}`));
}

export type FiguresWanted = FigureDay & { readonly brandId: string; readonly memberIds: readonly string[] };

/**
 * As SQL: members `m` with their figures `f` of a day, found member by member. A planner knows nothing of a day that
 * has just been written, and left to itself may read the brand's whole history.
 */
export const figuresOf = ({ brandId, day, currency, memberIds }: FiguresWanted): SQL => sql`
  unnest(${arrayOf(memberIds)}::uuid[]) as m(id)
  cross join lateral (
    select p.category, p.own_staked, p.own_paid, p.valid, p.counted, p.own_counted
    from ${promotionsPlayDay} p
    where p.brand_id = ${brandId}::uuid and p.member_id = m.id and p.day = ${day}::date and p.currency = ${currency}
    offset 0
  ) as f`;

export type LotteryFigure = {
  memberId: string;
  staked: bigint;
  ownStaked: bigint;
  paid: bigint;
  ownPaid: bigint;
  valid: bigint;
  ownValid: bigint;
  counted: bigint;
  ownCounted: bigint;
};

/** The house's lotteries are added to whatever vendors' rounds of the category there are. */
export async function addLotteryFigures(
  tx: Tx,
  brandId: string,
  { day, currency, figures }: FigureDay & { figures: readonly LotteryFigure[] },
): Promise<void> {
  if (figures.length === 0) return;
  const column = (read: (figure: LotteryFigure) => bigint) => sql`${arrayOf(figures.map(read))}::int8[]`;
  await tx.execute(sql`
    insert into ${promotionsPlayDay} as w (brand_id, member_id, day, category, currency, staked, own_staked, paid, own_paid,
      valid, own_valid, counted, own_counted)
    select ${brandId}::uuid, f.member_id, ${day}::date, 'LOTT', ${currency}, f.staked, f.own_staked, f.paid, f.own_paid,
      f.valid, f.own_valid, f.counted, f.own_counted
    from unnest(${textArrayOf(figures.map(({ memberId }) => memberId))}::uuid[], ${column((f) => f.staked)},
      ${column((f) => f.ownStaked)}, ${column((f) => f.paid)}, ${column((f) => f.ownPaid)}, ${column((f) => f.valid)},
      ${column((f) => f.ownValid)}, ${column((f) => f.counted)}, ${column((f) => f.ownCounted)})
      as f(member_id, staked, own_staked, paid, own_paid, valid, own_valid, counted, own_counted)
    on conflict (brand_id, member_id, day, category, currency) do update
    set staked = w.staked + excluded.staked, own_staked = w.own_staked + excluded.own_staked,
      paid = w.paid + excluded.paid, own_paid = w.own_paid + excluded.own_paid,
      valid = w.valid + excluded.valid, own_valid = w.own_valid + excluded.own_valid,
      counted = w.counted + excluded.counted, own_counted = w.own_counted + excluded.own_counted`);
}

/** What a member played on a business day, by category. */
export function listPlayOfDay(
  queries: Queries,
  brandId: string,
  { memberId, day }: { memberId: string; day: string },
): Promise<(typeof promotionsPlayDay.$inferSelect)[]> {
  const p = promotionsPlayDay;
  return queries
    .select()
    .from(p)
    .where(and(eq(p.brandId, brandId), eq(p.memberId, memberId), eq(p.day, day)))
    .orderBy(asc(p.category));
}
