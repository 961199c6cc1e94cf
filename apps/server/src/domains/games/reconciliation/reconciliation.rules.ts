import { HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { isId } from '@parlour/clock/ids';
import type { RoundStepKind, VendorDifferenceKind } from '@parlour/contract';
import { TRIAL_CURRENCY, writeDecimal } from '@parlour/money';
import { type ReportedTransaction, readUtc } from '@parlour/wallet-protocol';

/** A day is compared in slices of this length. */
export const SLICE_MS = HOUR_MS;

/** How far a vendor's clock and ours may be apart before single rounds are asked for. */
export const CLOCKS_APART_MS = 15 * MINUTE_MS;

/** A report of one slice that has more pages than this never ends. */
export const REPORT_PAGES_MAX = 10_000;

/** Rounds that were told late, such as after an hour in which a vendor could not reach us, are asked for one by one: so many a day. */
export const ROUNDS_ASKED_MAX = 500;

/** With more differences than this a day is simply wrong, and a list of them helps nobody. */
export const DIFFERENCES_KEPT = 10_000;

/** A statement takes only so many parameters, so ids are asked for in parts. */
export const IDS_AT_ONCE = 1_000;

/** By then what was played in the last minutes of the day has been told, and repeated where it was not heard. */
export const SETTLED_AFTER_MS = HOUR_MS;

/** A platform that stood still makes up for this many days. */
export const DAYS_BACK = 7;

/** A vendor that does not answer is asked for about a week, every hour in the end. */
export const REPORT_ATTEMPTS = 180;

/** A transaction as we have it; a tombstone is one that was taken back before it came, and never did anything. */
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
 * What differs about one transaction; null: nothing does. A vendor that does not know what became of a bet takes it back,
 * so that one we never had is no difference; a win or a rollback we never had is owed to somebody.
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
  // The protocol's rollbacks have neither amount nor currency: what they are about has both.
  if (ours.kind === 'rollback') return null;
  if (theirs.currency !== ours.currency) return 'currency';
  return theirs.amount === ours.amount ? null : 'amount';
}

const tell = (kind: string, { amount, currency }: { amount: bigint; currency: string }) =>
  `${kind} ${writeDecimal(amount)} ${currency}`;

/** Money nobody can win or lose is not compared, and neither is what lies in another slice of the day. */
export function isOfSlice(
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
  { fromMs, untilMs }: Slice,
): boolean {
  if ((ours?.currency ?? theirs?.currency) === TRIAL_CURRENCY) return false;
  // Where both know it our clock decides, so that each is compared once.
  const atMs = ours?.atMs ?? readUtc(theirs?.inserted_at ?? '');
  return atMs >= fromMs && atMs < untilMs;
}

/** Adds a transaction to what both sides say the day came to. */
export function addUp(
  totals: Totals,
  theirs: ReportedTransaction | undefined,
  ours: OwnTransaction | undefined,
): void {
  if (ours && ours.kind !== 'tombstone') addTo(sidesOf(totals, ours.currency).ours, ours);
  // One that the vendor is not sure of counts as it is with us.
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

/** A day in slices, so that what is held at once does not grow with the day. */
export function sliceDay({ fromMs, untilMs }: Slice, sliceMs: number): Slice[] {
  const slices: Slice[] = [];
  for (let startMs = fromMs; startMs < untilMs; startMs += sliceMs)
    slices.push({ fromMs: startMs, untilMs: Math.min(startMs + sliceMs, untilMs) });
  return slices;
}
