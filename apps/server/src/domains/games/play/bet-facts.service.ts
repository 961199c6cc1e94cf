import type { Database } from '@parlour/database/database';
import { createSharedReads, type SharedReads } from '@parlour/database/shared-reads';
import { type BetFacts, type BetQuestion, betFactsReader } from '../transactions/transactions.ts';
import { GATHER_MS, LOOKED_UP_MAX, LOOKUPS_WAITING_MAX } from './bet-facts.rules.ts';

type BetFactsNeeds = { database: Database; isActiveMember: Parameters<typeof betFactsReader>[0] };
export type BetFactsReader = SharedReads<BetQuestion, BetFacts>;

/**
 * Looks up what must be known before bets. They share lookups, as they share commits in the ledger: a busy server makes
 * a few hundred lookups a second, whatever the number of bets.
 */
export const createBetFacts = ({ database, isActiveMember }: BetFactsNeeds): BetFactsReader =>
  createSharedReads({
    lane: database.openLane(),
    read: betFactsReader(isActiveMember),
    together: LOOKED_UP_MAX,
    waiting: LOOKUPS_WAITING_MAX,
    gatherMs: GATHER_MS,
  });
