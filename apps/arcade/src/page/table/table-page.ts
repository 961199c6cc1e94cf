import { countCoins, NO_BETS } from './change-bets.ts';

/** What the pages of all tables with chips have in common. */
export const TABLE_PAGE = {
  firstPick: () => NO_BETS,
  pickHint: 'arcade.table.place',
  units: countCoins,
  stakeLabel: 'arcade.table.chip',
  actionShape: 'wide',
  isPastOnStage: true,
} as const;
