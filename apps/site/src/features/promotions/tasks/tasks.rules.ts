import { amountOf } from '@parlour/money';

const WHOLE = 100n;

/** How much of a target is reached, in whole per cent: a hundred only when all of it is. */
export function percentOf(reached: string, target: string): number {
  const [part, whole] = [amountOf(reached), amountOf(target)];
  return whole > 0n ? Number((part * WHOLE) / whole) : 0;
}
