import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { computeDraw } from '@parlour/fairness';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { type GameRow, type LotteryGames, pickOf, resultOf } from '../games/games.ts';
import {
  DUE_AT_ONCE,
  type IssueKey,
  type IssueRow,
  listComing,
  listDue,
  lockIssue,
  SEAL_AFTER_MS,
  SEED_PURPOSE,
  updateIssue,
} from '../issues/issues.ts';
import type { TicketRoot } from '../orders/orders.ts';

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
  async function seal(tx: Tx, issue: IssueRow): Promise<void> {
    const { root, count } = await tickets.seal(tx, issue);
    const external = issue.externalSource === 'next_commitment' ? await nextCommitment(tx, issue) : null;
    const set = { state: 'closed', sealedAt: new Date(clock.now()), root, tickets: count, external } as const;
    await updateIssue(tx, issue, set);
  }

  async function nextCommitment(tx: Tx, { brandId, game, closesAt }: IssueRow): Promise<string> {
    const [next] = await listComing(tx, { brandId, game }, { afterMs: closesAt.getTime(), limit: 1 });
    if (!next) throw new Error(`no issue of ${game} follows`);
    return next.commitment;
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

  /** Does one step of each issue that is due; one that fails is logged and does not stop the others. */
  async function each(
    keys: readonly IssueKey[],
    state: IssueRow['state'],
    step: (tx: Tx, issue: IssueRow, game: GameRow) => Promise<void>,
  ): Promise<void> {
    for (const key of keys)
      await advanceOne(key, state, step).catch((err: unknown) =>
        log.error({ err, ...key }, 'an issue of a lottery could not go on'),
      );
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
    async sealDue(): Promise<void> {
      const untilMs = clock.now() - SEAL_AFTER_MS;
      await each(
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
