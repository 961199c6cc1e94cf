import { setTimeout as delay } from 'node:timers/promises';
import type { Lane, Run } from './database.ts';

type SharedReadsNeeds<Question, Answer> = {
  lane: Lane;
  /** Answers in the order of the questions. */
  read(run: Run, questions: readonly Question[]): Promise<Answer[]>;
  /** How many one statement answers. */
  together: number;
  /** When more than this wait, further ones are refused. */
  waiting: number;
  /** When several come at once, the next ones gather for this long: a trip for two costs as much as one for twenty. */
  gatherMs: number;
};
type Waiting<Question, Answer> = {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};
export type SharedReads<Question, Answer> = {
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
};

/**
 * Questions that arrive while others are being answered share the next trip to the database. Nothing is kept: what is
 * answered was read after it was asked.
 */
export function createSharedReads<Question, Answer>({
  lane,
  read,
  together,
  waiting,
  gatherMs,
}: SharedReadsNeeds<Question, Answer>): SharedReads<Question, Answer> {
  let queue: Waiting<Question, Answer>[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, together);
      queue = queue.slice(together);
      try {
        const answers = await read(
          lane.run,
          batch.map(({ question }) => question),
        );
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      if (batch.length > 1) await delay(gatherMs);
    }
    isBusy = false;
  }

  return {
    ask(question) {
      if (queue.length >= waiting) return Promise.reject(new Error('too many questions wait to be answered'));
      return new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject });
        if (isBusy) return;
        isBusy = true;
        queueMicrotask(() => void work());
      });
    },
    close: () => lane.close(),
  };
}
