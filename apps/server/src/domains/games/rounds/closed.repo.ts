import type { GameCategory } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { type SQL, sql } from 'drizzle-orm';
import { READ_BEFORE_MS } from './closed.rules.ts';
import { NOT_WON, roundSums } from './rounds.repo.ts';

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
};

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;

/** Rounds of a member that began after one moment and were closed by another. */
export async function listClosedRounds(
  queries: Queries,
  { brandId, currency, memberId }: Whose & { memberId: string },
  { begunFromMs, closedUntilMs }: { begunFromMs: number; closedUntilMs: number },
): Promise<ClosedRound[]> {
  const { rows } = await queries.execute(sql`
    select b.vendor, b.round, b.game_code as "gameCode", g.category, g.return_to_player as returned, s.staked,
      s.staked - s.bonus_staked as "ownStaked", s.won as paid, s.won - s.bonus_won as "ownPaid"
    from (
      select t.brand_id, t.member_id, t.vendor, t.game_code, t.round
      from games_transaction t
      where t.member_id = ${memberId}::uuid and t.at >= ${moment(begunFromMs)} and t.at < ${moment(closedUntilMs)}
        and t.brand_id = ${brandId}::uuid and t.currency = ${currency}
      group by t.brand_id, t.member_id, t.vendor, t.game_code, t.round
      having bool_or(t.closes_round)
    ) as b
    join games_title g on g.brand_id = b.brand_id and g.node_id = b.vendor || '.' || b.game_code
    ${roundSums}
    where s.first_at >= ${moment(begunFromMs)} and s.staked > 0
    order by b.vendor, b.round, b.game_code`);
  return rows as ClosedRound[];
}

/** Of a rollback: what it took back of a bet, or of a win that was paid. Asked of rollbacks alone. */
const takenBack = (kind: 'bet' | 'win', what: string) =>
  sql.raw(`when t.kind = 'rollback' then -(
          select ${what}
          from games_transaction o
          where o.brand_id = t.brand_id and o.vendor = t.vendor and o.transaction_id = t.reference_id
            and o.kind = '${kind}' and o.note not in (${NOT_WON}))`);
const sumOf = (kind: 'bet' | 'win', column: string) => sql`coalesce(sum(case
          when t.kind = ${sql.raw(`'${kind}' and t.note not in (${NOT_WON}) then t.${column}`)}
          ${takenBack(kind, column === 'amount' ? 't.amount' : `o.${column}`)} end), 0)::int8`;

/**
 * As SQL: rounds of many members that closed in a span, for a statement that adds them up. Columns `member_id`,
 * `category`, `staked`, `own_staked`, `paid`, `own_paid`, a row for each round.
 */
export function closedRounds(
  { brandId, currency, memberIds }: Whose & { memberIds: readonly string[] },
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): SQL {
  return sql`(
    select r.member_id, g.category, coalesce(s.staked, r.staked) as staked,
      coalesce(s.staked - s.bonus_staked, r.staked - r.bonus_staked) as own_staked, coalesce(s.won, r.paid) as paid,
      coalesce(s.won - s.bonus_won, r.paid - r.bonus_paid) as own_paid
    from (
      select t.brand_id, t.member_id, t.vendor, t.game_code, t.round, bool_or(t.kind = 'bet') as has_bet,
        ${sumOf('bet', 'amount')} as staked, ${sumOf('bet', 'bonus_amount')} as bonus_staked,
        ${sumOf('win', 'amount')} as paid, ${sumOf('win', 'bonus_amount')} as bonus_paid
      from unnest(${arrayOf(memberIds)}::uuid[]) as m(id)
      join games_transaction t on t.member_id = m.id and t.at >= ${moment(fromMs - READ_BEFORE_MS)}
        and t.at < ${moment(untilMs)}
      where t.brand_id = ${brandId}::uuid and t.currency = ${currency}
      group by t.brand_id, t.member_id, t.vendor, t.game_code, t.round
      having min(t.at) filter (where t.closes_round) >= ${moment(fromMs)}
    ) as r
    join games_title g on g.brand_id = r.brand_id and g.node_id = r.vendor || '.' || r.game_code
    left join lateral (
      select s.staked, s.won, s.bonus_staked, s.bonus_won
      from (select r.brand_id, r.vendor, r.round, r.member_id, r.game_code where not r.has_bet) as b
      ${roundSums}
    ) as s on true
  )`;
}
