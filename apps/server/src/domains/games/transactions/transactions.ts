/** What vendors did to members' money: one row for each of their transactions, and how an id that comes again is judged. */

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
