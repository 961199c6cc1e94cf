import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { isId } from '@parlour/clock/ids';
import type { RoundStepKind, VendorDifferenceKind } from '@parlour/contract';
import { TRIAL_CURRENCY, writeDecimal } from '@parlour/money';
import { type ReportedTransaction, readUtc } from '@parlour/wallet-protocol';

/** A day is compared in slices of this length. */
export const SLICE_MS = HOUR_MS;

/** How far apart a vendor's clock and ours may be before single rounds are requested. */
export const CLOCKS_APART_MS = 15 * MINUTE_MS;

/** A report of one slice with more pages than this is treated as endless. */
export const REPORT_PAGES_MAX = 10_000;

/**
 * How many late rounds are requested one by one per day, such as after an hour in which a vendor could not reach us.
 */
export const ROUNDS_ASKED_MAX = 500;

/** With more differences than this the whole day is wrong, and a longer list would not help. */
export const DIFFERENCES_KEPT = 10_000;

/** Ids are queried in parts, because a statement takes a limited number of parameters. */
export const IDS_AT_ONCE = 1_000;

/** By then the vendor has reported everything played in the last minutes of the day, with retries. */
export const SETTLED_AFTER_MS = HOUR_MS;

/** After an outage this many days are made up for. */
export const DAYS_BACK = 7;

/** An unavailable vendor is retried for about a week, in the end every hour. */
export const REPORT_ATTEMPTS = 180;

/** Our record of a transaction; a tombstone is one that was rolled back before it came, and moved nothing. */
export type OwnTransaction = {
  transactionId: string;
  kind: RoundStepKind;
  memberId: string;
  round: string;
  currency: string;
  amount: bigint;
  atMs: number;
};
export type Difference = {
  kind: VendorDifferenceKind;
  transactionId: string;
  memberId: string | null;
  round: string;
  ours: string | null;
  theirs: string | null;
};
export type Slice = { readonly fromMs: number; readonly untilMs: number };
type Side = { count: number; bets: bigint; wins: bigint };
export type Totals = Map<string, { ours: Side; theirs: Side }>;

const DONE = 'TS_SUCCESS';
const NOT_DONE = 'TS_DECLINED';

/**
 * The difference in one transaction; null: none. A vendor that does not know the outcome of a bet rolls it back, so a
 * bet we never had is no difference; a win or rollback we never had is owed to a member.
 */
export function compareOne(
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
): Difference | null {
  const kind = differenceOf(theirs, ours);
  if (!kind) return null;
  return {
    kind,
    transactionId: (ours?.transactionId ?? theirs?.transaction_uuid) as string,
    memberId: ours?.memberId ?? (isId(theirs?.user ?? '') ? (theirs?.user as string) : null),
    round: ours?.round ?? theirs?.round ?? '',
    ours: ours ? tell(ours.kind, ours) : null,
    theirs: theirs ? `${tell(theirs.kind, theirs)} ${theirs.status}` : null,
  };
}

function differenceOf(
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
): VendorDifferenceKind | null {
  if (!theirs) return ours && ours.kind !== 'tombstone' ? 'missing_there' : null;
  if (!ours || ours.kind === 'tombstone') {
    const isOwed = theirs.status === DONE || (theirs.kind !== 'bet' && theirs.status !== NOT_DONE);
    return isOwed ? (ours ? 'state' : 'missing_here') : null;
  }
  if (theirs.status === NOT_DONE || theirs.kind !== ours.kind) return 'state';
  // Rollbacks in the protocol have no amount or currency; the transactions they name do.
  if (ours.kind === 'rollback') return null;
  if (theirs.currency !== ours.currency) return 'currency';
  return theirs.amount === ours.amount ? null : 'amount';
}

const tell = (kind: string, { amount, currency }: { amount: bigint; currency: string }) =>
  `${kind} ${writeDecimal(amount)} ${currency}`;

/** Trial money is not compared, nor is anything in another slice of the day. */
export function isOfSlice(
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
  { fromMs, untilMs }: Slice,
): boolean {
  if ((ours?.currency ?? theirs?.currency) === TRIAL_CURRENCY) return false;
  // If both know it our clock decides, so each is compared once.
  const atMs = ours?.atMs ?? readUtc(theirs?.inserted_at ?? '');
  return atMs >= fromMs && atMs < untilMs;
}

/** Adds a transaction to both sides' totals of the day. */
export function addUp(
  totals: Totals,
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
): void {
  if (ours && ours.kind !== 'tombstone') addTo(sidesOf(totals, ours.currency).ours, ours);
  // One that the vendor is not sure of counts as ours.
  const isTheirs =
    theirs && theirs.status !== NOT_DONE && (theirs.status === DONE || (ours && ours.kind !== 'tombstone'));
  if (isTheirs) addTo(sidesOf(totals, theirs.currency).theirs, theirs);
}

function sidesOf(totals: Totals, currency: string): { ours: Side; theirs: Side } {
  const known = totals.get(currency) ?? {
    ours: { count: 0, bets: 0n, wins: 0n },
    theirs: { count: 0, bets: 0n, wins: 0n },
  };
  totals.set(currency, known);
  return known;
}

function addTo(side: Side, { kind, amount }: { kind: string; amount: bigint }): void {
  side.count += 1;
  if (kind === 'bet') side.bets += amount;
  if (kind === 'win') side.wins += amount;
}

/** Cuts a day into slices, so memory does not grow with the day. */
export function sliceDay({ fromMs, untilMs }: Slice, sliceMs: number): Slice[] {
  const slices: Slice[] = [];
  for (let startMs = fromMs; startMs < untilMs; startMs += sliceMs)
    slices.push({ fromMs: startMs, untilMs: Math.min(startMs + sliceMs, untilMs) });
  return slices;
}
