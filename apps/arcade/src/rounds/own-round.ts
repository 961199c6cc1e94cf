import type { Queries } from '@parlour/database/database';
import { Refused } from '../refused.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import { findRound, type Round } from './rounds.repo.ts';

/** A round of the session's player; nobody else's is there. */
export async function findOwn(db: Queries, session: Session, roundId: string): Promise<Round> {
  const round = await findRound(db, roundId);
  if (round?.playerId !== session.playerId) throw new Refused('not_found');
  return round;
}
