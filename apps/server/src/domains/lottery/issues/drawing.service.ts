import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { computeDraw } from '@parlour/fairness';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { pickOf, resultOf } from '../games/families.rules.ts';
import type { GameRow } from '../games/games.repo.ts';
import type { LotteryGames } from '../games/games.service.ts';
import type { TicketRoot } from '../orders/ticket-root.ts';
import { type IssueKey, type IssueRow, listComing, listDue, lockIssue, updateIssue } from './issues.repo.ts';
import { DUE_AT_ONCE, SEAL_AFTER_MS } from './issues.rules.ts';
import { SEED_PURPOSE } from './making.service.ts';

/** A result is there; open pages ask for it. */
export const lotteryDrawn = topic<{ brandId: string; game: string }>('lottery.drawn');

type DrawingNeeds = {
  bus: Bus;
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  games: LotteryGames;
  tickets: TicketRoot;
};
export type Drawing = ReturnType<typeof createDrawing>;

/**
 * Seals and draws what is due, of all brands. Each step is one transaction that holds the issue: whichever process comes
 * first does it, and one that dies leaves it to the next.
 */
export function createDrawing({ database, bus, clock, log, secrets, games, tickets }: DrawingNeeds) {
  async function seal(tx: Tx, issue: IssueRow, { setup }: GameRow): Promise<void> {
    const { root, count } = await tickets.seal(tx, issue);
    const sealedAt = new Date(clock.now());
    const isMixedWithNext = issue.externalSource === 'next_commitment';
    const external = isMixedWithNext ? await nextCommitment(tx, issue) : null;
    // Where a lottery was switched off its last issue is followed by none, and was never for sale.
    if (isMixedWithNext && external === null && !setup.isOn && count === 0)
      return updateIssue(tx, issue, { state: 'void', sealedAt, settledAt: sealedAt });
    if (isMixedWithNext && external === null) throw new Error(`no issue of ${issue.game} follows`);
    await updateIssue(tx, issue, { state: 'closed', sealedAt, root, tickets: count, external });
  }

  async function nextCommitment(tx: Tx, { brandId, game, closesAt }: IssueRow): Promise<string | null> {
    const [next] = await listComing(tx, { brandId, game }, { afterMs: closesAt.getTime(), limit: 1 });
    return next?.commitment ?? null;
  }

  async function draw(tx: Tx, issue: IssueRow, { setup }: GameRow): Promise<void> {
    const { game, numero, root, external, sealedSeed } = issue;
    if (root === null || external === null || sealedSeed === null) return;
    const seed = secrets.decrypt(SEED_PURPOSE, sealedSeed).toString();
    const pick = pickOf(setup);
    const { commitment, numbers } = computeDraw({ game, drawId: numero, seed, root, external, pick });
    if (commitment !== issue.commitment)
      throw new Error(`the seed of ${game} ${numero} is not the committed one`);
    const result = resultOf(setup, numbers);
    await updateIssue(tx, issue, {
      state: 'drawn',
      seed,
      sealedSeed: null,
      result,
      drawnAt: new Date(clock.now()),
    });
  }

  /** Does one step of each issue that is due; returns those that failed, which does not stop the others. */
  async function each(
    keys: readonly IssueKey[],
    state: IssueRow['state'],
    step: (tx: Tx, issue: IssueRow, game: GameRow) => Promise<void>,
  ): Promise<IssueKey[]> {
    const failed: IssueKey[] = [];
    for (const key of keys)
      await advanceOne(key, state, step).catch((err: unknown) => {
        failed.push(key);
        log.error({ err, ...key }, 'an issue of a lottery could not go on');
      });
    return failed;
  }

  async function advanceOne(
    key: IssueKey,
    state: IssueRow['state'],
    step: (tx: Tx, issue: IssueRow, game: GameRow) => Promise<void>,
  ): Promise<void> {
    const game = await games.find(key.brandId, key.game);
    if (!game) throw new Error(`no lottery ${key.game}`);
    await database.transaction(async (tx) => {
      const issue = await lockIssue(tx, key);
      if (issue?.state === state) await step(tx, issue, game);
    });
    await bus.publish(lotteryDrawn, { brandId: key.brandId, game: key.game });
  }

  return {
    /** Returns those that could not be sealed. */
    async sealDue(): Promise<IssueKey[]> {
      const untilMs = clock.now() - SEAL_AFTER_MS;
      return each(
        await listDue(database.queries, 'open', { untilMs, by: 'closesAt', limit: DUE_AT_ONCE }),
        'open',
        seal,
      );
    },

    async drawDue(): Promise<void> {
      const untilMs = clock.now();
      await each(
        await listDue(database.queries, 'closed', { untilMs, by: 'drawsAt', limit: DUE_AT_ONCE }),
        'closed',
        draw,
      );
    },
  };
}
