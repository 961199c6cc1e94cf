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
