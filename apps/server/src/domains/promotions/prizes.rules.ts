import { DAY_MS } from '@parlour/clock/durations';
import type { Prize } from '@parlour/contract';
import { amountOf, currencyOf, isShownExactly } from '@parlour/money';

/** What is wrong with a prize, as told of a field; null: nothing. */
export function faultOfPrize(prize: Prize, currency: string): 'wrong_format' | 'too_many_decimals' | null {
  if (prize.kind !== 'cash') return null;
  const amount = amountOf(prize.amount);
  if (amount <= 0n) return 'wrong_format';
  return isShownExactly(amount, currencyOf(currency)) ? null : 'too_many_decimals';
}

/** How long a change that gives cash waits for the second person. */
export const CHANGE_LASTS_MS = DAY_MS;
