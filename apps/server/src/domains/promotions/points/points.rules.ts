import { DAY_MS } from '@parlour/clock/durations';
import { POINTS_BACK_DAYS } from '@parlour/contract/values/promotions/mall.rules';
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

type SpentLot = { readonly expiresAt: Date; readonly isReturned: boolean };
type Return = { readonly spentAt: Date; readonly nowMs: number; readonly byMember: boolean };

/**
 * When points expire that come back: as before, but in thirty days at the earliest. Members who cancel what they
 * ordered get that once; after it the time until the cancellation is added, so that nobody renews points for ever.
 */
export function backUntil({ expiresAt, isReturned }: SpentLot, { spentAt, nowMs, byMember }: Return): Date {
  const before = expiresAt.getTime();
  const least =
    isReturned && byMember ? before + nowMs - spentAt.getTime() : nowMs + POINTS_BACK_DAYS * DAY_MS;
  return new Date(Math.max(before, least));
}
