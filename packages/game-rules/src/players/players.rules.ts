/** What a player of the house does in a demonstration: plain bets, as most people place them. */

/** Crash and limbo, in hundredths. */
export const TARGETS = [120, 150, 180, 200, 300, 500, 1_000] as const;
/** Dice, in hundredths of a percent. */
export const CHANCES = [1_000, 2_500, 4_950, 6_500, 8_000] as const;
export const KENO_PICKED = { from: 3, upTo: 8 } as const;
export const MINES_LAID = { from: 1, upTo: 5 } as const;

/** After each right step a player stops in one of so many cases. */
export const STOPS_ONE_IN = 3;
export const TILES_OPENED_MAX = 8;

export const BETS_AT_ONCE = { from: 1, upTo: 3 } as const;
/** Bets that every model of the table offers. */
export const TABLE_BETS = {
  baccarat: ['player', 'banker', 'tie'],
  'dragon-tiger': ['dragon', 'tiger', 'tie', 'dragon-big', 'tiger-odd'],
  'picture-dice': ['face-1', 'face-2', 'face-3', 'face-4', 'face-5', 'face-6'],
  roulette: ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-1', 'dozen-2', 'column-3', 'straight-17'],
  'sic-bo': ['big', 'small', 'odd', 'single-3', 'single-5', 'sum-9', 'any-triple'],
  'xoc-dia': ['even', 'odd', 'three-red', 'three-white', 'two-two', 'four-red'],
} as const;

export const BLACKJACK: { standsFrom: number; doublesAt: readonly number[] } = {
  standsFrom: 17,
  doublesAt: [10, 11],
};
/** Hi-lo: from the ace up to this rank the next card is more likely higher. */
export const MIDDLE_RANK = 7;
/** Video poker: jacks, and what is above them. */
export const HELD_FROM_RANK = 11;
/** Fish: shots in one call. */
export const VOLLEY = { from: 2, upTo: 5 } as const;
