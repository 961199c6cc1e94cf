/** Vendors' transactions on members' money, and how a repeated id is judged. */

export {
  hasOpenBonusRound,
  hasOpenRound,
  type RoundStake,
  readRoundStakes,
} from './rounds.repo.ts';
export {
  type BonusPart,
  type FreePlay,
  judgeAgain,
  judgeRollback,
  type Kept,
  type Play,
  postingId,
  refuseWin,
  requestHash,
  type SessionFacts,
} from './situations.rules.ts';
export { countTitleDays, countTitlesPlayed } from './titles-played.repo.ts';
export {
  aboutOf,
  type BetFacts,
  type BetQuestion,
  betFactsReader,
  type Facts,
  insertAlert,
  insertTransactions,
  isTakenBack,
  lockTransaction,
  type NewTransaction,
  readFacts,
  type VendorKey,
} from './transactions.repo.ts';
