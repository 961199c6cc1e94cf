import { isId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { GameRoundAnswer, GameRoundCall } from '@parlour/wallet-protocol';
import { Refused } from '../refused.ts';
import { findSeed } from '../seeds/seeds.repo.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import { findSession } from '../sessions/sessions.repo.ts';
import { findRound } from './rounds.repo.ts';
import { listSteps } from './steps.repo.ts';

export type EvidenceBook = ReturnType<typeof createEvidence>;
type Asked = GameRoundCall & { studio: string };

/**
 * The inputs of a round, for the operator of its player. A seed that is still in use is never revealed: it would give
 * away the rounds to come.
 */
export function createEvidence({ database, seeds }: { database: Database; seeds: Pick<Seeds, 'open'> }) {
  const { queries } = database;
  return {
    async of(asked: Asked): Promise<GameRoundAnswer['evidence']> {
      const round = isId(asked.round) ? await findRound(queries, asked.round) : undefined;
      const session = round && (await findSession(queries, round.sessionId));
      const isTheirs =
        session?.operatorId === asked.operator_id &&
        session.userName === asked.user &&
        session.studio === asked.studio &&
        session.gameCode === asked.game_code;
      const seed = round && isTheirs ? await findSeed(queries, round.seedId) : undefined;
      if (!round || !seed) throw new Refused('not_found');
      return {
        mechanic: round.mechanic,
        model: round.model,
        steps: await listSteps(queries, round.id),
        pick: round.pick,
        outcome: round.outcome,
        server_seed_hash: seed.serverSeedHash,
        server_seed: seed.revealedAt === null ? null : seeds.open(seed),
        client_seed: round.clientSeed,
        nonce: round.nonce,
      };
    },
  };
}
