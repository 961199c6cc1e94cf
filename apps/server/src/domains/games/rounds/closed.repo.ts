import type { GameCategory } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { type SQL, sql } from 'drizzle-orm';
import { NOT_WON } from '../transactions/transactions.schema.ts';
import { LEFT_AFTER_MS, READ_BEFORE_MS } from './closed.rules.ts';

type Whose = { brandId: string; currency: string };

/** A round that was closed, with what stands of it: bets that were rolled back do not count. */
export type ClosedRound = {
  vendor: string;
  round: string;
  gameCode: string;
  category: GameCategory;
  /** As published, in per cent; null: it is not. */
  returned: string | null;
  staked: bigint;
  /** The part of the stakes that was the member's own money. */
  ownStaked: bigint;
  paid: bigint;
  ownPaid: bigint;
  /** Its player never ended it. */
  wasLeft: boolean;
};
/** `betAt`: when the last of its bets was placed. */
export type DatedRound = ClosedRound & { betAt: Date };
type BrandRound = Omit<ClosedRound, 'returned'> & { memberId: string; closedAt: Date };

type Span = { readonly fromMs: number; readonly untilMs: number };

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;

/** Of a rollback: what it took back of a bet, or of a win that was paid. Asked of rollbacks alone. */
const takenBack = (kind: 'bet' | 'win', what: string) => `when t.kind = 'rollback' then -(
          select ${what}
          from games_transaction o
          where o.brand_id = t.brand_id and o.vendor = t.vendor and o.transaction_id = t.reference_id
            and o.kind = '${kind}' and o.note not in (${NOT_WON}))`;
/** Most have no note, which is quicker to see than that it is none of those. */
const isMoved = `(t.note = '' or t.note not in (${NOT_WON}))`;
const sumOf = (kind: 'bet' | 'win', column: 'amount' | 'bonus_amount') => `coalesce(sum(case
          when t.kind = '${kind}' and ${isMoved} then t.${column}
          ${takenBack(kind, column === 'amount' ? 't.amount' : `o.${column}`)} end), 0)::int8`;

/** What stands of the transactions `t`. */
const sums = sql.raw(`${sumOf('bet', 'amount')} as staked, ${sumOf('bet', 'bonus_amount')} as bonus_staked,
        ${sumOf('win', 'amount')} as paid, ${sumOf('win', 'bonus_amount')} as bonus_paid`);
const own = sql.raw(
  `s.staked, s.staked - s.bonus_staked as own_staked, s.paid, s.paid - s.bonus_paid as own_paid,
        coalesce(s.closed_at - s.bet_at >= interval '${LEFT_AFTER_MS} milliseconds', false) as was_left`,
);
const dates = sql.raw(`max(t.at) filter (where t.kind = 'bet') as bet_at,
        min(t.at) filter (where t.closes_round) as closed_at`);

/** All transactions of a round `r`, found by the round alone: with more to go by, a planner may read the whole vendor. */
const wholeRound = sql`cross join lateral (
      select min(t.at) as first_at, ${dates}, ${sums}
      from games_transaction t
      where t.round = r.round and t.member_id = r.member_id
        and (t.brand_id, t.vendor, t.game_code) is not distinct from (r.brand_id, r.vendor, r.game_code)
    ) as s`;
const itsTitle = sql`join games_title g on g.brand_id = r.brand_id and g.node_id = r.vendor || '.' || r.game_code`;

/** Rounds of a member that began after one moment, but not in certain spans, and were closed between two others. */
export async function listClosedRounds(
  queries: Queries,
  { brandId, currency, memberId }: Whose & { memberId: string },
  { begunFromMs, except = [], fromMs, untilMs }: Span & { begunFromMs: number; except?: readonly Span[] },
): Promise<DatedRound[]> {
  const left = except.map(
    (span) => sql`and not (c.first_at >= ${moment(span.fromMs)} and c.first_at < ${moment(span.untilMs)})`,
  );
  const { rows } = await queries.execute(sql`
    select c.*
    from (
      select r.vendor, r.round, r.game_code, g.category, g.return_to_player as returned, s.first_at, s.bet_at, ${own}
      from (
        select t.brand_id, t.member_id, t.vendor, t.game_code, t.round
        from games_transaction t
        where t.member_id = ${memberId}::uuid and t.at >= ${moment(fromMs)} and t.at < ${moment(untilMs)}
          and t.brand_id = ${brandId}::uuid and t.currency = ${currency} and t.closes_round
        group by t.brand_id, t.member_id, t.vendor, t.game_code, t.round
      ) as r
      ${itsTitle}
      ${wholeRound}
    ) as c
    where c.first_at >= ${moment(begunFromMs)} and c.staked > 0 ${sql.join(left, sql` `)}
    order by c.vendor, c.round, c.game_code`);
  return (rows as (RoundColumns & { first_at: unknown; bet_at: Date | string })[]).map(
    ({ game_code, own_staked, own_paid, was_left, first_at: _first, bet_at, ...round }) => ({
      ...round,
      gameCode: game_code,
      ownStaked: own_staked,
      ownPaid: own_paid,
      wasLeft: was_left,
      betAt: new Date(bet_at),
    }),
  );
}
type RoundColumns = Omit<ClosedRound, 'gameCode' | 'ownStaked' | 'ownPaid' | 'wasLeft'> & {
  game_code: string;
  own_staked: bigint;
  own_paid: bigint;
  was_left: boolean;
};

/** Rounds of all members of a brand that were closed between two moments: a round is closed once, when it first was. */
export async function listBrandRounds(
  queries: Queries,
  { brandId, currency }: Whose,
  { fromMs, untilMs }: Span,
): Promise<BrandRound[]> {
  const { rows } = await queries.execute(sql`
    select r.member_id, r.vendor, r.round, r.game_code, g.category, ${own}, s.closed_at
    from (
      select distinct t.brand_id, t.member_id, t.vendor, t.game_code, t.round
      from games_transaction t
      where t.at >= ${moment(fromMs)} and t.at < ${moment(untilMs)}
        and t.brand_id = ${brandId}::uuid and t.currency = ${currency} and t.closes_round
    ) as r
    ${itsTitle}
    ${wholeRound}
    where s.closed_at >= ${moment(fromMs)} and s.staked > 0
    order by s.closed_at, r.vendor, r.round, r.game_code, r.member_id`);
  return (rows as (RoundColumns & { member_id: string; closed_at: Date | string })[]).map(
    ({ game_code, own_staked, own_paid, was_left, member_id, closed_at, returned: _returned, ...round }) => ({
      ...round,
      wasLeft: was_left,
      memberId: member_id,
      gameCode: game_code,
      ownStaked: own_staked,
      ownPaid: own_paid,
      closedAt: new Date(closed_at),
    }),
  );
}

/**
 * As SQL: rounds of many members that closed in a span, for a statement that adds them up. Columns `member_id`,
 * `category`, `weight`, `staked`, `own_staked`, `paid`, `own_paid`, `was_left`, a row for each round. `weightOf`: what the
 * published return of a title counts for; it is asked once for each title.
 */
export function closedRounds(
  { brandId, currency, memberIds }: Whose & { memberIds: readonly string[] },
  { fromMs, untilMs }: Span,
  weightOf: (returned: SQL) => SQL = () => sql`null`,
): SQL {
  return sql`(
    with titles as materialized (
      select t.vendor, t.game_code, t.category, ${weightOf(sql`t.return_to_player`)} as weight
      from games_title t
      where t.brand_id = ${brandId}::uuid
    ), s as materialized (
      select t.member_id, t.vendor, t.game_code, t.round, bool_or(t.kind = 'bet') as has_bet, ${dates}, ${sums}
      from games_transaction t
      where t.member_id = any(${arrayOf(memberIds)}::uuid[]) and t.at >= ${moment(fromMs - READ_BEFORE_MS)}
        and t.at < ${moment(untilMs)} and t.brand_id = ${brandId}::uuid and t.currency = ${currency}
      group by t.member_id, t.vendor, t.game_code, t.round
      having min(t.at) filter (where t.closes_round) >= ${moment(fromMs)}
    ), r as (
      select ${brandId}::uuid as brand_id, s.member_id, s.vendor, s.game_code, s.round
      from s
      where not s.has_bet
    )
    select s.member_id, g.category, g.weight, ${own}
    from s
    join titles g on g.vendor = s.vendor and g.game_code = s.game_code
    where s.has_bet
    union all
    select r.member_id, g.category, g.weight, ${own}
    from r
    join titles g on g.vendor = r.vendor and g.game_code = r.game_code
    ${wholeRound}
  )`;
}

/** Of one member, as SQL of many, or of all of a brand. */
export interface ClosedRounds {
  listOf(
    queries: Queries,
    member: Whose & { memberId: string },
    span: Span & { begunFromMs: number; except?: readonly Span[] },
  ): Promise<DatedRound[]>;
  within(whose: Whose & { memberIds: readonly string[] }, span: Span, weightOf?: (returned: SQL) => SQL): SQL;
  ofBrand(queries: Queries, whose: Whose, span: Span): Promise<BrandRound[]>;
}
export const CLOSED_ROUNDS: ClosedRounds = {
  listOf: listClosedRounds,
  within: closedRounds,
  ofBrand: listBrandRounds,
};
