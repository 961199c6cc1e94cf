import type { Queries } from '@parlour/database/database';
import { type SQL, sql } from 'drizzle-orm';

export type ReturnLine = {
  nodeId: string;
  vendor: string;
  vendorName: string;
  names: Record<string, string>;
  gameCode: string;
  returnToPlayer: string | null;
  returnLeast: string | null;
  returnDeviation: string | null;
  returnMost: string | null;
  disabledAt: Date | string | null;
  version: number;
  rounds: bigint;
  returned: string;
  returnedSquared: string;
  staked: bigint;
  won: bigint;
};
export type VendorReturn = {
  vendor: string;
  vendorName: string;
  rounds: bigint;
  staked: bigint;
  won: bigint;
};

type ReturnQuestion = {
  /** The first day that counts; null: since the title was last put into play. */
  fromDay: string | null;
  currency: string;
  vendor?: string | undefined;
  state?: 'disabled' | 'enabled' | undefined;
};

/** By day if a window is requested; else the tally that is compared, with the money of all days. */
const tallied = ({ fromDay, currency }: ReturnQuestion, brandId: string): SQL => {
  const days = sql`
    select node_id, sum(rounds)::int8 as rounds, sum(returned) as returned, sum(returned_squared) as returned_squared,
      coalesce(sum(staked) filter (where currency = ${currency}), 0)::int8 as staked,
      coalesce(sum(won) filter (where currency = ${currency}), 0)::int8 as won
    from games_return_day
    where brand_id = ${brandId}::uuid ${fromDay === null ? sql`` : sql`and day >= ${fromDay}::date`}
    group by node_id`;
  if (fromDay !== null) return days;
  return sql`
    select r.node_id, r.rounds, r.returned, r.returned_squared, coalesce(d.staked, 0)::int8 as staked,
      coalesce(d.won, 0)::int8 as won
    from games_return as r
    left join (${days}) as d using (node_id)
    where r.brand_id = ${brandId}::uuid`;
};

/** Titles out of play first, then the most played. */
export async function listReturns(
  queries: Queries,
  brandId: string,
  { offset, limit, ...question }: ReturnQuestion & { offset: number; limit: number },
): Promise<ReturnLine[]> {
  const { vendor, state } = question;
  const { rows } = await queries.execute(sql`
    select t.node_id as "nodeId", t.vendor, coalesce(v.display_name, v.name) as "vendorName", t.names,
      t.game_code as "gameCode", t.return_to_player as "returnToPlayer", t.return_least as "returnLeast",
      t.return_deviation as "returnDeviation",
      t.return_most as "returnMost", t.disabled_at as "disabledAt", t.version, coalesce(r.rounds, 0)::int8 as rounds,
      coalesce(r.returned, 0)::text as returned, coalesce(r.returned_squared, 0)::text as "returnedSquared",
      coalesce(r.staked, 0)::int8 as staked, coalesce(r.won, 0)::int8 as won
    from games_title as t
    join games_vendor as v on v.brand_id = t.brand_id and v.code = t.vendor
    left join (${tallied(question, brandId)}) as r on r.node_id = t.node_id
    where t.brand_id = ${brandId}::uuid and (not t.is_gone or r.rounds > 0)
      ${vendor === undefined ? sql`` : sql`and t.vendor = ${vendor}`}
      ${state === undefined ? sql`` : state === 'disabled' ? sql`and t.disabled_at is not null` : sql`and t.disabled_at is null`}
    order by (t.disabled_at is null), coalesce(r.rounds, 0) desc, t.node_id collate "C"
    offset ${offset}
    limit ${limit}`);
  return rows as ReturnLine[];
}

export async function sumByVendor(
  queries: Queries,
  brandId: string,
  question: ReturnQuestion,
): Promise<VendorReturn[]> {
  const { rows } = await queries.execute(sql`
    select v.code as vendor, coalesce(v.display_name, v.name) as "vendorName", sum(r.rounds)::int8 as rounds,
      sum(r.staked)::int8 as staked, sum(r.won)::int8 as won
    from (${tallied(question, brandId)}) as r
    join games_title as t on t.brand_id = ${brandId}::uuid and t.node_id = r.node_id
    join games_vendor as v on v.brand_id = t.brand_id and v.code = t.vendor
    group by v.code, v.display_name, v.name
    having sum(r.rounds) > 0
    order by sum(r.rounds) desc, v.code`);
  return rows as VendorReturn[];
}
