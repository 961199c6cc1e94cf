import type { TableRound } from './table-rounds.repo.ts';

/** What wallets are owed after a part of the work, and whether it was the last. */
export type Part = { owed: string[]; isDone: boolean };

/** What is a game's own in the rounds of its tables. */
export type TableGame = {
  /** How long bets are taken, and how long the end of a round stays on the screen. */
  bettingMs: number;
  overMs: number;
  /** What of the outcome everybody may see from the close of betting on. */
  reveal(tableRound: TableRound): Promise<Pick<TableRound, 'seen'>>;
  /** When a round ends that takes no more bets. */
  endOf(tableRound: TableRound): Promise<number>;
  /** What is known of its outcome then. */
  conclude(tableRound: TableRound): Promise<Pick<TableRound, 'point' | 'seen'>>;
  /** A part of what is due while it runs, and after how many milliseconds the next is; absent where nothing is. */
  run?(tableRound: TableRound): Promise<Pick<Part, 'owed'> & { nextMs: number }>;
  /** How long after its end calls are waited for that were there in time. */
  settleAfterMs: number;
  /** A part of what is left to do for one that is over. It can be repeated at any time. */
  settle(tableRound: TableRound): Promise<Part>;
};
