import { fraction, toDecimal } from '@parlour/exact';
import { STAKE } from '@parlour/game-rules/bets';
import type { Spoken } from '../platform/texts.tsx';

/** Up to here halves are written as such; nobody says 29:2. */
const HALVES_MAX = 3n;

/** What a bet brings besides its stake, as tables write it: 9:1, 3:2, 0.95:1, 14.5:1. `pay` is in hundredths of the stake. */
export function showOdds({ money }: Pick<Spoken, 'money'>, pay: number): string {
  const { over, under } = fraction(pay, STAKE);
  if (under === 1n || (under === 2n && over <= HALVES_MAX)) return `${over}:${under}`;
  return `${money.showPercent(toDecimal(fraction(pay, STAKE), 2))}:1`;
}
