type Seated = { seat: number };

/** The first seat left of the button first, which itself need not be dealt in. */
export function seatsLeftOf<Player extends Seated>(players: readonly Player[], button: number): Player[] {
  const seats = players.toSorted((a, b) => a.seat - b.seat);
  const first = seats.find(({ seat }) => seat > button) ?? seats[0];
  return first ? turnsFrom(seats, first.seat) : [];
}

/** Everybody in turn, beginning with this seat. */
export function turnsFrom<Player extends Seated>(players: readonly Player[], first: number | null): Player[] {
  const place = players.findIndex(({ seat }) => seat === first);
  return [...players.slice(place), ...players.slice(0, place)];
}

/** Cards are dealt one by one, so many times around: the places of the deck that a seat gets. */
export function dealtPlaces(players: readonly Seated[], seat: number, cards: number): number[] {
  const place = players.findIndex((player) => player.seat === seat);
  return Array.from({ length: cards }, (_, round) => round * players.length + place);
}
