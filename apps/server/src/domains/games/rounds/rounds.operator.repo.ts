import type { RoundState } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { MomentPlace } from '../../../lists/places.ts';
import { gamesTransaction } from '../transactions/transactions.schema.ts';
import { type Round, roundSums } from './rounds.repo.ts';

export type TransactionRow = typeof gamesTransaction.$inferSelect;
export type RoundForOperators = Round & { memberId: string; currency: string };
export type RoundFilter = {
  memberId?: string | undefined;
  vendor?: string | undefined;
  gameCode?: string | undefined;
  round?: string | undefined;
  fromMs?: number | undefined;
  untilMs?: number | undefined;
  state?: RoundState | undefined;
  staked?: Span | undefined;
  won?: Span | undefined;
};
/** From the least to the highest amount, both included. */
export type Span = { from: bigint | null; to: bigint | null };

/** Newest first, from a place on. A round has the time of its first transaction. */
export async function listRoundsForOperators(
  queries: Queries,
  brandId: string,
  { limit, after, ...filter }: RoundFilter & { limit: number; after: MomentPlace | null },
): Promise<RoundForOperators[]> {
  const conditions = [
    ...conditionsOf(filter),
    ...(after ? [sql`(b.at, b.transaction_id) < (${moment(after.atMs)}, ${after.id}::uuid)`] : []),
  ];
  const { rows } = await queries.execute(sql`
    select b.transaction_id as id, (extract(epoch from b.at) * 1000)::bigint as at_ms, b.vendor, b.game_code, b.round,
      b.member_id, b.currency, s.placed, s.staked, s.won, s.held, s.is_closed, s.is_free
    from games_transaction as b
    ${roundSums}
    where b.brand_id = ${brandId}::uuid
      ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
      and not exists (
        select 1
        from games_transaction as e
        where e.brand_id = b.brand_id and e.vendor = b.vendor and e.round = b.round
          and e.member_id = b.member_id and e.game_code = b.game_code
          and (e.at, e.transaction_id) < (b.at, b.transaction_id)
      )
    order by b.at desc, b.transaction_id desc
    limit ${limit}`);
  return (rows as RoundColumns[]).map(({ at_ms, game_code, member_id, is_closed, is_free, ...round }) => ({
    ...round,
    atMs: Number(at_ms),
    gameCode: game_code,
    memberId: member_id,
    isClosed: is_closed,
    isFree: is_free,
  }));
}
type RoundColumns = Omit<RoundForOperators, 'atMs' | 'gameCode' | 'memberId' | 'isClosed' | 'isFree'> & {
  at_ms: bigint;
  game_code: string;
  member_id: string;
  is_closed: boolean;
  is_free: boolean;
};

function conditionsOf({ memberId, vendor, gameCode, round, fromMs, untilMs, ...sums }: RoundFilter): SQL[] {
  return [
    ...(memberId === undefined ? [] : [sql`b.member_id = ${memberId}::uuid`]),
    ...(vendor === undefined ? [] : [sql`b.vendor = ${vendor}`]),
    ...(gameCode === undefined ? [] : [sql`b.game_code = ${gameCode}`]),
    ...(round === undefined ? [] : [sql`b.round = ${round}`]),
    ...(fromMs === undefined ? [] : [sql`b.at >= ${moment(fromMs)}`]),
    ...(untilMs === undefined ? [] : [sql`b.at < ${moment(untilMs)}`]),
    ...(sums.state === undefined ? [] : [BY_STATE[sums.state]]),
    ...within(sql`s.staked`, sums.staked),
    ...within(sql`s.won`, sums.won),
  ];
}

const within = (sum: SQL, span: Span | undefined): SQL[] => [
  ...(span?.from == null ? [] : [sql`${sum} >= ${span.from.toString()}::int8`]),
  ...(span?.to == null ? [] : [sql`${sum} <= ${span.to.toString()}::int8`]),
];

const IS_REFUNDED = sql.raw(
  '(s.staked = 0 and s.won = 0 and (s.placed > 0 or not coalesce(s.is_closed, false)))',
);

/** As `stateOf` and the description of rounds tell it. */
const BY_STATE: Record<RoundState, SQL> = {
  held: sql`s.held > 0`,
  refunded: sql`s.held = 0 and ${IS_REFUNDED}`,
  settled: sql`s.held = 0 and not ${IS_REFUNDED} and (s.is_closed or s.won > 0)`,
  open: sql`s.held = 0 and not ${IS_REFUNDED} and not s.is_closed and s.won <= 0`,
};

const moment = (atMs: number) => sql`${new Date(atMs).toISOString()}::timestamptz`;

/** Asks each vendor's transactions in turn, since ids belong to vendors. */
export async function findTransactions(
  queries: Queries,
  { brandId, vendors, id }: { brandId: string; vendors: readonly string[]; id: string },
): Promise<TransactionRow[]> {
  const found: TransactionRow[] = [];
  for (const vendor of vendors) {
    const [row] = await queries
      .select()
      .from(gamesTransaction)
      .where(
        and(
          eq(gamesTransaction.brandId, brandId),
          eq(gamesTransaction.vendor, vendor),
          eq(gamesTransaction.transactionId, id),
        ),
      );
    if (row) found.push(row);
  }
  return found;
}

/** Whether any vendor has a round of this name. */
export async function isRound(
  queries: Queries,
  { brandId, vendors, round }: { brandId: string; vendors: readonly string[]; round: string },
): Promise<boolean> {
  for (const vendor of vendors) {
    const rows = await queries
      .select({ round: gamesTransaction.round })
      .from(gamesTransaction)
      .where(
        and(
          eq(gamesTransaction.brandId, brandId),
          eq(gamesTransaction.vendor, vendor),
          eq(gamesTransaction.round, round),
        ),
      )
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}

/** All transactions in one round of one member, in order. */
export function listSteps(
  queries: Queries,
  {
    brandId,
    vendor,
    round,
    memberId,
    gameCode,
  }: Pick<TransactionRow, 'brandId' | 'vendor' | 'round' | 'memberId' | 'gameCode'>,
): Promise<TransactionRow[]> {
  const t = gamesTransaction;
  return queries
    .select()
    .from(t)
    .where(
      and(
        eq(t.brandId, brandId),
        eq(t.vendor, vendor),
        eq(t.round, round),
        eq(t.memberId, memberId),
        eq(t.gameCode, gameCode),
      ),
    )
    .orderBy(asc(t.at), asc(t.kind), asc(t.transactionId));
}
