import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { Bus } from '../bus/bus.ts';
import { topic } from '../bus/bus.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { DailyKind } from './daily.ts';
import { createDailyJobs } from './daily-jobs.ts';
import type { EnqueueOptions, JobKind } from './job.ts';
import { deleteFinishedJobs, insertJob, nextWakeAt } from './jobs.repo.ts';
import { HELD_ELSEWHERE_MS, KEEP_FINISHED_MS, LOOK_AGAIN_MS, SWEEP_EVERY_MS } from './jobs.rules.ts';
import { countJobs, countJobsIn, findJob, listJobs, requeueJob } from './jobs-lists.repo.ts';
import { createWorker } from './worker.ts';

const jobEnqueued = topic<Record<string, never>>('job.enqueued');

export type Jobs = ReturnType<typeof createJobs>;

type JobsNeeds = { database: Database; bus: Bus; clock: Clock; log: Log; metrics: Metrics };

export function createJobs({ database, bus, clock, log, metrics }: JobsNeeds) {
  const kinds = new Map<string, JobKind<never>>();
  const worker = createWorker({ database, clock, log, metrics, kinds, enqueueNext });
  const days = createDailyJobs({ database, clock, log, enqueue });
  let isRunning = false;
  let isTurnWaiting = false;
  let cancelTimer = () => {};
  let turn: Promise<void> = Promise.resolve();

  async function enqueue<Payload>(
    tx: Tx,
    kind: JobKind<Payload>,
    payload: Payload,
    { uniqueKey, runAtMs, brandId, requestId }: EnqueueOptions = {},
  ): Promise<boolean> {
    const now = clock.now();
    const isNew = await insertJob(tx, {
      id: newId(clock),
      kind: kind.name,
      uniqueKey: uniqueKey ?? null,
      brandId: brandId ?? null,
      payload,
      requestId: requestId ?? null,
      runAt: new Date(runAtMs ?? now),
      createdAt: new Date(now),
    });
    if (isNew) afterCommit(() => bus.publish(jobEnqueued, {}));
    return isNew;
  }

  async function enqueueNext(tx: Tx, kind: JobKind<never>): Promise<void> {
    if (kind.everyMs === undefined) return;
    const next = { uniqueKey: 'recurring', runAtMs: clock.now() + kind.everyMs };
    await enqueue(tx, kind as JobKind<unknown>, {}, next);
  }

  function register<Payload>(kind: JobKind<Payload> | DailyKind): void {
    if (kinds.has(kind.name)) throw new Error(`job kind ${kind.name} registered twice`);
    kinds.set(kind.name, (kind.daily ? days.add(kind) : kind) as unknown as JobKind<never>);
  }

  register<unknown>({
    name: 'jobs.sweep',
    maxAttempts: 3,
    everyMs: SWEEP_EVERY_MS,
    inTransaction: (tx) => deleteFinishedJobs(tx, new Date(clock.now() - KEEP_FINISHED_MS)),
  });

  register(days.planner);

  /** One turn at a time; a wake-up during a turn causes one more turn after it, never lost and never queued up. */
  function wake(): void {
    if (!isRunning) return;
    worker.nudge();
    if (isTurnWaiting) return;
    isTurnWaiting = true;
    cancelTimer();
    turn = turn.then(work).catch((error) => {
      log.error({ err: error }, 'the job worker could not look for work');
      waitAtMost(LOOK_AGAIN_MS);
    });
  }

  async function work(): Promise<void> {
    isTurnWaiting = false;
    if (!isRunning) return;
    const ran = await worker.runDue();
    const nextAt = await nextWakeAt(database.queries, [...kinds.keys()]);
    const delayMs = nextAt === null ? LOOK_AGAIN_MS : nextAt - clock.now();
    // Due, but not available: another holds it beyond its lease. Polling without a pause would only load the database.
    waitAtMost(ran === 0 && delayMs <= 0 ? HELD_ELSEWHERE_MS : delayMs);
  }

  function waitAtMost(delayMs: number): void {
    cancelTimer();
    if (isRunning) cancelTimer = clock.after(Math.min(Math.max(delayMs, 0), LOOK_AGAIN_MS), wake);
  }

  bus.subscribe(jobEnqueued, wake);
  bus.onGap(wake);

  return {
    register,
    enqueue,
    planDaysOf: days.planFor,
    dailyProgress: days.progress,
    countOverdueDays: days.countOverdue,
    list: (filter: Parameters<typeof listJobs>[1]) => listJobs(database.queries, filter),
    counts: () => countJobs(database.queries),
    countIn: (state: Parameters<typeof countJobsIn>[1]) => countJobsIn(database.queries, state),
    find: (id: string) => findJob(database.queries, id),
    /** Queues a failed job again, in the caller's transaction; undefined if it cannot be. */
    async retry(tx: Tx, id: string) {
      const row = await requeueJob(tx, id, new Date(clock.now()));
      if (row) afterCommit(() => bus.publish(jobEnqueued, {}));
      return row;
    },
    /** Runs everything that is due now and returns how many ran. Tests call it before and after they move the clock. */
    async runDue(): Promise<number> {
      await turn;
      return worker.runDue();
    },
    async start(): Promise<void> {
      isRunning = true;
      await database.transaction(async (tx) => {
        for (const kind of kinds.values())
          if (kind.everyMs !== undefined)
            await enqueue(tx, kind as JobKind<unknown>, {}, { uniqueKey: 'recurring' });
      });
      wake();
    },
    /** Stops taking work and waits for running jobs. */
    async stop(): Promise<void> {
      isRunning = false;
      cancelTimer();
      worker.stop();
      await turn;
    },
  };
}
