import type { Database } from '@parlour/database/database';
import type { JsonObject } from '@parlour/game-rules';
import type { Amount } from '@parlour/money';
import { titleOf } from '../catalogue/titles.ts';
import { isCardGame } from '../games/card-games.ts';
import type { Wallet } from '../outbound/wallet.ts';
import { Refused } from '../refused.ts';
import { findSeed } from '../seeds/seeds.repo.ts';
import type { Seeds } from '../seeds/seeds.service.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { TableRecords } from '../tables/table-records.service.ts';
import type { TableDrawSeen } from '../tables/table-seeds.ts';
import { findOwn } from './own-round.ts';
import { listRounds, listRunning, type Round, sumSession } from './rounds.repo.ts';
import { HISTORY_PAGE, refusalOf } from './rounds.rules.ts';
import { listSteps, mapSteps } from './steps.repo.ts';

export type Records = ReturnType<typeof createRecords>;
export type RoundWithSteps = Round & { steps: JsonObject[] };
type Needs = { database: Database; wallet: Wallet; seeds: Seeds; tableRounds: TableRecords };
/** What a round was drawn from: its player's seeds, or those of a table round; the seed itself once it is no longer in use. */
type Source = { serverSeedHash: string; serverSeed: string | null; draw: TableDrawSeen | null };

/** What a player sees of their rounds, and of their money. */
export function createRecords({ database: { queries }, wallet, seeds, tableRounds }: Needs) {
  async function sourceOf({ seedId, tableRoundId, cardTableId }: Round): Promise<Source> {
    // Of a sitting each hand has its own.
    if (cardTableId !== null) return { serverSeedHash: '', serverSeed: null, draw: null };
    if (tableRoundId !== null) return tableRounds.of(tableRoundId);
    const seed = seedId === null ? undefined : await findSeed(queries, seedId);
    if (!seed) throw new Error('a round without a seed');
    const { serverSeedHash } = seed;
    return { serverSeedHash, serverSeed: seed.revealedAt ? seeds.open(seed) : null, draw: null };
  }

  async function withEvidence(round: Round) {
    const steps = hasSteps(round) ? await listSteps(queries, round.id) : [];
    return { ...round, steps, ...(await sourceOf(round)), proof: null };
  }

  async function listOpen(session: Session): Promise<Round[]> {
    const running = await listRunning(queries, session.playerId);
    return running.filter(
      ({ gameCode, currency }) => gameCode === session.gameCode && currency === session.currency,
    );
  }

  return {
    withEvidence,

    /** With the proof that its table round left with it. */
    async find(session: Session, roundId: string) {
      const evidence = await withEvidence(await findOwn(queries, session, roundId));
      const { tableRoundId, serverSeed } = evidence;
      const proof = tableRoundId && serverSeed ? await tableRounds.prove(tableRoundId, roundId) : null;
      return { ...evidence, proof };
    },

    /** The round of this game that waits for its player, or whose bet is on its way; at a table there may be several, and at a card table it is a sitting. */
    async findRunning(session: Session) {
      const title = titleOf(session.gameCode);
      if (!title || title.table || isCardGame(title.mechanic)) return null;
      const [newest] = await listOpen(session);
      return newest ? withEvidence(newest) : null;
    },

    /** All of this game that are running, the oldest first. */
    async listRunning(session: Session) {
      const open = await listOpen(session);
      return Promise.all(open.reverse().map(withEvidence));
    },

    /** A page of this game's rounds, the newest first; `next` is what the following page begins before. */
    async list(session: Session, beforeId?: string) {
      const { playerId, gameCode, currency } = session;
      const before = beforeId === undefined ? undefined : await findOwn(queries, session, beforeId);
      const rows = await listRounds(queries, {
        playerId,
        gameCode,
        currency,
        before,
        limit: HISTORY_PAGE + 1,
      });
      const page = rows.slice(0, HISTORY_PAGE);
      const steps = await mapSteps(
        queries,
        page.map(({ id }) => id),
      );
      const rounds: RoundWithSteps[] = page.map((round) => ({ ...round, steps: steps.get(round.id) ?? [] }));
      return { rounds, next: rows.length > HISTORY_PAGE ? (page.at(-1)?.id ?? null) : null };
    },

    sumUp: (session: Session) => sumSession(queries, session.id),

    async balance(session: Session): Promise<Amount> {
      const { userName: user, token, gameCode: game_code } = session;
      const answer = await wallet(session, 'balance', { user, token, game_code });
      if (answer?.status === 'RS_OK' && answer.balance !== undefined) return answer.balance;
      throw new Refused(refusalOf(answer?.status ?? null));
    },
  };
}

/** At a table one bets, and only at crash decides anything after it. */
function hasSteps({ tableRoundId, mechanic }: Round): boolean {
  return tableRoundId === null || mechanic === 'crash';
}
