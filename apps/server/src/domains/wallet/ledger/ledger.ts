/** The ledger: postings, balances, group commit, and the news that balances changed. */

export {
  type AccountRef,
  accountId,
  HOUSE,
  PURPOSES,
  type Purpose,
  STRIPES,
} from './accounts.rules.ts';
export { createBalanceChanges } from './balance-changes.service.ts';
export type { Outcome, Side, Spent } from './books.rules.ts';
export { createGroupCommit } from './group-commit.service.ts';
export { createAccounts } from './ledger.repo.ts';
export { createLedger, type Ledger } from './ledger.service.ts';
export { countingOf, type Posting, type Transfer } from './posting.rules.ts';
export { inLockOrder, sideOf } from './prepare.rules.ts';
export { allows } from './spending.rules.ts';
export { findUsage, lockUsages, saveUsages } from './usage.repo.ts';
export { countUsage, noneUsed, rollUsage, type Usage } from './usage.rules.ts';
export { type Companion, type CompanionKind, companion } from './write-batch.repo.ts';
