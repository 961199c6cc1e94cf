import { HOUR_MS } from '@parlour/clock/durations';
import type { TransferKind } from '@parlour/contract';

/** The days a chart shows. */
export const DAYS_SHOWN = 14;
/** The days before today that the average is of. */
export const WEEK_DAYS = 7;
/** Many operators look at the same figures, and the sums themselves are renewed every minute. */
export const FIGURES_KEPT_MS = 15_000;
/** Who did one of these was active. */
export const ACTIVE_KINDS = ['bet', 'deposit'] as const satisfies readonly TransferKind[];

/** A day is counted for good this long after its end: what was begun in it is in the books by then. */
export const DAY_IS_FINAL_AFTER_MS = HOUR_MS;
/** Of a member who was added up before there were slots. */
export const UNKNOWN_SLOT = -1;

/** How many members were first active in a slot of a day. */
export type ActiveSlot = {
  readonly day: string;
  readonly currency: string;
  readonly slot: number;
  readonly members: number;
};
/** How many members were active in a day, and before a slot of it. */
export type ActiveRow = {
  readonly day: string;
  readonly currency: string;
  readonly members: number;
  readonly membersUntil: number;
  /** Some were added up before there were slots. */
  readonly isUnknown: boolean;
};

export function activeByDay(slots: readonly ActiveSlot[], until: number): ActiveRow[] {
  const byDay = new Map<string, ActiveRow>();
  for (const { day, currency, slot, members } of slots) {
    const before = byDay.get(`${day} ${currency}`);
    const isBefore = slot !== UNKNOWN_SLOT && slot < until;
    byDay.set(`${day} ${currency}`, {
      day,
      currency,
      members: (before?.members ?? 0) + members,
      membersUntil: (before?.membersUntil ?? 0) + (isBefore ? members : 0),
      isUnknown: (before?.isUnknown ?? false) || slot === UNKNOWN_SLOT,
    });
  }
  return [...byDay.values()];
}
