import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { GatewayDifferenceKind, WithdrawalState } from '@parlour/contract';
import { writeDecimal } from '@parlour/money';
import type { ReportItem } from '../gateways/gateways.ts';

/** Ids are queried in parts, because a statement takes a limited number of parameters. */
export const IDS_AT_ONCE = 1_000;

/** A deposit stays open a day at most, and is polled for another. */
export const BEGAN_BEFORE_MS = 3 * DAY_MS;

/** By then callbacks or polling have reported everything concluded in the last minutes of the day. */
export const SETTLED_AFTER_MS = HOUR_MS;

/** An unavailable gateway is retried for about a week, in the end every hour. */
export const REPORT_ATTEMPTS = 180;

/** After an outage this many days are made up for. */
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
  /** Whether money moved in our books, in or out. Null: not decided yet. */
  hasMoved: boolean | null;
  state: string;
  /** What moved, or would have. */
  amount: bigint;
  currency: string;
};

/**
 * Differences between the gateway's report of a day and our books: money moved in only one of them, or in different
 * amounts. `own` holds everything the report names, and everything we know of the day.
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
