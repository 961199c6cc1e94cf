/** Somebody at the table: dealt in, or passed over. */
export type Seated = { seat: number; isDealt: boolean; owesBig: boolean; owesSmall: boolean };

/** The first of these seats after a seat, going round. */
export function seatAfter(seats: readonly number[], seat: number): number {
  const sorted = seats.toSorted((a, b) => a - b);
  const next = sorted.find((each) => each > seat) ?? sorted[0];
  if (next === undefined) throw new Error('nobody is seated');
  return next;
}

/** Who has the button of a hand: who won the last one where the winner leads, else the next who is dealt in. */
export function buttonOf(
  dealt: readonly number[],
  { button, leader }: { button: number | null; leader: number | null },
): number {
  if (leader !== null && dealt.includes(leader)) return leader;
  return seatAfter(dealt, button ?? -1);
}

/** Who posts the small and the big blind: with two, the button posts the small one. */
export function blindsOf(dealt: readonly number[], button: number): { small: number; big: number } {
  const small = dealt.length === 2 ? button : seatAfter(dealt, button);
  return { small, big: seatAfter(dealt, small) };
}

/** Who posts what they missed: those whose turn to post it is now anyway owe nothing any more. */
export function postsOf(
  seated: readonly Seated[],
  button: number,
  { stake, small }: { stake: bigint; small: bigint },
): { seat: number; amount: bigint; isDead: boolean }[] {
  const dealt = seated.filter(({ isDealt }) => isDealt);
  const seats = dealt.map(({ seat }) => seat);
  if (seats.length <= 2) return [];
  const blinds = blindsOf(seats, button);
  return dealt
    .filter(({ seat }) => seat !== blinds.small && seat !== blinds.big)
    .flatMap(({ seat, owesBig, owesSmall }) => [
      ...(owesSmall ? [{ seat, amount: small, isDead: true }] : []),
      ...(owesBig ? [{ seat, amount: stake, isDead: false }] : []),
    ]);
}

/** Those who sat out while the button passed them: the blinds have passed them too. */
export function passedOver(seated: readonly Seated[], from: number | null, to: number): number[] {
  if (from === null) return [];
  const isBetween = (seat: number) => (from < to ? seat > from && seat < to : seat > from || seat < to);
  return seated.filter(({ seat, isDealt }) => !isDealt && isBetween(seat)).map(({ seat }) => seat);
}
