import type { TablePlan } from '../catalogue/table-plan.ts';

type Times = {
  /** How long bets are taken. */
  bettingMs: number;
  /** How long the outcome is shown: nobody can bet any more, and the hands, the wheel, the dice have come to rest at its end. */
  shownMs: number;
  /** How long it stays on the screen once everybody is paid. */
  overMs: number;
};

/** A flight of crash lasts as long as it lasts. */
export const FLIGHT: Omit<Times, 'shownMs'> = { bettingMs: 6_000, overMs: 3_000 };

/** Of the time an outcome is shown, the first second says that no more bets are taken. */
export const CLOSED_MS = 1_000;
export const TABLE_TIMES: Readonly<Record<TablePlan['pace'], Times>> = {
  quick: { bettingMs: 10_000, shownMs: CLOSED_MS + 6_000, overMs: 3_000 },
  usual: { bettingMs: 15_000, shownMs: CLOSED_MS + 8_000, overMs: 4_000 },
  calm: { bettingMs: 20_000, shownMs: CLOSED_MS + 10_000, overMs: 4_000 },
};
