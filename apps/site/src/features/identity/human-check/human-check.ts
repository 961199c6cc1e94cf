import type { Client } from '@parlour/client';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { Clock } from '../../../platform/clock.ts';
import { type Challenge, solveProofOfWork, writeSolution } from './proof-of-work.rules.ts';

/** Shorter than any challenge lives. Measured on the phone's clock: it may be wrong, but it runs at the right pace. */
const KEPT_MS = 5 * MINUTE_MS;

export type HumanCheck = ReturnType<typeof createHumanCheck>;
type Solved = { solution: string | undefined; usableUntil: number };
type Needs = {
  client: { identity: Pick<Client['identity'], 'humanChallenge'> };
  clock: Clock;
  solve?: (asked: Challenge) => Promise<number | null>;
};

/** An invisible proof of work. It is solved in advance while the visitor types, and each solution is used once. */
export function createHumanCheck({ client, clock, solve = solveInWorker }: Needs) {
  let ahead: Promise<Solved> | null = null;

  const start = async (): Promise<Solved> => {
    const usableUntil = clock.now() + KEPT_MS;
    const asked = await client.identity.humanChallenge();
    if (asked.isOff) return { solution: undefined, usableUntil };
    const number = await solve(asked);
    if (number === null) throw new Error('the challenge has no solution');
    return { solution: writeSolution(asked, number), usableUntil };
  };

  return {
    /** Starts solving, unless it has. A failure is retried when the solution is needed. */
    prepare(): void {
      if (ahead) return;
      const started = start();
      ahead = started;
      started.catch(() => {
        if (ahead === started) ahead = null;
      });
    },
    /** The solution for one call; undefined if none is required. */
    async take(): Promise<string | undefined> {
      const waiting = ahead;
      ahead = null;
      const solved = await waiting?.catch(() => null);
      if (solved && solved.usableUntil > clock.now()) return solved.solution;
      return (await start()).solution;
    },
  };
}

/** In a worker; on the page's thread if the browser starts none, as with the development server. */
async function solveInWorker(asked: Challenge): Promise<number | null> {
  try {
    return await askWorker(asked);
  } catch {
    // Typing is slower meanwhile, but it gets solved.
    return solveProofOfWork(asked);
  }
}

async function askWorker(asked: Challenge): Promise<number | null> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data);
    worker.onerror = () => reject(new Error('the proof of work broke off'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
