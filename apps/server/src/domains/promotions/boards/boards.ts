/** Leaderboards: published by two, counted from closed rounds, paid by rank. */

export { createBoardsForOperators } from './boards.operator.service.ts';
export { createBoards } from './boards.service.ts';
export { createBoardCounting } from './counting.service.ts';
