/** What a player put into the hand. */
export type Share = { seat: number; paid: bigint; isFolded: boolean };
/** A part of the money and who can win it. */
export type Pot = { amount: bigint; seats: number[] };

/** What a player bet above everybody else, which nobody called; null if there is no such part. */
export function findUncalled(shares: readonly Share[]): { seat: number; amount: bigint } | null {
  const [first, second] = shares.toSorted((a, b) => Number(b.paid > a.paid) - Number(b.paid < a.paid));
  if (!first || first.isFolded || first.paid === (second?.paid ?? 0n)) return null;
  return { seat: first.seat, amount: first.paid - (second?.paid ?? 0n) };
}

/**
 * The main pot and the side pots, each between those who paid up to its level. Dead money lies in the main pot; what a
 * folded player paid beyond everybody left lies in the last.
 */
export function splitPots(shares: readonly Share[], dead: bigint): Pot[] {
  const left = shares.filter(({ isFolded }) => !isFolded);
  const levels = [...new Set(left.map(({ paid }) => paid))].toSorted((a, b) => Number(a > b) - Number(a < b));
  const pots: Pot[] = [];
  let below = 0n;
  for (const [place, level] of levels.entries()) {
    const isLast = place === levels.length - 1;
    const parts = shares.map(
      ({ paid }) => (isLast || paid < level ? paid : level) - (paid < below ? paid : below),
    );
    const amount = parts.reduce((sum, part) => sum + part, place === 0 ? dead : 0n);
    const seats = left.filter(({ paid }) => paid >= level).map(({ seat }) => seat);
    if (amount > 0n) pots.push({ amount, seats });
    below = level;
  }
  return pots;
}
