import { amountOf } from '@parlour/money';

/** Whether an amount is a gain or a loss. */
export function directionOf(decimal: string): 'up' | 'down' | 'even' {
  const amount = amountOf(decimal);
  if (amount === 0n) return 'even';
  return amount > 0n ? 'up' : 'down';
}
