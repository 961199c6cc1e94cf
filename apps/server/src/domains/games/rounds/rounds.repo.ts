import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { type SQL, sql } from 'drizzle-orm';
import type { MomentPlace } from '../../../lists/places.ts';
import { NOT_WON } from '../transactions/transactions.schema.ts';

export type RoundQuestion = {
  brandId: string;
  memberId: string;
  currency: string;
  fromMs: number;
  untilMs: number;
};
export type Round = {
  /** The id of its first bet. */
  id: string;
  atMs: number;
  vendor: string;
  gameCode: string;
  round: string;
  /** Over all bets, including those rolled back. */
  placed: bigint;
  staked: bigint;
  won: bigint;
  /** Won beyond a limit, and waiting for people to decide. */
  held: bigint;
  isClosed: boolean;
  /** Played for nothing. */
  isFree: boolean;
};

/** Newest first, from a place on. A round has the time of its first bet. */
export async function listRounds(
  queries: Queries,
  question: RoundQuestion,
  { limit, after }: { limit: number; after: MomentPlace | null },
): Promise<Round[]> {
  const beyond = after
    ? sql`and (b.at, b.transaction_id) < (${moment(after.atMs)}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await queries.execute(sql`
    select b.transaction_id as id, (extract(epoch from b.at) * 1000)::bigint as at_ms,
      b.vendor, b.game_code, b.round, s.placed, s.staked, s.won, s.held, s.is_closed, s.is_free
    from ${firstBets(question)}
    ${beyond}
    order by b.at desc, b.transaction_id desc
    limit ${limit}`);
  return (rows as RoundColumns[]).map(({ at_ms, game_code, is_closed, is_free, ...round }) => ({
    ...round,
    atMs: Number(at_ms),
    gameCode: game_code,
    isClosed: is_closed,
    isFree: is_free,
  }));
}
type RoundColumns = Omit<Round, 'atMs' | 'gameCode' | 'isClosed' | 'isFree'> & {
  at_ms: bigint;
  game_code: string;
  is_closed: boolean;
  is_free: boolean;
};

/** Totals of all the listed rounds. */
export async function sumRounds(
  queries: Queries,
  question: RoundQuestion,
): Promise<{ staked: bigint; won: bigint }> {
  const { rows } = await queries.execute(sql`
    select coalesce(sum(s.staked), 0)::int8 as staked, coalesce(sum(s.won), 0)::int8 as won
    from ${firstBets(question)}`);
  return rows[0] as { staked: bigint; won: bigint };
}

export type RoundGame = { round: string; vendor: string; gameCode: string };

/** Which game each of a member's rounds belongs to. Two vendors may call a round the same: such a one is left out. */
export async function findRoundGames(
  queries: Queries,
  { brandId, memberId }: Pick<RoundQuestion, 'brandId' | 'memberId'>,
  rounds: readonly string[],
): Promise<RoundGame[]> {
  const { rows } = await queries.execute(sql`
    select t.round, min(t.vendor) as vendor, min(t.game_code) as "gameCode"
    from games_transaction t
    where t.round = any(${arrayOf(rounds)}::text[]) and t.member_id = ${memberId}::uuid and t.brand_id = ${brandId}::uuid
    group by t.round
    having count(distinct (t.vendor, t.game_code)) = 1
    order by t.round`);
  return rows as RoundGame[];
}

/** For a transaction `b`: what was staked and won in its round, and whether it has ended. */
export const roundSums = sql.raw(`cross join lateral (
      select coalesce(sum(x.amount) filter (where x.kind = 'bet'), 0)::int8 as placed,
        coalesce(sum(case when x.kind = 'bet' then x.amount when o.kind = 'bet' then -x.amount end)
          filter (where x.kind = 'bet' or x.kind = 'rollback'), 0)::int8 as staked,
        coalesce(sum(case when x.kind = 'win' and x.note not in (${NOT_WON}) then x.amount
            when o.kind = 'win' and o.note not in (${NOT_WON}) then -x.amount end)
          filter (where x.kind = 'win' or x.kind = 'rollback'), 0)::int8 as won,
        coalesce(sum(x.amount) filter (where x.kind = 'win' and x.note = 'held'), 0)::int8 as held,
        bool_or(x.closes_round) as is_closed, bool_or(x.reward_id is not null) as is_free
      from games_transaction as x
      left join games_transaction as o
        on x.kind = 'rollback' and o.brand_id = x.brand_id and o.vendor = x.vendor
          and o.transaction_id = x.reference_id
      where x.brand_id = b.brand_id and x.vendor = b.vendor and x.round = b.round
        and x.member_id = b.member_id and x.game_code = b.game_code
    ) as s`);

/** The first bets of rounds that began in a span, each with its round's totals. */
function firstBets({ brandId, memberId, currency, fromMs, untilMs }: RoundQuestion): SQL {
  return sql`games_transaction as b
    ${roundSums}
    where b.brand_id = ${brandId}::uuid and b.member_id = ${memberId}::uuid and b.kind = 'bet'
      and b.currency = ${currency} and b.at >= ${moment(fromMs)} and b.at < ${moment(untilMs)}
      and not exists (
        select 1
        from games_transaction as e
        where e.brand_id = b.brand_id and e.vendor = b.vendor and e.round = b.round
          and e.member_id = b.member_id and e.game_code = b.game_code and e.kind = 'bet'
          and (e.at, e.transaction_id) < (b.at, b.transaction_id)
      )`;
}

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;
