import { dealtPlaces } from '../card-game/seating.ts';

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];
export const BOARD_CARDS: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

const HOLE_CARDS = 2;

/** In the order in which they are dealt to: the first seat left of the button first. */
type AtTable = { players: readonly { seat: number }[] };

/** Twice around; the board follows, and no card is burnt. */
export function holePlaces({ players }: AtTable, seat: number): number[] {
  return dealtPlaces(players, seat, HOLE_CARDS);
}

export function boardPlaces({ players, street }: AtTable & { street: Street }): number[] {
  return Array.from({ length: BOARD_CARDS[street] }, (_, place) => HOLE_CARDS * players.length + place);
}
