import type { FreeRoundsState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { and, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { NOT_WON } from '../transactions/transactions.schema.ts';
import { gamesFreeRounds } from './free-rounds.schema.ts';

const f = gamesFreeRounds;
export type FreeRoundsRow = typeof f.$inferSelect;
type Key = { brandId: string; id: string };
const isIt = ({ brandId, id }: Key) => and(eq(f.brandId, brandId), eq(f.id, id));

/** False: they were given before. */
export async function addFreeRounds(tx: Tx, row: FreeRoundsRow): Promise<boolean> {
  const rows = await tx.insert(f).values(row).onConflictDoNothing().returning({ id: f.id });
  return rows.length > 0;
}

export async function findFreeRounds(queries: Queries, key: Key): Promise<FreeRoundsRow | undefined> {
  const [row] = await queries.select().from(f).where(isIt(key));
  return row;
}

/** What a bet must agree with. */
export type FreeBet = Pick<
  FreeRoundsRow,
  'brandId' | 'id' | 'memberId' | 'vendor' | 'gameCode' | 'currency' | 'value'
>;

/** Takes one round, if the bet is one of them and any is left. A vendor that sends one knows of them. */
export async function takeFreeRound(tx: Tx, bet: FreeBet, now: Date): Promise<boolean> {
  const rows = await tx
    .update(f)
    .set({ used: sql`${f.used} + 1`, toldAt: sql`coalesce(${f.toldAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        isIt(bet),
        eq(f.memberId, bet.memberId),
        eq(f.vendor, bet.vendor),
        eq(f.gameCode, bet.gameCode),
        eq(f.currency, bet.currency),
        eq(f.value, bet.value),
        isNull(f.cancelledAt),
        gt(f.endsAt, now),
        lt(f.used, f.count),
      ),
    )
    .returning({ id: f.id });
  return rows.length > 0;
}

export async function giveBackFreeRound(tx: Tx, key: Key): Promise<void> {
  await tx
    .update(f)
    .set({ used: sql`${f.used} - 1` })
    .where(isIt(key));
}

/** Undefined: cancelled before, used up or over. */
export async function markCancelled(tx: Tx, key: Key, now: Date): Promise<FreeRoundsRow | undefined> {
  const [row] = await tx
    .update(f)
    .set({ cancelledAt: now, toldAt: null, attempts: 0 })
    .where(and(isIt(key), isNull(f.cancelledAt), gt(f.endsAt, now), lt(f.used, f.count)))
    .returning();
  return row;
}

/** Unless it was cancelled since the vendor was asked. */
export async function markTold(
  queries: Queries,
  { brandId, id, cancelledAt }: FreeRoundsRow,
  now: Date,
): Promise<boolean> {
  const rows = await queries
    .update(f)
    .set({ toldAt: now })
    .where(and(isIt({ brandId, id }), cancelledAt ? isNotNull(f.cancelledAt) : isNull(f.cancelledAt)))
    .returning({ id: f.id });
  return rows.length > 0;
}

export async function countAttempt(queries: Queries, key: Key): Promise<void> {
  await queries
    .update(f)
    .set({ attempts: sql`${f.attempts} + 1` })
    .where(isIt(key));
}

const PLAYABLE = (now: Date) => and(isNull(f.cancelledAt), lt(f.used, f.count), gt(f.endsAt, now));
const STATES: Record<FreeRoundsState, (now: Date) => SQL | undefined> = {
  cancelled: () => isNotNull(f.cancelledAt),
  used: () => and(isNull(f.cancelledAt), gte(f.used, f.count)),
  ended: (now) => and(isNull(f.cancelledAt), lt(f.used, f.count), lte(f.endsAt, now)),
  waiting: (now) => and(PLAYABLE(now), isNull(f.toldAt)),
  live: (now) => and(PLAYABLE(now), isNotNull(f.toldAt)),
};

export type FreeRoundsFilter = {
  memberId?: string | undefined;
  state?: FreeRoundsState | undefined;
  after?: string | undefined;
  limit: number;
};

/** The newest first. */
export function listFreeRounds(
  queries: Queries,
  brandId: string,
  { memberId, state, after, limit }: FreeRoundsFilter,
  now: Date,
): Promise<FreeRoundsRow[]> {
  return queries
    .select()
    .from(f)
    .where(
      and(
        eq(f.brandId, brandId),
        memberId === undefined ? undefined : eq(f.memberId, memberId),
        state === undefined ? undefined : STATES[state](now),
        after === undefined ? undefined : lt(f.id, after),
      ),
    )
    .orderBy(desc(f.id))
    .limit(limit);
}

/** What a member can still play; what ends first comes first. */
export function listOwnFreeRounds(
  queries: Queries,
  { brandId, memberId }: { brandId: string; memberId: string },
  { now, limit }: { now: Date; limit: number },
): Promise<FreeRoundsRow[]> {
  return queries
    .select()
    .from(f)
    .where(and(eq(f.brandId, brandId), eq(f.memberId, memberId), PLAYABLE(now)))
    .orderBy(f.endsAt, f.id)
    .limit(limit);
}

/** What was won with each, and not taken back. */
export async function sumWonFree(
  queries: Queries,
  brandId: string,
  ids: readonly string[],
): Promise<Map<string, bigint>> {
  if (ids.length === 0) return new Map();
  const { rows } = await queries.execute(sql`
    select w.reward_id as id, sum(w.amount)::int8 as won
    from games_transaction as w
    where w.reward_id = any(${arrayOf(ids)}::uuid[]) and w.brand_id = ${brandId}::uuid and w.kind = 'win'
      and w.note not in (${sql.raw(NOT_WON)})
      and not exists (
        select 1
        from games_transaction as r
        where r.reference_id = w.transaction_id and r.kind = 'rollback'
          and (r.brand_id, r.vendor) is not distinct from (w.brand_id, w.vendor)
      )
    group by w.reward_id`);
  return new Map((rows as { id: string; won: bigint }[]).map(({ id, won }) => [id, won]));
}
