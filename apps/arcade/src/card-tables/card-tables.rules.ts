import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parlour/clock/durations';
import { type Amount, currencyOf, PARTS_PER_UNIT, TRIAL_CURRENCY } from '@parlour/money';
import { findLimits } from '../games/limits.rules.ts';

/** How long a hand waits for the seeds of the pages. */
export const SEEDING_MS = 3_000;
export const TURN_MS = 15_000;
/** Besides, once in a sitting. */
export const BANK_MS = 30_000;
/** Between the end of a hand and the next. */
export const BETWEEN_MS = 4_000;
/** Longer for each card that came once nobody could bet any more: all of them come at once, and people want to see them. */
export const RUN_OUT_MS = 1_500;
export const BOARD_CARDS = 5;
/** So often in a row without acting in time, and one sits out. */
export const LAPSES_MAX = 2;
export const AWAY_MAX_MS = 5 * MINUTE_MS;
/** Who comes back within this brings at least what they left with. */
export const RETURN_MS = 30 * MINUTE_MS;
/** For somebody who has left, or sits out, during a hand: just long enough to be seen. */
export const GONE_TURN_MS = 1_000;
/** When all 52 cards of a hand are opened. */
export const ALL_OPEN_AFTER_MS = DAY_MS;
/** Practice hands can be looked at so long; they prove nothing about money. */
export const PRACTICE_KEPT_MS = 7 * DAY_MS;
export const PRACTICE_TIDY_EVERY_MS = HOUR_MS;
export const PRACTICE_DELETED_AT_ONCE = 500;
/** A page that was not heard of for so long is not there. */
export const SEEN_MS = 40_000;

/** How many sit at a practice table, practice players included; how long they think. */
export const PRACTICE_SEATED = 4;
/** Of how many moods a practice player has one at each turn. */
export const PRACTICE_MOODS = 1_000;
export const PRACTICE_THINK_MS = { least: 900, most: 2_400 } as const;

export const TOP_UPS_MAX = 30;
export const HANDS_PAGE = 30;

/** How often a process looks: at tables that somebody watches, and at what else may be due. */
export const CARD_LOOK_MS = { idle: 1_000, watched: 250, least: 25 } as const;
export const DUE_AT_ONCE = 100;
/** A table that could not go on is left alone for a while. */
export const FAILED_REST_MS = 5_000;
/** How often the service looks for another table where one has filled meanwhile. */
export const TABLES_TRIED = 3;
/** One look at a table does no more than this: a game that never ends does not hold the others up. */
export const STEPS_AT_ONCE = 200;
/** A sitting whose buy-in is on its way is looked at again after this. */
export const JOINING_LOOK_MS = 5_000;

/** The stakes of tables, as multiples of the least stake of the currency. At low ones the service gives the seats. */
const LEVELS: readonly { times: bigint; isAssigned: boolean }[] = [
  { times: 2n, isAssigned: true },
  { times: 10n, isAssigned: true },
  { times: 50n, isAssigned: false },
  { times: 100n, isAssigned: false },
];

export type Level = { stake: Amount; isAssigned: boolean };

/** The stakes at which one can sit down with the most that is brought. Trial money is for practice tables alone. */
export function levelsOf(currency: string, buyInMost: number): Level[] {
  const limits = findLimits(currency);
  if (!limits || currency === TRIAL_CURRENCY) return [];
  return LEVELS.map(({ times, isAssigned }) => ({ stake: limits.stakeMin * times, isAssigned })).filter(
    ({ stake }) => stake * BigInt(buyInMost) <= limits.stakeMax,
  );
}

/** The stake of practice tables: figures as at the lowest table, of chips without value. */
export function practiceStakeOf(currency: string): Amount | null {
  const limits = findLimits(currency);
  return limits && limits.stakeMin * (LEVELS[0]?.times ?? 1n);
}

/** What one chip is worth: the least unit of the currency. */
export function chipOf(currency: string): Amount {
  return PARTS_PER_UNIT / 10n ** BigInt(currencyOf(currency).digits);
}

type Bounds = { least: Amount; most: Amount };

/** What may be brought, given what was taken away from this stake a short while ago. */
export function buyInOf(
  { stake, left }: { stake: Amount; left: Amount },
  { least, most }: { least: number; most: number },
): Bounds {
  const usual = { least: stake * BigInt(least), most: stake * BigInt(most) };
  return {
    least: left > usual.least ? left : usual.least,
    most: left > usual.most ? left : usual.most,
  };
}

type Open = { id: string; seated: number };

/**
 * Where the service seats somebody: at any table where people sit, so that games begin, and else at any that is empty. All of
 * them are equally likely, however full: at the fullest, two who come one after the other would always meet.
 */
export function chooseTable(
  open: readonly Open[],
  /** One of so many, each as likely. */
  pickOne: (count: number) => number,
): string | undefined {
  const taken = open.filter(({ seated }) => seated > 0);
  const among = taken.length > 0 ? taken : open;
  return among.length > 0 ? among[pickOne(among.length)]?.id : undefined;
}
