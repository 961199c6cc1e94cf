import type { Database, Run } from '@parlour/database/database';
import { type BetFacts, type BetQuestion, readBetFacts } from './transactions.repo.ts';

/** As many as one statement looks up in a few hundredths of a second. */
const BATCH_MAX = 500;
const WAITING_MAX = 20_000;

type Member = { brandId: string; memberId: string };
type BetFactsNeeds = {
  database: Database;
  /** Those of the members who may play. */
  readActive(run: Run, members: readonly Member[]): Promise<Set<string>>;
};
type Known = BetFacts & { isMemberActive: boolean };
type Waiting = { question: BetQuestion; resolve(facts: Known): void; reject(error: unknown): void };
export type BetFactsReader = ReturnType<typeof createBetFacts>;

/**
 * What has to be known before bets. Bets that come while others are looked up are looked up together, as the ledger
 * commits them together: a busy server asks the database a few hundred times a second, whatever the number of bets.
 */
export function createBetFacts({ database, readActive }: BetFactsNeeds) {
  const lane = database.openLane();
  let queue: Waiting[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH_MAX);
      queue = queue.slice(BATCH_MAX);
      const questions = batch.map(({ question }) => question);
      try {
        const [facts, active] = await Promise.all([
          readBetFacts(lane.run, questions),
          readActive(lane.run, questions),
        ]);
        for (const [index, { question, resolve }] of batch.entries())
          resolve({ ...(facts[index] as BetFacts), isMemberActive: active.has(question.memberId) });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isBusy = false;
  }

  return {
    ask(question: BetQuestion): Promise<Known> {
      if (queue.length >= WAITING_MAX) return Promise.reject(new Error('too many bets wait to be looked up'));
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
