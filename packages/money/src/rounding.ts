import type { Amount } from './amount.ts';

/** The greatest whole number of steps within an amount, towards zero. */
export function wholeSteps(amount: Amount, step: Amount): Amount {
  return (amount / step) * step;
}

/**
 * A win as it is paid: in whole coins of its currency, rounded down. No player is ever paid more than the rules of a game
 * promise, and a fraction of a coin stays with whoever pays.
 */
export function roundWinDown(win: Amount, coin: Amount): Amount {
  return wholeSteps(win, coin);
}
