import type { Database } from '@parlour/database/database';
import { Refused } from '../refused.ts';
import type { Playing } from '../rounds/playing.service.ts';
import type { RoundWithSteps } from '../rounds/records.service.ts';
import { findRound } from '../rounds/rounds.repo.ts';
import { listSteps } from '../rounds/steps.repo.ts';
import { findSession } from '../sessions/sessions.repo.ts';

export type Replays = ReturnType<typeof createReplays>;
type Needs = { database: Database; playing: Pick<Playing, 'retrace'> };

/** A round that was played, as its player saw it come about. */
export function createReplays({ database: { queries }, playing }: Needs) {
  async function find(roundId: string) {
    const round = await findRound(queries, roundId);
    const session = round && (await findSession(queries, round.sessionId));
    if (!session) throw new Refused('not_found');
    return { round, session };
  }

  return {
    /** Which game it was: all that the document is told. */
    async gameOf(
      roundId: string,
    ): Promise<{ studio: string; gameCode: string; mechanic: string; model: string }> {
      const { round, session } = await find(roundId);
      const { mechanic, model, gameCode } = round;
      return { studio: session.studio, gameCode, mechanic, model };
    },

    /** What was seen at each turn, the last being where the round stands now; nothing of what no player has seen. */
    async turnsOf(roundId: string): Promise<RoundWithSteps[]> {
      const { round } = await find(roundId);
      const steps = await listSteps(queries, round.id);
      const isSeen = round.outcome !== null;
      return [...(isSeen ? await playing.retrace(round, steps) : []), { ...round, steps }];
    },
  };
}
