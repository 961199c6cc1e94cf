/** docs/decisions/0070: how long a raise waits before it can be confirmed, so that nobody raises in the heat of play. */
export const RAISE_WAIT_HOURS = 24;

/** docs/decisions/0150: how often a member can be told how long they have been playing. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;
export type RealityCheckMinutes = (typeof REALITY_CHECK_MINUTES)[number];

/** Somebody away from the site for this long starts anew: the time they are told is of one sitting. */
export const SITTING_BREAK_MINUTES = 15;

/** The days of a member's net position, today included. */
export const POSITION_DAYS = [1, 7, 30] as const;

/** What an operator writes down of a conversation. */
export const INTERACTION_NOTE_LENGTH = { min: 3, max: 2_000 };
