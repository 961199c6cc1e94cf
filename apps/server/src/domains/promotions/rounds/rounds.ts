/** Free rounds that were claimed: as their members see them, and operators. The rounds themselves are games'. */

export { createRoundsGames, type RoundsGames } from './games.service.ts';
export { createOwnFreeRounds, type OwnFreeRounds } from './own-rounds.service.ts';
export { createFreeRoundsForOperators, type FreeRoundsForOperators } from './rounds.operator.service.ts';
