import { fraction, toDecimal } from '@parlour/exact';
import { STAKE } from '@parlour/game-rules/bets';
import type { Spoken } from '../platform/texts.tsx';

/** What a bet brings besides its stake, as tables write it: 9:1, 3:2, 0.95:1. `pay` is in hundredths of the stake. */
export function showOdds({ money }: Pick<Spoken, 'money'>, pay: number): string {
  const { over, under } = fraction(pay, STAKE);
  if (under <= 2n) return `${over}:${under}`;
  return `${money.showPercent(toDecimal(fraction(pay, STAKE), 2))}:1`;
}
