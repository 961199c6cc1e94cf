import { hostname } from 'node:os';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { Log } from '../../../observability/log.ts';
import { deleteProcessesBefore, listProcesses, markStopped, saveProcess } from './processes.repo.ts';
import {
  BEAT_MS,
  BYTES_PER_MIB,
  FORGET_AFTER_MS,
  LOST_AFTER_MS,
  NANOSECONDS_PER_MS,
} from './processes.rules.ts';

type ProcessesNeeds = { database: Database; clock: Clock; log: Log; version: string };
export type Processes = ReturnType<typeof createProcesses>;

/** The processes of this installation: each writes its own line every ten seconds, and any can read them all. */
export function createProcesses({ database, clock, log, version }: ProcessesNeeds) {
  const id = newId(clock);
  const startedAt = new Date(clock.now());
  let delay: IntervalHistogram | null = null;
  let cancel = () => {};
  let isStopped = false;
  let beating: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    const loopDelayMs = delay ? Math.round(delay.max / NANOSECONDS_PER_MS) : 0;
    delay?.reset();
    await saveProcess(database.queries, {
      id,
      name: `${hostname()}:${process.pid}`,
      version,
      startedAt,
      seenAt: new Date(clock.now()),
      stoppedAt: null,
      loopDelayMs,
      memoryMib: Math.round(process.memoryUsage.rss() / BYTES_PER_MIB),
    });
    await deleteProcessesBefore(database.queries, new Date(clock.now() - FORGET_AFTER_MS));
  }

  /** A failed beat is ignored: the next one repairs it, or the silence shows. */
  function keepBeating(): void {
    beating = beat()
      .catch((error) => log.warn({ err: error }, 'this process could not say that it lives'))
      .then(() => {
        if (!isStopped) cancel = clock.after(BEAT_MS, keepBeating);
      });
  }

  return {
    async start(): Promise<void> {
      delay = monitorEventLoopDelay();
      delay.enable();
      keepBeating();
      await beating;
    },

    async stop(): Promise<void> {
      isStopped = true;
      cancel();
      await beating;
      if (!delay) return;
      delay.disable();
      await markStopped(database.queries, id, new Date(clock.now())).catch((error) =>
        log.warn({ err: error }, 'this process could not say that it stops'),
      );
    },

    async list() {
      const rows = await listProcesses(database.queries);
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        version: row.version,
        startedAt: row.startedAt.getTime(),
        seenAt: row.seenAt.getTime(),
        state: stateOf(row, clock.now()),
        loopDelayMs: row.loopDelayMs,
        memoryMiB: row.memoryMib,
      }));
    },
  };
}

function stateOf({ stoppedAt, seenAt }: { stoppedAt: Date | null; seenAt: Date }, nowMs: number) {
  if (stoppedAt) return 'stopped' as const;
  return nowMs - seenAt.getTime() > LOST_AFTER_MS ? ('lost' as const) : ('alive' as const);
}
