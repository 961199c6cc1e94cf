import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { type Log, problemText } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type Job, type JobKind, PermanentFailure, retryDelayMs } from './job.ts';
import { type ClaimedJob, claimJobs, type Ending, endJob, extendLease, lockHeldJob } from './jobs.repo.ts';
import { JOBS_AT_ONCE, LEASE_MS, RENEW_MS } from './jobs.rules.ts';

type WorkerNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  kinds: Map<string, JobKind<never>>;
  enqueueNext(tx: Tx, kind: JobKind<never>): Promise<void>;
};

export function createWorker({ database, clock, log, metrics, kinds, enqueueNext }: WorkerNeeds) {
  let isStopping = false;
  let lookAgain = () => {};

  /** Runs what is due, a few at once; a slow job blocks only its own slot. Returns how many ran. */
  async function runDue(): Promise<number> {
    const running = new Set<Promise<void>>();
    let ran = 0;
    try {
      for (;;) {
        const nudged = new Promise<void>((resolve) => {
          lookAgain = resolve;
        });
        const claimed = await claim(JOBS_AT_ONCE - running.size);
        ran += claimed.length;
        for (const one of claimed) {
          const done = run(one).finally(() => running.delete(done));
          running.add(done);
        }
        if (running.size === 0) return ran;
        if (claimed.length === 0 || running.size === JOBS_AT_ONCE) await Promise.race([...running, nudged]);
      }
    } finally {
      await Promise.allSettled(running);
    }
  }

  async function claim(limit: number): Promise<ClaimedJob[]> {
    if (isStopping || limit === 0) return [];
    const now = clock.now();
    const claimed = await claimJobs(database.queries, {
      kinds: [...kinds.keys()],
      limit,
      now: new Date(now),
      leaseUntil: new Date(now + LEASE_MS),
    });
    for (const { runAtMs } of claimed) metrics.jobLagSeconds.set((now - runAtMs) / 1000);
    return claimed;
  }

  /** Never throws: a job that cannot be concluded keeps its lease, and is taken over when that ends. */
  async function run(claimed: ClaimedJob): Promise<void> {
    const kind = kinds.get(claimed.kind);
    if (!kind) return;
    const line = log.child({ job: claimed.kind, jobId: claimed.id, requestId: claimed.requestId });
    const endTimer = metrics.jobSeconds.startTimer({ kind: kind.name });
    try {
      if (claimed.attempt > kind.maxAttempts) throw new PermanentFailure('its worker died every time');
      await perform(kind, claimed, line);
      endTimer({ outcome: 'done' });
    } catch (error) {
      endTimer({ outcome: 'failed' });
      line.error({ err: error, attempt: claimed.attempt }, 'a job failed');
      const ending = endingAfter(error, { kind, attempt: claimed.attempt, now: clock.now() });
      await conclude(kind, claimed, ending).catch((problem) =>
        line.error({ err: problem }, 'the end of a job could not be noted'),
      );
    }
  }

  async function perform(kind: JobKind<never>, claimed: ClaimedJob, line: Log): Promise<void> {
    const job = { ...claimed, payload: claimed.payload as never } satisfies Job<never>;
    const done = () => ({ state: 'done', finishedAt: new Date(clock.now()) }) as const;
    if (kind.outside) {
      const stopRenewing = renewLease(claimed, line);
      await kind.outside(job).finally(stopRenewing);
      await conclude(kind, claimed, done());
      return;
    }
    // The row stays locked until the commit, so nobody takes over and no lease has to be renewed.
    await database.transaction(async (tx) => {
      if (!(await lockHeldJob(tx, claimed))) return;
      await kind.inTransaction(tx, job);
      await endJob(tx, claimed, done());
      await enqueueNext(tx, kind);
    });
  }

  async function conclude(kind: JobKind<never>, claimed: ClaimedJob, ending: Ending): Promise<void> {
    await database.transaction(async (tx) => {
      const isOurs = await endJob(tx, claimed, ending);
      if (isOurs && ending.state !== 'queued') await enqueueNext(tx, kind);
    });
  }

  /** The next renewal is scheduled when the last has been answered, so that a slow database is not overloaded. */
  function renewLease(claimed: ClaimedJob, line: Log): () => void {
    let isOver = false;
    let cancel = () => {};
    const plan = () => {
      if (!isOver) cancel = clock.after(RENEW_MS, renew);
    };
    const renew = () => {
      extendLease(database.queries, claimed, new Date(clock.now() + LEASE_MS))
        .catch((error) => line.warn({ err: error }, 'a lease could not be renewed'))
        .finally(plan);
    };
    plan();
    return () => {
      isOver = true;
      cancel();
    };
  }

  return {
    runDue,
    /** Something new is due: a worker that waits for a slow job looks again. */
    nudge: () => lookAgain(),
    stop() {
      isStopping = true;
    },
  };
}

function endingAfter(
  error: unknown,
  { kind, attempt, now }: { kind: JobKind<never>; attempt: number; now: number },
): Ending {
  const lastError = problemText(error);
  if (error instanceof PermanentFailure || attempt >= kind.maxAttempts)
    return { state: 'failed', finishedAt: new Date(now), lastError };
  return { state: 'queued', runAt: new Date(now + retryDelayMs(attempt)), lastError };
}
