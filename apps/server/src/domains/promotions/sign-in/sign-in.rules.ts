import { SIGN_IN_POINTS } from '@parlour/contract/values/promotions/chance.rules';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';

/** A member's last sign-in. */
export type LastSignIn = { readonly day: string; readonly place: number };

/**
 * The place of a day in the member's cycle, from 1. It goes on if they signed in on the business day before, and begins
 * anew otherwise. Days are the brand's: how many hours lie between says nothing.
 */
export function placeOn(
  day: string,
  last: LastSignIn | undefined,
  calendar: Pick<Calendar, 'startOf' | 'dayOf'>,
) {
  if (last?.day === day) return last.place;
  const dayBefore = calendar.dayOf(calendar.startOf(day) - 1);
  return last?.day === dayBefore ? (last.place % SIGN_IN_POINTS.length) + 1 : 1;
}

export const pointsOf = (place: number): number => SIGN_IN_POINTS[place - 1] ?? 0;
