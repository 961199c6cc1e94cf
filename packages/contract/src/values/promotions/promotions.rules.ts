import { type Amount, amountOf, currencyOf, PARTS_PER_UNIT } from '@parlour/money';

/** What a bonus may at most ask to be staked, in grants; fixed: the law of Great Britain allows no more. */
export const REQUIREMENT_TIMES_MAX = 10;
/** What a new bonus starts with in the editor. */
export const BONUS_DEFAULTS = {
  times: 10,
  product: 'any',
  stakePercent: 10,
  wagerDays: 30,
  releaseTimes: 5,
} as const;
export const WAGER_DAYS_MAX = 90;
export const RELEASE_TIMES_MAX = 100;
export const MATCH_PERCENT_MAX = 200;

/** So long a reward waits to be claimed. */
export const CLAIM_DAYS = 7;
/** No offers for members whose exclusion has ended, until so many days after. */
export const AFTER_EXCLUSION_DAYS = 7;
export const CODE_LENGTH = 10;
/** Points expire so many months after they were earned. */
export const POINTS_MONTHS = 12;

/** In characters, per language. */
export const SUMMARY_MAX = 200;
export const REJECTION_LENGTH = { min: 3, max: 300 };
export const OFFER_ORDER_MAX = 9_999;
export const NEW_FOR_DAYS_MAX = 365;
export const BUDGET_GRANTS_MAX = 1_000_000;
export const PER_MEMBER_MAX = 1_000;
export const POINTS_MAX = 1_000_000;
/** Accounts that are blocked from promotions in one go. */
export const BLOCKED_AT_ONCE = 200;
/** Segments that are blocked at a time: every grant asks all of them. */
export const BLOCKED_SEGMENTS_MAX = 20;
/** An offer is tried on the play of so many days. */
export const SIMULATION_DAYS = 90;
/** What tasks, wheels and sign-ins may cost is told from the last days of members; so many are looked at. */
export const FORECAST_DAYS = 28;
/** Of a VIP plan that is tried, levels are climbed for so many days before anything is counted. */
export const VIP_TRIAL_DAYS_BEFORE = 90;
/** Free rounds of one grant, and how long they can be played. */
export const FREE_ROUNDS_COUNT_MAX = 500;
export const FREE_ROUNDS_DAYS_MAX = 30;
/** What new free rounds start with in the editor. */
export const FREE_ROUNDS_DEFAULTS = { count: 10, days: 7 } as const;

type Match = { readonly percent: number; readonly max: string; readonly minDeposit: string };

/** What a deposit is matched with: a share of what was credited, in whole coins, capped; nothing below the least deposit. */
export function matchOf({ percent, max, minDeposit }: Match, credited: Amount, currency: string): Amount {
  if (credited < amountOf(minDeposit)) return 0n;
  const coin = PARTS_PER_UNIT / 10n ** BigInt(currencyOf(currency).digits);
  const share = (credited * BigInt(percent)) / 100n;
  const most = amountOf(max);
  const capped = share < most ? share : most;
  return capped - (capped % coin);
}

type Rounds = {
  readonly vendor: string;
  readonly gameCode: string;
  readonly value: string;
  readonly count: number;
  readonly days: number;
};
type Giving =
  | ({ readonly kind: 'rounds' } & Rounds)
  | { readonly kind: 'match'; readonly rounds?: Rounds | null }
  | { readonly kind: 'cash' | 'bonus' | 'points' };

/** The free rounds of a gift: all that it gives, or those beside a match. Offers of earlier days know none beside a match. */
export function roundsIn(gift: Giving): Rounds | null {
  if (gift.kind === 'rounds') return gift;
  return gift.kind === 'match' ? (gift.rounds ?? null) : null;
}

/** Free rounds are worth what they stake together. */
export const worthOfRounds = ({ value, count }: Pick<Rounds, 'value' | 'count'>): Amount =>
  amountOf(value) * BigInt(count);

type BonusShape = {
  readonly times: number;
  readonly stakePercent: number | null;
  readonly releaseTimes: number | null;
};

/** The figures of a bonus of that size. */
export const bonusFigures = (grant: Amount, { times, stakePercent, releaseTimes }: BonusShape) => ({
  requirement: grant * BigInt(times),
  stakeMax: stakePercent === null ? null : (grant * BigInt(stakePercent)) / 100n,
  releaseMax: releaseTimes === null ? null : grant * BigInt(releaseTimes),
});

/** A title that returns so much, in per cent, or less counts whole: that of a slot. Nothing clears cheaper. */
export const WHOLE_RETURN_PERCENT = 96n;
/** What members are told as an example of a title that counts for less. */
const HIGH_RETURN_PERCENT = 99n;
/** How stakes count, as members and operators are told: whole up to a return, and what of them at a high one. */
export const COUNTING_EXAMPLE = {
  full: String(WHOLE_RETURN_PERCENT),
  high: String(HIGH_RETURN_PERCENT),
  part: String((100n * (100n - HIGH_RETURN_PERCENT)) / (100n - WHOLE_RETURN_PERCENT)),
};

/** Of a loss no more comes back than so many per cent of what the day's stakes counted, lost or not. */
export const RESCUE_MOST_PERCENT = 1n;

/** A level is kept by the step to it divided by this, staked in a month. */
export const VIP_KEEP_SHARE = 10n;
/** Who is about to lose a level is told so many days before the month ends. */
export const VIP_WARN_DAYS = 7;
/** A birthday is celebrated with members who have been here for so many days. */
export const BIRTHDAY_ACCOUNT_DAYS = 30;
/** Level 0 among them, which everybody has. */
export const VIP_LEVELS_MAX = 11;
/** What a level may add to a day's withdrawals, and to those of them that are free. */
export const VIP_WITHDRAWALS_MAX = 20;
