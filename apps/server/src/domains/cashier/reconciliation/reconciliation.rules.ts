import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { GatewayDifferenceKind, WithdrawalState } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import type { ReportItem } from '../gateways/gateways.ts';

/** A statement takes only so many parameters, so ids are asked for in parts. */
export const IDS_AT_ONCE = 1_000;

/** A deposit waits a day at most, and is asked about for another one. */
export const BEGAN_BEFORE_MS = 3 * DAY_MS;

/** By then what was concluded in the last minutes of the day has been told, and asked about where it was not. */
export const SETTLED_AFTER_MS = HOUR_MS;

/** A gateway that does not answer is asked for about a week, every hour in the end. */
export const REPORT_ATTEMPTS = 180;

/** A platform that stood still makes up for this many days. */
export const DAYS_BACK = 7;

/** A withdrawal that ended in one of these states was not paid out. */
export const ENDED_UNPAID: readonly WithdrawalState[] = ['failed', 'rejected', 'cancelled'];

type Difference = {
  kind: GatewayDifferenceKind;
  what: 'order' | 'payout';
  reference: string;
  ours: string | null;
  theirs: string | null;
};

/** A deposit or withdrawal as the comparison needs it. */
export type Own = {
  what: 'order' | 'payout';
  id: string;
  number: string;
  /** Whether money has moved by our books: it came in, or left. Null: that is not decided yet. */
  hasMoved: boolean | null;
  state: string;
  /** What moved, or would have. */
  amount: bigint;
  currency: string;
};

/**
 * Where the gateway's report of a day and our books disagree about money: it moved in one and not in the other, or it was
 * another amount. `own` holds all that the report names, and all of the day that we know of.
 */
export function compare(report: readonly ReportItem[], own: readonly Own[]): Difference[] {
  const ours = new Map(own.map((one) => [keyOf(one.what, one.id), one]));
  const theirs = new Map(report.map((item) => [keyOf(item.kind, idOf(item)), item]));
  const differences: Difference[] = [];
  for (const [key, item] of theirs) {
    const found = differenceOf(item, ours.get(key));
    if (found) differences.push(found);
  }
  for (const [key, one] of ours) {
    if (theirs.has(key) || !one.hasMoved) continue;
    const { what, number } = one;
    differences.push({ kind: 'missing_there', what, reference: number, ours: told(one), theirs: null });
  }
  return differences;
}

function differenceOf(item: ReportItem, one: Own | undefined): Difference | null {
  const isPaid = item.state === 'paid';
  const what = item.kind;
  if (!one) {
    const about = { kind: 'missing_here', what, reference: idOf(item), ours: null } as const;
    return isPaid ? { ...about, theirs: told(item) } : null;
  }
  const about = { what, reference: one.number, ours: told(one), theirs: told(item) };
  if (one.hasMoved !== null && one.hasMoved !== isPaid) return { kind: 'state', ...about };
  const isSame = item.amount === one.amount && item.currency === one.currency;
  return isPaid && !isSame ? { kind: 'amount', ...about } : null;
}

export const idOf = (item: ReportItem) => (item.kind === 'order' ? item.order : item.payout);

const keyOf = (what: Own['what'], id: string) => `${what} ${id}`;
const told = ({ state, amount, currency }: Pick<Own, 'state' | 'amount' | 'currency'>) =>
  `${state} ${writeDecimal(amount)} ${currency}`;
