import type { Amount } from '@parlour/money';
import { useState } from 'react';

/** From this many times the last bet on, a tap may have been a slip. */
const JUMP = 10n;

export type Sure = ReturnType<typeof useSureStake>;

/** Asks once before a bet that is far above the last one: a zero too many is not a bet. */
export function useSureStake(first: Amount) {
  const [last, setLast] = useState(first);
  const [asked, setAsked] = useState<Amount | null>(null);
  return {
    /** The bet that a second tap would place. */
    asked,
    /** Whether to place it now; if not, the next call with the same bet is. */
    isSure(stake: Amount): boolean {
      const isSure = stake <= last * JUMP || stake === asked;
      setAsked(isSure ? null : stake);
      if (isSure) setLast(stake);
      return isSure;
    },
  };
}
