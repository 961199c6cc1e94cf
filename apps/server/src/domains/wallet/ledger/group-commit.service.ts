import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database, Lane } from '@parlour/database/database';
import { refuseInsideTransaction } from '@parlour/database/transaction';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import { BATCH_STRIPES, PURPOSES } from './accounts.rules.ts';
import type { BalanceChanges } from './balance-changes.service.ts';
import { BATCH_MAX, LANES, TRIES_MAX, WAITING_MAX } from './batches.rules.ts';
import type { Outcome } from './books.rules.ts';
import type { Asked, Ledger } from './ledger.service.ts';
import type { Posting } from './posting.rules.ts';
import { isOfOnePosting, isWorthAnotherTry } from './posting-failure.rules.ts';
import { prepare } from './prepare.rules.ts';
import { createQuickPosting } from './quick-posting.service.ts';
import type { Companion } from './write-batch.repo.ts';

type Waiting = { asked: Asked; resolve(outcome: Outcome): void; reject(error: unknown): void };
type OwnLane = {
  connection: Lane;
  stripe: number;
  queue: Waiting[];
  /** Whether a worker runs, and whether the database still has something to do. */
  isBusy: boolean;
  isWriting: boolean;
};

type GroupCommitNeeds = {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  metrics: Metrics;
  news: Pick<BalanceChanges, 'note'>;
};
export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * For single calls: what arrives during a commit is written by the next one, never later. Each posting has its own
 * outcome. If the connection breaks it is unknown whether a batch was written: the promise is rejected, and a repeat
 * with the same id gives the outcome.
 */
export function createGroupCommit({ database, clock, ledger, metrics, news }: GroupCommitNeeds) {
  const firstStripe = randomInt(BATCH_STRIPES);
  const quick = createQuickPosting({ clock });
  const lanes: OwnLane[] = Array.from({ length: database.engine === 'postgres' ? LANES : 1 }, (_, index) => ({
    connection: database.openLane(),
    stripe: (firstStripe + index) % BATCH_STRIPES,
    queue: [],
    isBusy: false,
    isWriting: false,
  }));

  /** All postings of one member use one lane. If all lanes are idle it is the first, whose plans are warm. */
  function laneOf(posting: Posting): OwnLane {
    if (lanes.every(({ isWriting }) => !isWriting)) return lanes[0] as OwnLane;
    const [{ debit, credit }] = posting.transfers;
    const { owner } = PURPOSES[debit.purpose].holder === 'member' ? debit : credit;
    let sum = 0;
    for (let index = owner.length - 4; index < owner.length; index += 1) sum += owner.charCodeAt(index) || 0;
    return lanes[sum % lanes.length] as OwnLane;
  }

  async function work(lane: OwnLane): Promise<void> {
    while (lane.queue.length > 0) {
      const batch = takeBatch(lane);
      try {
        const { posted, left } = await quick.post(lane.connection, batch);
        // A caller that posts again right after its answer finds the lane idle.
        lane.isWriting = lane.queue.length + left.length > 0;
        for (const { one, outcome } of posted) one.resolve(outcome);
        if (left.length > 0) await postCarefully(lane, left);
        news.note(postingsOf(batch));
        metrics.ledgerBatchSize.observe(batch.length);
      } catch (error) {
        // A bug of ours. Callers with an answer keep it, the others get an error, and the lane continues.
        for (const { reject } of batch) reject(error);
      }
    }
    lane.isBusy = false;
    lane.isWriting = false;
  }

  /** Takes postings of one brand: brands may be in different databases. */
  function takeBatch(lane: OwnLane): Waiting[] {
    const { queue } = lane;
    const brandId = queue[0]?.asked.prepared.posting.brandId;
    let first = 0;
    while (first < BATCH_MAX && queue[first]?.asked.prepared.posting.brandId === brandId) first += 1;
    // Usually no other brand is in between.
    if (first === BATCH_MAX || first === queue.length) return queue.splice(0, first);
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of queue) {
      const isIn = batch.length < BATCH_MAX && one.asked.prepared.posting.brandId === brandId;
      (isIn ? batch : later).push(one);
    }
    lane.queue = later;
    return batch;
  }

  async function postCarefully(lane: OwnLane, batch: readonly Waiting[], tries = 1): Promise<void> {
    try {
      const { outcomes, balances } = await lane.connection.transaction((run) =>
        ledger.postLocked(
          run,
          batch.map(({ asked }) => asked),
        ),
      );
      quick.remember(balances);
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      // One row that cannot be written must not fail the whole batch.
      if (batch.length > 1 && isOfOnePosting(error))
        for (const one of batch) await postCarefully(lane, [one]);
      else if (tries < TRIES_MAX && isWorthAnotherTry(error)) await postCarefully(lane, batch, tries + 1);
      else for (const { reject } of batch) reject(error);
    }
  }

  return {
    /** Posts in a batch with others, and the companion row with it. Outside a transaction only. */
    submit(posting: Posting, companion?: Companion): Promise<Outcome> {
      refuseInsideTransaction('submit');
      const lane = laneOf(posting);
      if (lane.queue.length >= WAITING_MAX) return Promise.reject(new Refusal('unavailable'));
      const asked = { prepared: prepare(posting, lane.stripe), companion };
      return new Promise((resolve, reject) => {
        lane.queue.push({ asked, resolve, reject });
        lane.isWriting = true;
        if (lane.isBusy) return;
        lane.isBusy = true;
        // Calls in the same turn join the batch.
        queueMicrotask(() => void work(lane));
      });
    },

    async close(): Promise<void> {
      await Promise.all(lanes.map(({ connection }) => connection.close()));
    },
  };
}

/** Lazy, because usually nobody listens. */
function* postingsOf(batch: readonly Waiting[]): Generator<Posting> {
  for (const { asked } of batch) yield asked.prepared.posting;
}
