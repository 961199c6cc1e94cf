import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@parlour/database/database';
import { type BetFacts, type BetQuestion, betFactsReader } from '../transactions/transactions.ts';
import { GATHER_MS, LOOKED_UP_MAX, LOOKUPS_WAITING_MAX } from './bet-facts.rules.ts';

type BetFactsNeeds = { database: Database; isActiveMember: Parameters<typeof betFactsReader>[0] };
type Waiting = { question: BetQuestion; resolve(facts: BetFacts): void; reject(error: unknown): void };
export type BetFactsReader = ReturnType<typeof createBetFacts>;

/**
 * Looks up what must be known before bets. Bets that arrive during a lookup share the next one, as they share commits
 * in the ledger: a busy server makes a few hundred lookups a second, whatever the number of bets.
 */
export function createBetFacts({ database, isActiveMember }: BetFactsNeeds) {
  const readBetFacts = betFactsReader(isActiveMember);
  const lane = database.openLane();
  let queue: Waiting[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, LOOKED_UP_MAX);
      queue = queue.slice(LOOKED_UP_MAX);
      try {
        const facts = await readBetFacts(
          lane.run,
          batch.map(({ question }) => question),
        );
        for (const [index, { resolve }] of batch.entries()) resolve(facts[index] as BetFacts);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      if (batch.length > 1) await delay(GATHER_MS);
    }
    isBusy = false;
  }

  return {
    ask(question: BetQuestion): Promise<BetFacts> {
      if (queue.length >= LOOKUPS_WAITING_MAX)
        return Promise.reject(new Error('too many bets wait to be looked up'));
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
