import type { Queries } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { gamesReturn } from './returns.schema.ts';

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
  mechanic: string | null;
  model: string | null;
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
  mechanic?: string | undefined;
  model?: string | undefined;
  /** These titles alone. */
  nodeIds?: readonly string[];
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
  const { state, nodeIds } = question;
  const { rows } = await queries.execute(sql`
    select t.node_id as "nodeId", t.vendor, coalesce(v.display_name, v.name) as "vendorName", t.names,
      t.game_code as "gameCode", t.return_to_player as "returnToPlayer", t.return_least as "returnLeast",
      t.return_deviation as "returnDeviation",
      t.return_most as "returnMost", t.disabled_at as "disabledAt", t.mechanic, t.model, t.version, coalesce(r.rounds, 0)::int8 as rounds,
      coalesce(r.returned, 0)::text as returned, coalesce(r.returned_squared, 0)::text as "returnedSquared",
      coalesce(r.staked, 0)::int8 as staked, coalesce(r.won, 0)::int8 as won
    from games_title as t
    join games_vendor as v on v.brand_id = t.brand_id and v.code = t.vendor
    left join (${tallied(question, brandId)}) as r on r.node_id = t.node_id
    where t.brand_id = ${brandId}::uuid and (not t.is_gone or r.rounds > 0)
      ${narrow(question)}
      ${nodeIds === undefined ? sql`` : sql`and t.node_id = any(${arrayOf(nodeIds)}::text[])`}
      ${state === undefined ? sql`` : state === 'disabled' ? sql`and t.disabled_at is not null` : sql`and t.disabled_at is null`}
    order by (t.disabled_at is null), coalesce(r.rounds, 0) desc, t.node_id collate "C"
    offset ${offset}
    limit ${limit}`);
  return rows as ReturnLine[];
}

const narrow = ({ vendor, mechanic, model }: ReturnQuestion): SQL => sql`
  ${vendor === undefined ? sql`` : sql`and t.vendor = ${vendor}`}
  ${mechanic === undefined ? sql`` : sql`and t.mechanic = ${mechanic}`}
  ${model === undefined ? sql`` : sql`and t.model = ${model}`}`;

export type ModelLine = Pick<
  ReturnLine,
  | 'returnToPlayer'
  | 'returnLeast'
  | 'returnDeviation'
  | 'returnMost'
  | 'rounds'
  | 'returned'
  | 'returnedSquared'
  | 'staked'
  | 'won'
> & { mechanic: string; model: string; volatility: number | null; titles: number; vendorNames: string[] };

/**
 * The titles of each model taken together, the most played first. Two vendors may call different models the same, so
 * titles are together only where their vendors state the same of them.
 */
export async function listModelReturns(
  queries: Queries,
  brandId: string,
  { offset, limit, ...question }: ReturnQuestion & { offset: number; limit: number },
): Promise<ModelLine[]> {
  const { rows } = await queries.execute(sql`
    select t.mechanic, t.model, (t.model_sheet ->> 'volatility')::int4 as volatility,
      t.return_to_player as "returnToPlayer", t.return_least as "returnLeast",
      t.return_deviation as "returnDeviation", t.return_most as "returnMost", count(*)::int4 as titles,
      array_agg(distinct coalesce(v.display_name, v.name)) as "vendorNames",
      coalesce(sum(r.rounds), 0)::int8 as rounds, coalesce(sum(r.returned), 0)::text as returned,
      coalesce(sum(r.returned_squared), 0)::text as "returnedSquared",
      coalesce(sum(r.staked), 0)::int8 as staked, coalesce(sum(r.won), 0)::int8 as won
    from games_title as t
    join games_vendor as v on v.brand_id = t.brand_id and v.code = t.vendor
    left join (${tallied(question, brandId)}) as r on r.node_id = t.node_id
    where t.brand_id = ${brandId}::uuid and t.mechanic is not null and t.model is not null
      and (not t.is_gone or r.rounds > 0)
      ${narrow(question)}
    group by t.mechanic, t.model, t.model_sheet ->> 'digest', t.model_sheet ->> 'volatility', t.return_to_player,
      t.return_least, t.return_deviation, t.return_most
    order by coalesce(sum(r.rounds), 0) desc, t.mechanic, t.model, t.model_sheet ->> 'digest', t.return_to_player,
      t.return_least, t.return_deviation, t.return_most
    offset ${offset}
    limit ${limit}`);
  return rows as ModelLine[];
}

export type DayLine = {
  day: string;
  rounds: bigint;
  returned: string;
  returnedSquared: string;
  staked: bigint;
  won: bigint;
};

/** The last days of a title that have rounds, the newest first. */
export async function listReturnDays(
  queries: Queries,
  brandId: string,
  { nodeId, currency, limit }: { nodeId: string; currency: string; limit: number },
): Promise<DayLine[]> {
  const { rows } = await queries.execute(sql`
    select day::text as day, sum(rounds)::int8 as rounds, sum(returned)::text as returned,
      sum(returned_squared)::text as "returnedSquared",
      coalesce(sum(staked) filter (where currency = ${currency}), 0)::int8 as staked,
      coalesce(sum(won) filter (where currency = ${currency}), 0)::int8 as won
    from games_return_day
    where brand_id = ${brandId}::uuid and node_id = ${nodeId}
    group by day
    order by day desc
    limit ${limit}`);
  return rows as DayLine[];
}

/** When counting began; undefined: nothing was counted. */
export async function findCountedSince(
  queries: Queries,
  brandId: string,
  nodeId: string,
): Promise<Date | undefined> {
  const [row] = await queries
    .select({ since: gamesReturn.since })
    .from(gamesReturn)
    .where(and(eq(gamesReturn.brandId, brandId), eq(gamesReturn.nodeId, nodeId)));
  return row?.since;
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
