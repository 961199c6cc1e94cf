import type { RewardStatus } from '@parlour/wallet-protocol';

/** Where rounds can be given away: a round needs one bet, and nothing is decided in it. */
const MECHANICS: readonly string[] = ['slots'];
export const takesFreeRounds = (mechanic: string): boolean => MECHANICS.includes(mechanic);

/** What a free round is played with: the plain bet, never a bought feature. */
export const FREE_PICK = {};

/** How many of its rewards an operator is told at once. */
export const REWARDS_LISTED_MAX = 1_000;

type Standing = {
  readonly count: number;
  readonly used: number;
  readonly endsAt: Date;
  readonly cancelledAt: Date | null;
};

export function statusOf({ count, used, endsAt, cancelledAt }: Standing, nowMs: number): RewardStatus {
  if (cancelledAt) return 'FRS_CANCELED';
  if (used >= count) return 'FRS_USED';
  return endsAt.getTime() <= nowMs ? 'FRS_EXPIRED' : 'FRS_ACTIVE';
}
