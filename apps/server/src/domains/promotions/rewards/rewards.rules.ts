import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { RewardKind, RewardState } from '@parlour/contract';
import { CLAIM_DAYS } from '@parlour/contract/values/promotions/promotions.rules';

export const LAPSE_EVERY_MS = 10 * MINUTE_MS;
/** In one transaction. */
export const LAPSE_AT_ONCE = 1_000;
/** A member who has more is shown the first of them. */
export const UNCLAIMED_MAX = 100;

export const claimUntil = (grantedMs: number): Date => new Date(grantedMs + CLAIM_DAYS * DAY_MS);

/**
 * Money above a brand's limit is looked at first, and so is whatever was promised to a member before they were blocked,
 * or before something showed that they may have another account.
 */
export const isToHold = (
  { kind, amount }: { readonly kind: RewardKind; readonly amount: bigint },
  { limit, isSuspect }: { readonly limit: bigint | null; readonly isSuspect: boolean },
): boolean => isSuspect || (limit !== null && (kind === 'cash' || kind === 'bonus') && amount > limit);

const BESIDE = ':rounds';

/** Of the free rounds beside a match. They are of the same grant, so they have no place of their own in a budget. */
export const causeBeside = (cause: string): string => `${cause}${BESIDE}`;
const isBeside = (cause: string): boolean => cause.endsWith(BESIDE);

/** What the budget of an offer kept for a reward. */
export const budgetOf = ({ kind, amount, cause }: { kind: RewardKind; amount: bigint; cause: string }) => ({
  grants: isBeside(cause) ? 0 : 1,
  money: kind === 'cash' || kind === 'bonus' || kind === 'rounds' ? amount : 0n,
});

type Kept = { readonly state: RewardState; readonly claimUntil: Date };

/** By the clock: the job that marks it may be late. */
export const rewardStateOf = ({ state, claimUntil: until }: Kept, nowMs: number): RewardState =>
  state === 'unclaimed' && until.getTime() <= nowMs ? 'lapsed' : state;
