import { DAY_MS } from '@parlour/clock/durations';
import type { LotterySetup } from '@parlour/contract';

/** How far ahead a setup can be planned. */
export const PLANNED_AHEAD_MAX_MS = 366 * DAY_MS;

type Versioned = {
  readonly setup: LotterySetup;
  readonly version: number;
  readonly updatedAt: Date;
  readonly plannedSetup: LotterySetup | null;
  readonly plannedFrom: Date | null;
};

/**
 * A lottery as it is at a moment: what was planned holds from its own moment on, in every process alike, whether or not
 * the row says so yet.
 */
export function currentOf<Row extends Versioned>(row: Row, nowMs: number): Row {
  const { plannedSetup, plannedFrom, version } = row;
  if (plannedSetup === null || plannedFrom === null || plannedFrom.getTime() > nowMs) return row;
  return {
    ...row,
    setup: plannedSetup,
    version: version + 1,
    updatedAt: plannedFrom,
    plannedSetup: null,
    plannedFrom: null,
  };
}

/** What one operator changes at once: what is shown, and switching off. */
const AT_ONCE = ['name', 'isHot', 'isOn'] as const;

/** What is planned, with what was changed at once meanwhile: it would come back otherwise. */
export function carryOver(before: LotterySetup, after: LotterySetup, planned: LotterySetup): LotterySetup {
  const changed = AT_ONCE.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return { ...planned, ...Object.fromEntries(changed.map((field) => [field, after[field]])) };
}
