/** Titles' returns, compared with what their vendors state. */

export { createReturnsForOperators, type ReturnsForOperators } from './returns.operator.service.ts';
export { countDisabled, listMostPlayed, listPlayedTitles, type PlayedTitle } from './returns.repo.ts';
export { createReturns } from './returns.service.ts';
