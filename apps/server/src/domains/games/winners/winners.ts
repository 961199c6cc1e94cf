/** The board of winners. */

export type { Win } from './winners.repo.ts';
export { describeWinner, type Winner } from './winners.rules.ts';
export { createWinners, type WinnerList, type Winners, type WinSource } from './winners.service.ts';
