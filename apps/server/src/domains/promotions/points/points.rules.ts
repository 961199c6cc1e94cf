import { POINTS_MONTHS } from '@parlour/contract/values/promotions/promotions.rules';

/** The same day of the month, or its last day where that month is shorter. */
export function expiryOf(earnedMs: number): Date {
  const earned = new Date(earnedMs);
  const expiry = new Date(earnedMs);
  expiry.setUTCMonth(earned.getUTCMonth() + POINTS_MONTHS);
  if (expiry.getUTCDate() < earned.getUTCDate()) expiry.setUTCDate(0);
  return expiry;
}

type Lot = { readonly id: string; readonly left: number };

/** What is taken from each lot, in their order; null: there are too few. */
export function takeInOrder<L extends Lot>(
  lots: readonly L[],
  points: number,
): (L & { taken: number })[] | null {
  const taken: (L & { taken: number })[] = [];
  let open = points;
  for (const lot of lots) {
    if (open === 0) break;
    const part = Math.min(lot.left, open);
    taken.push({ ...lot, taken: part });
    open -= part;
  }
  return open === 0 ? taken : null;
}
