import type { Settings } from '@parlour/lottery-rules';
import type { BestWin, WinBet, WinNeeds } from './best-win.rules.ts';

export type WinQuestion = WinNeeds & {
  readonly id: number;
  readonly familyId: string;
  readonly settings: Settings;
  readonly bets: readonly (Omit<WinBet, 'play'> & { readonly playId: string })[];
};
export type WinAnswer = { readonly id: number; readonly best: BestWin | null };

type Waiting = { question: WinQuestion; hear: (best: BestWin | null) => void };

let worker: Worker | null = null;
let asked: Waiting | null = null;
let next: Waiting | null = null;
let lastId = 0;

/** Asks the worker for the most that bets can win. Of several questions only the newest waits; the others are not heard. */
export function askBestWin(question: Omit<WinQuestion, 'id'>, hear: (best: BestWin | null) => void): void {
  lastId += 1;
  const waiting = { question: { ...question, id: lastId }, hear };
  if (asked) next = waiting;
  else send(waiting);
}

function send(waiting: Waiting): void {
  asked = waiting;
  startWorker().postMessage(waiting.question);
}

function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./best-win.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WinAnswer>) => conclude(data.best));
  // It did not load, or failed: the figure is left out, and the bet goes on.
  worker.addEventListener('error', () => conclude(null));
  return worker;
}

function conclude(best: BestWin | null): void {
  const heard = asked;
  asked = null;
  if (!next) heard?.hear(best);
  else {
    const waiting = next;
    next = null;
    send(waiting);
  }
}
