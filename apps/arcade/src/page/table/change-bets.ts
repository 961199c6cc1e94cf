import { type BetsPick, COINS_MAX } from '@parlour/game-rules/bets';

export const NO_BETS: BetsPick = { bets: [] };

export function countCoins({ bets }: BetsPick): number {
  return bets.reduce((sum, { coins }) => sum + coins, 0);
}

export function coinsOn({ bets }: BetsPick, on: string): number {
  return bets.find((bet) => bet.on === on)?.coins ?? 0;
}

/** With so many more coins on it, as far as it may hold them. */
export function putCoins(pick: BetsPick, on: string, coins: number): BetsPick {
  const others = pick.bets.filter((bet) => bet.on !== on);
  return { bets: [...others, { on, coins: Math.min(COINS_MAX, coinsOn(pick, on) + coins) }] };
}

export function takeCoins({ bets }: BetsPick, on: string): BetsPick {
  return { bets: bets.filter((bet) => bet.on !== on) };
}

/** Twice as much on everything; null if something could not hold it. */
export function doubleCoins({ bets }: BetsPick): BetsPick | null {
  if (bets.length === 0 || bets.some(({ coins }) => 2 * coins > COINS_MAX)) return null;
  return { bets: bets.map(({ on, coins }) => ({ on, coins: 2 * coins })) };
}

/** Whether the same coins lie on the same places. */
export function areSameBets(some: BetsPick, others: BetsPick): boolean {
  return (
    some.bets.length === others.bets.length &&
    some.bets.every(({ on, coins }) => coinsOn(others, on) === coins)
  );
}
