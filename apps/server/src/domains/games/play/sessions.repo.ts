import type { Queries } from '@parlour/database/database';
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { gamesSession } from './play.schema.ts';

export type GameSession = typeof gamesSession.$inferSelect;

export async function findSession(
  queries: Queries,
  { brandId, vendor, tokenHash }: Pick<GameSession, 'brandId' | 'vendor' | 'tokenHash'>,
): Promise<GameSession | undefined> {
  const [row] = await queries
    .select()
    .from(gamesSession)
    .where(
      and(
        eq(gamesSession.tokenHash, tokenHash),
        eq(gamesSession.brandId, brandId),
        eq(gamesSession.vendor, vendor),
      ),
    );
  return row;
}

export async function insertSession(queries: Queries, session: GameSession): Promise<void> {
  await queries.insert(gamesSession).values(session);
}

type OfSessions = { brandId: string; sessionIds: string[]; now: Date };

/** Expires what a member opened in these sessions, and what was opened before that was kept. */
export async function endSessionsUnder(
  queries: Queries,
  { brandId, memberId, sessionIds, now }: OfSessions & { memberId: string },
): Promise<void> {
  await queries
    .update(gamesSession)
    .set({ expiresAt: now })
    .where(
      and(
        eq(gamesSession.brandId, brandId),
        eq(gamesSession.memberId, memberId),
        or(isNull(gamesSession.sessionId), inArray(gamesSession.sessionId, sessionIds)),
        gt(gamesSession.expiresAt, now),
      ),
    );
}

/** What still takes bets, the newest last. */
export function listSessionsUnder(
  queries: Queries,
  { brandId, sessionIds, now }: OfSessions,
): Promise<GameSession[]> {
  return queries
    .select()
    .from(gamesSession)
    .where(
      and(
        eq(gamesSession.brandId, brandId),
        inArray(gamesSession.sessionId, sessionIds),
        gt(gamesSession.expiresAt, now),
      ),
    )
    .orderBy(gamesSession.createdAt, gamesSession.id);
}

/** Expires all sessions of the title but one. */
export async function endSessionsOfTitle(
  queries: Queries,
  {
    brandId,
    memberId,
    vendor,
    gameCode,
    id,
  }: Pick<GameSession, 'brandId' | 'memberId' | 'vendor' | 'gameCode' | 'id'>,
  now: Date,
): Promise<void> {
  await queries
    .update(gamesSession)
    .set({ expiresAt: now })
    .where(
      and(
        eq(gamesSession.brandId, brandId),
        eq(gamesSession.memberId, memberId),
        eq(gamesSession.vendor, vendor),
        eq(gamesSession.gameCode, gameCode),
        ne(gamesSession.id, id),
        gt(gamesSession.expiresAt, now),
      ),
    );
}
