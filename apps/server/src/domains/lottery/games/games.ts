/** Lotteries of a brand: setups and their versions, schedules, families, what an operator may change. */

export { pickOf, resultOf, settingsAt } from './families.rules.ts';
export type { GameRow } from './games.repo.ts';
export { createLotteryGames, describeGame, describeTerms, type LotteryGames } from './games.service.ts';
export { prizeModeOf, VENDOR_NAMES } from './lobby.rules.ts';
export { isVietnamese, regionOf } from './regions.rules.ts';
export { numberOn, planAfter } from './schedule.rules.ts';
export { createLotterySetups, type LotterySetups } from './setups.operator.service.ts';
