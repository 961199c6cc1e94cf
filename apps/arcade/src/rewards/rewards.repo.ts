import type { Queries } from '@parlour/database/database';
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { arcadeReward } from '../arcade.schema.ts';

const w = arcadeReward;
export type Reward = typeof w.$inferSelect;
export type CountedReward = Reward & { used: number; won: bigint };
type Key = { operatorId: string; id: string };
const isIt = ({ operatorId, id }: Key) => and(eq(w.operatorId, operatorId), eq(w.id, id));

export async function insertReward(db: Queries, reward: Reward): Promise<void> {
  await db.insert(w).values(reward).onConflictDoNothing();
}

export async function cancelReward(db: Queries, key: Key, now: Date): Promise<void> {
  await db
    .update(w)
    .set({ cancelledAt: now })
    .where(and(isIt(key), isNull(w.cancelledAt)));
}

/** A round whose bet was refused or taken back can be played again. */
const counted = (what: SQL) => sql`(
  select ${what}
  from arcade_round as r
  join arcade_session as s on s.id = r.session_id
  where r.reward_id = ${w.id} and s.operator_id = ${w.operatorId} and r.state not in ('refused', 'cancelled')
)`;
const COUNTED = {
  operatorId: w.operatorId,
  id: w.id,
  userName: w.userName,
  studio: w.studio,
  gameCode: w.gameCode,
  currency: w.currency,
  value: w.value,
  count: w.count,
  createdAt: w.createdAt,
  endsAt: w.endsAt,
  cancelledAt: w.cancelledAt,
  used: sql<number>`${counted(sql`count(*)::int`)}`,
  won: sql<string>`${counted(sql`coalesce(sum(r.payout), 0)::text`)}`,
};
const asCounted = (row: Omit<CountedReward, 'won'> & { won: string }): CountedReward => ({
  ...row,
  won: BigInt(row.won),
});

export async function findReward(db: Queries, key: Key): Promise<CountedReward | undefined> {
  const [row] = await db.select(COUNTED).from(w).where(isIt(key));
  return row && asCounted(row);
}

type Of = Pick<Reward, 'operatorId' | 'studio'> & Partial<Pick<Reward, 'userName' | 'id'>>;

/** Of a user, or one. */
export async function listRewards(db: Queries, { operatorId, studio, userName, id }: Of, limit: number) {
  const rows = await db
    .select(COUNTED)
    .from(w)
    .where(
      and(
        eq(w.operatorId, operatorId),
        eq(w.studio, studio),
        userName === undefined ? undefined : eq(w.userName, userName),
        id === undefined ? undefined : eq(w.id, id),
      ),
    )
    .orderBy(asc(w.endsAt), asc(w.id))
    .limit(limit);
  return rows.map(asCounted);
}

type At = Pick<Reward, 'operatorId' | 'userName' | 'studio' | 'gameCode' | 'currency'>;

/** What a player may play at a game; what ends first comes first. */
export async function listPlayable(db: Queries, at: At, now: Date): Promise<CountedReward[]> {
  const rows = await db
    .select(COUNTED)
    .from(w)
    .where(
      and(
        eq(w.operatorId, at.operatorId),
        eq(w.userName, at.userName),
        eq(w.studio, at.studio),
        eq(w.gameCode, at.gameCode),
        eq(w.currency, at.currency),
        isNull(w.cancelledAt),
        gt(w.endsAt, now),
      ),
    )
    .orderBy(asc(w.endsAt), asc(w.id));
  return rows.map(asCounted).filter(({ count, used }) => used < count);
}
