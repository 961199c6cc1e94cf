import type { GameCategory } from '@parlour/contract';
import type { JackpotEntry } from '@parlour/fairness';
import { findCurrency, roundWinDown, smallestShown } from '@parlour/money';
import { postingId } from '../transactions/situations.rules.ts';

/** Of the secret seed of a draw. */
export const SEED_BYTES = 32;

/** How many draws are committed ahead: the next one, and the one whose commitment goes into it. */
export const DRAWS_AHEAD = 2;

/** How many draws of one brand one run makes; the rest waits for the next run. */
export const DRAWS_PER_RUN = 500;

/** A process reads the pool again after this long at the latest, so no figure shown is older. */
export const POOL_READ_AGAIN_MS = 15_000;

/** The terms of a brand that never had a pool. */
export const NO_JACKPOT = {
  isOpen: false,
  contributionPpm: 5_000,
  seedAmount: 0n,
  oddsDigits: 12,
  hasIllustration: false,
  winnersFrom: 0n,
  nextDraw: 1,
  marks: {},
  seeded: 0n,
  contributed: 0n,
  won: 0n,
};

/** So many of the titles that take part are named to members. */
export const TITLES_NAMED_MAX = 60;

/** What takes part where a demonstration has nobody to name titles. */
export const DEMO_CATEGORIES: readonly GameCategory[] = ['RNG'];

/** The name of the draws in the text they are computed from. */
export const JACKPOT_GAME = 'JACKPOT';
/** Often enough to keep the figure moving, seldom enough that a draw covers many bets. */
export const DRAW_EVERY_MS = 10_000;
/** Vendors roll back a failed bet within seconds; bets enter a draw after that. */
export const SETTLED_AFTER_MS = 30_000;
/** The most bets in one draw: hashed in a few hundredths of a second. */
export const ENTRIES_MAX = 2_000;
/** Specification section 9: the range in which the demonstration's pool starts, in units. */
export const DEMO_SEED = { from: 23_000_000, upTo: 23_700_000 };
export const HUNDREDTHS_PER_UNIT = 100;

const MILLION = 1_000_000n;

/** What the house adds for a stake: the rate times the stake, rounded down to a part. */
export function contributionOf(stake: bigint, ppm: number): bigint {
  return (stake * BigInt(ppm)) / MILLION;
}

/** What a winner is paid: the pool in whole coins; the rest stays for the next. */
export function payableOf(pool: bigint, currencyCode: string): bigint {
  const currency = findCurrency(currencyCode);
  return currency ? roundWinDown(pool, smallestShown(currency)) : pool;
}

/** The last processed number in each row of each vendor's account. */
export type JackpotMarks = Record<string, Record<string, string>>;
/** The bets of a draw: a range of numbers in a row of a vendor's account. */
export type JackpotSpan = {
  vendor: string;
  stripe: number;
  after: string;
  upTo: string;
  /** Rolled back before the draw, so not part of it. */
  without: string[];
};

/** A bet that waits for its draw or was drawn. */
export type EnteredBet = {
  readonly vendor: string;
  readonly stripe: number;
  readonly seq: bigint;
  readonly transactionId: string;
  readonly memberId: string;
  readonly gameCode: string;
  readonly contribution: bigint;
  readonly atMs: number;
  readonly isTakenBack: boolean;
};
export type TakenBets = {
  bets: EnteredBet[];
  contributed: bigint;
  spans: JackpotSpan[];
  marks: JackpotMarks;
};

/**
 * The bets of the next draw, chosen from the waiting ones, which come by row and number. In each row it stops at the
 * first bet that is too young. Together they own no more numbers than can be drawn.
 */
export function takeBets(
  waiting: readonly EnteredBet[],
  { marks, upToMs, digits }: { marks: JackpotMarks; upToMs: number; digits: number },
): TakenBets {
  const taken: TakenBets = { bets: [], contributed: 0n, spans: [], marks: structuredClone(marks) };
  const numbers = 10n ** BigInt(digits);
  const ended = new Set<string>();
  for (const bet of waiting) {
    const row = `${bet.vendor}/${bet.stripe}`;
    const isBeyond = taken.bets.length > 0 && taken.contributed + bet.contribution > numbers;
    if (bet.atMs > upToMs || taken.bets.length === ENTRIES_MAX || isBeyond) ended.add(row);
    if (ended.has(row)) continue;
    if (!bet.isTakenBack) {
      taken.bets.push(bet);
      taken.contributed += bet.contribution;
    }
    pass(taken, bet);
  }
  return taken;
}

function pass({ spans, marks }: TakenBets, bet: EnteredBet): void {
  const { vendor, stripe, seq, isTakenBack, transactionId } = bet;
  const ofVendor = marks[vendor] ?? {};
  marks[vendor] = ofVendor;
  let span = spans.find((one) => one.vendor === vendor && one.stripe === stripe);
  if (!span) {
    span = { vendor, stripe, after: ofVendor[stripe] ?? '0', upTo: '0', without: [] };
    spans.push(span);
  }
  span.upTo = String(seq);
  ofVendor[stripe] = span.upTo;
  if (isTakenBack) span.without.push(transactionId);
}

/**
 * A bet in a draw, identified by its posting's id, which is unique and does not reveal the member. Its share is at most
 * all the numbers that can be drawn: then it is certain to win.
 */
export function entryOf(brandId: string, bet: EnteredBet, digits: number): JackpotEntry {
  const numbers = 10n ** BigInt(digits);
  const share = bet.contribution < numbers ? bet.contribution : numbers;
  return { id: postingId(brandId, bet.vendor, bet.transactionId), share };
}

/** A draw's name in the text it is computed from: a number alone could be another brand's too. */
export const drawIdOf = (merchantCode: string, number: number) => `${merchantCode}-${number}`;

/** The rate in percent, as people read it: 5,000 millionths are `0.5`. */
export const percentOf = (ppm: number): string => String(ppm / 10_000);
