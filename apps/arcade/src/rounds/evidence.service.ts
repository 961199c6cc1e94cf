import { isId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { GameRoundAnswer, GameRoundCall } from '@parlour/wallet-protocol';
import { Refused } from '../refused.ts';
import { findSession } from '../sessions/sessions.repo.ts';
import type { Records } from './records.service.ts';
import { findRound, type Round } from './rounds.repo.ts';
import { listSteps } from './steps.repo.ts';

export type EvidenceBook = ReturnType<typeof createEvidence>;
type Asked = GameRoundCall & { studio: string };

/**
 * The inputs of a round, for the operator of its player. A seed that is still in use is never revealed: it would give
 * away the rounds to come.
 */
export function createEvidence({ database, records }: { database: Database; records: Records }) {
  const { queries } = database;
  return {
    async of(asked: Asked): Promise<{ round: Round; evidence: GameRoundAnswer['evidence'] }> {
      const round = isId(asked.round) ? await findRound(queries, asked.round) : undefined;
      const session = round && (await findSession(queries, round.sessionId));
      const isTheirs =
        session?.operatorId === asked.operator_id &&
        session.userName === asked.user &&
        session.studio === asked.studio &&
        session.gameCode === asked.game_code;
      if (!round || !isTheirs) throw new Refused('not_found');
      const { serverSeedHash, serverSeed, draw } = await records.withEvidence(round);
      const evidence = {
        mechanic: round.mechanic,
        model: round.model,
        steps: await listSteps(queries, round.id),
        pick: round.pick,
        outcome: round.outcome,
        server_seed_hash: serverSeedHash,
        server_seed: serverSeed,
        client_seed: round.clientSeed,
        nonce: round.nonce,
        ...(draw && {
          draw: { game: draw.game, draw_id: draw.drawId, root: draw.root, external: draw.external },
        }),
      };
      return { round, evidence };
    },
  };
}
