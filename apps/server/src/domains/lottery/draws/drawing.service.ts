import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { computeDraw, randomnessOf } from '@parlour/fairness';
import { roundAfter } from '@parlour/fairness/beacon';
import { type Bus, topic } from '../../../bus/bus.ts';
import type { Log } from '../../../observability/log.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { type GameRow, type LotteryGames, pickOf, resultOf } from '../games/games.ts';
import {
  DUE_AT_ONCE,
  type DueIssue,
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
import type { Beacon } from './beacon.service.ts';

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
  beacon: Beacon;
};

/**
 * Seals and draws what is due, of all brands. Each step is one transaction that holds the issue: whichever process comes
 * first does it, and one that dies leaves it to the next.
 */
export function createDrawing({ database, bus, clock, log, secrets, games, tickets, beacon }: DrawingNeeds) {
  async function seal(tx: Tx, issue: IssueRow, { setup }: GameRow): Promise<void> {
    const { root, count } = await tickets.seal(tx, issue);
    const sealedAt = new Date(clock.now());
    const set = { state: 'closed', sealedAt, root, tickets: count } as const;
    if (issue.externalSource === 'drand')
      return updateIssue(tx, issue, { ...set, beacon: roundOf(issue, sealedAt) });
    const external = await nextCommitment(tx, issue);
    // Where a lottery was switched off its last issue is followed by none, and was never for sale.
    if (external === null && !setup.isOn && count === 0)
      return updateIssue(tx, issue, { state: 'void', sealedAt, settledAt: sealedAt });
    if (external === null) throw new Error(`no issue of ${issue.game} follows`);
    await updateIssue(tx, issue, { ...set, external });
  }

  /** The first round that is spoken when the root is there: nobody could choose tickets by it. */
  function roundOf({ closesAt }: IssueRow, sealedAt: Date): IssueRow['beacon'] {
    const chain = beacon.chain();
    if (!chain) throw new Error('the beacon is not known yet');
    const afterMs = Math.max(closesAt.getTime() + SEAL_AFTER_MS, sealedAt.getTime());
    return { chain, round: roundAfter(chain, afterMs), signature: null };
  }

  async function nextCommitment(tx: Tx, { brandId, game, closesAt }: IssueRow): Promise<string | null> {
    const [next] = await listComing(tx, { brandId, game }, { afterMs: closesAt.getTime(), limit: 1 });
    return next?.commitment ?? null;
  }

  async function draw(tx: Tx, issue: IssueRow, { setup }: GameRow): Promise<void> {
    const { game, numero, root, sealedSeed } = issue;
    const spoken = issue.beacon && spokenFor(issue.beacon);
    const external = spoken ? randomnessOf(spoken.signature) : issue.external;
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
      external,
      beacon: spoken,
      result,
      drawnAt: new Date(clock.now()),
    });
  }

  /** What is known of a round by now; null while it is not spoken. */
  function spokenFor(
    awaited: NonNullable<IssueRow['beacon']>,
  ): (typeof awaited & { signature: string }) | null {
    const signature = beacon.signatureOf(awaited);
    return signature === null ? null : { ...awaited, signature };
  }

  /** Issues wait for the beacon beside the others, which it must not hold up. */
  async function listDueNow(
    state: 'open' | 'closed',
    due: { untilMs: number; by: 'closesAt' | 'drawsAt' },
  ): Promise<DueIssue[]> {
    const ofSource = (source: IssueRow['externalSource']) =>
      listDue(database.queries, state, { ...due, limit: DUE_AT_ONCE, source });
    return [...(await ofSource('next_commitment')), ...(await ofSource('drand'))];
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
      const due = await listDueNow('open', { untilMs: clock.now() - SEAL_AFTER_MS, by: 'closesAt' });
      const waits = ({ externalSource }: DueIssue) => externalSource === 'drand' && !beacon.chain();
      const failed = await each(
        due.filter((issue) => !waits(issue)),
        'open',
        seal,
      );
      return [...failed, ...due.filter(waits)];
    },

    async drawDue(): Promise<void> {
      const due = await listDueNow('closed', { untilMs: clock.now(), by: 'drawsAt' });
      await each(
        due.filter((issue) => !issue.beacon || spokenFor(issue.beacon)),
        'closed',
        draw,
      );
    },
  };
}
