import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { commitTo } from '@parlour/fairness';
import type { Secrets } from '../../../secrets/secrets.ts';
import { type GameRow, numberOn, planAfter } from '../games/games.ts';
import { findLastMade, type IssueRow, insertIssues, listComing } from './issues.repo.ts';
import { aheadOf, ISSUES_AHEAD, SEED_BYTES } from './issues.rules.ts';

export const SEED_PURPOSE = 'lottery.seed';

type MakingNeeds = { database: Database; clock: Clock; secrets: Secrets };

/** Makes issues ahead of time. From the moment a row exists its commitment is published, and nobody could buy before. */
export function createIssueMaking({ database, clock, secrets }: MakingNeeds) {
  function newIssue(
    row: Pick<IssueRow, 'brandId' | 'game' | 'numero'> & Times,
    externalSource: Source,
  ): IssueRow {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const now = clock.now();
    return {
      brandId: row.brandId,
      game: row.game,
      numero: row.numero,
      opensAt: new Date(Math.max(row.opensMs, now)),
      closesAt: new Date(row.closesMs),
      drawsAt: new Date(row.drawsMs),
      state: 'open',
      commitment: commitTo(seed),
      committedAt: new Date(now),
      sealedSeed: secrets.encrypt(SEED_PURPOSE, Buffer.from(seed)),
      sealedAt: null,
      root: null,
      tickets: null,
      externalSource,
      external: null,
      beacon: null,
      seed: null,
      drawnAt: null,
      result: null,
      settledAt: null,
    };
  }

  return {
    /** Fills up what is missing of the issues ahead; never one whose sales would be over. */
    async makeAhead(game: GameRow): Promise<void> {
      const { brandId, code, setup } = game;
      const nowMs = clock.now();
      const coming = await listComing(
        database.queries,
        { brandId, game: code },
        { afterMs: nowMs, limit: ISSUES_AHEAD },
      );
      const { most, least } = aheadOf(setup.schedule);
      if (coming.length > least) return;
      // What is made stays, whatever the schedule says by now: it is committed to, and perhaps sold. After a pause the last
      // of it is over, and its number is taken all the same.
      const last = await findLastMade(database.queries, { brandId, game: code });
      const fromMs = Math.max(nowMs, last?.closesAt.getTime() ?? nowMs);
      const planned = planAfter(setup.schedule, fromMs, most - coming.length + 1);
      const missing = numberOn(planned, last?.numero).slice(0, most - coming.length);
      const rows = missing.map((issue) => newIssue({ brandId, game: code, ...issue }, setup.external));
      await database.transaction((tx) => insertIssues(tx, rows));
    },

    /** When the last issue that is made is drawn; null: none is to come. */
    async madeUntil(brandId: string, game: string): Promise<number | null> {
      const last = await findLastMade(database.queries, { brandId, game });
      return last && last.closesAt.getTime() > clock.now() ? last.drawsAt.getTime() : null;
    },
  };
}

type Times = { opensMs: number; closesMs: number; drawsMs: number };
type Source = IssueRow['externalSource'];
