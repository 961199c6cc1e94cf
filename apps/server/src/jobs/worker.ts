import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Log, problemText } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type Job, type JobKind, PermanentFailure, retryDelayMs } from './job.ts';
import { type ClaimedJob, claimJobs, type Ending, endJob, extendLease, lockHeldJob } from './jobs.repo.ts';

const LEASE_MS = 60_000;
const RENEW_MS = LEASE_MS / 3;
const AT_ONCE = 4;

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

  async function runDue(): Promise<number> {
    let ran = 0;
    while (!isStopping) {
      const now = clock.now();
      const claimed = await claimJobs(database.queries, {
        kinds: [...kinds.keys()],
        limit: AT_ONCE,
        now: new Date(now),
        leaseUntil: new Date(now + LEASE_MS),
      });
      if (claimed.length === 0) break;
      for (const { runAtMs } of claimed) metrics.jobLagSeconds.set((now - runAtMs) / 1000);
      await Promise.all(claimed.map(run));
      ran += claimed.length;
    }
    return ran;
  }

  async function run(claimed: ClaimedJob): Promise<void> {
    const kind = kinds.get(claimed.kind);
    if (!kind) return;
    const line = log.child({ job: claimed.kind, jobId: claimed.id, requestId: claimed.requestId });
    const stopRenewing = renewLease(claimed, line);
    const endTimer = metrics.jobSeconds.startTimer({ kind: kind.name });
    try {
      if (claimed.attempt > kind.maxAttempts) throw new PermanentFailure('its worker died every time');
      await perform(kind, claimed);
      endTimer({ outcome: 'done' });
    } catch (error) {
      endTimer({ outcome: 'failed' });
      line.error({ err: error, attempt: claimed.attempt }, 'a job failed');
      await conclude(kind, claimed, endingAfter(error, { kind, attempt: claimed.attempt, now: clock.now() }));
    } finally {
      stopRenewing();
    }
  }

  async function perform(kind: JobKind<never>, claimed: ClaimedJob): Promise<void> {
    const job = { ...claimed, payload: claimed.payload as never } satisfies Job<never>;
    if (kind.outside) {
      await kind.outside(job);
      await conclude(kind, claimed, { state: 'done', finishedAt: new Date(clock.now()) });
      return;
    }
    await database.transaction(async (tx) => {
      // Another process took over after our lease ran out: its run is the one that counts.
      if (!(await lockHeldJob(tx, claimed))) return;
      await kind.inTransaction(tx, job);
      await endJob(tx, claimed, { state: 'done', finishedAt: new Date(clock.now()) });
      await enqueueNext(tx, kind);
    });
  }

  async function conclude(kind: JobKind<never>, claimed: ClaimedJob, ending: Ending): Promise<void> {
    await database.transaction(async (tx) => {
      const isOurs = await endJob(tx, claimed, ending);
      if (isOurs && ending.state !== 'queued') await enqueueNext(tx, kind);
    });
  }

  /** The next renewal is planned when the last has been answered, so that a slow database is not piled upon. */
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
