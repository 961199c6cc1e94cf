/** Vendors' transactions on members' money, and how a repeated id is judged. */

export {
  judgeAgain,
  judgeRollback,
  type Kept,
  type Play,
  postingId,
  refuseWin,
  requestHash,
} from './situations.rules.ts';
export {
  type BetFacts,
  type BetQuestion,
  betFactsReader,
  type Facts,
  hasOpenRound,
  insertAlert,
  insertTransactions,
  isTakenBack,
  lockTransaction,
  type NewTransaction,
  readFacts,
  type VendorKey,
} from './transactions.repo.ts';
