/** What members see of their money: purses, records, daily sums, profit and loss. */

export { type Bets, createBets, type RecordSource } from './bets.service.ts';
export { countDepositDays, listDepositDays, sumDeposits } from './deposits.repo.ts';
export { createLedgerBets } from './ledger-bets.service.ts';
export { createProfitLoss, type ProfitLoss, rangeOf } from './profit-loss.service.ts';
export { ownerOf } from './purses.rules.ts';
export { createPurses, type Purses } from './purses.service.ts';
export { addUp, type Sums, writeFigures } from './records.rules.ts';
export { type Asker, createRecords, type Records } from './records.service.ts';
export { SLOT_MS, SLOTS_PER_HOUR } from './rollup.rules.ts';
export { createRollups, type Rollups } from './rollup.service.ts';
export { createRoundTitles, type RoundNaming } from './round-titles.service.ts';
