import { DAY_MS } from '@parlour/clock/durations';

type Since = Readonly<Partial<Record<'newForDays' | 'registeredFrom', number | null | undefined>>>;

/** The first moment at which members of an audience registered; null: whenever. Days that are over are no longer lately. */
export function sinceOf({ newForDays, registeredFrom }: Since, nowMs: number): number | null {
  const moments = [newForDays && nowMs - newForDays * DAY_MS + 1, registeredFrom].filter(
    (moment) => typeof moment === 'number',
  );
  return moments.length > 0 ? Math.max(...moments) : null;
}
