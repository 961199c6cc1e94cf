import { z } from 'zod';
import { UtcTime } from './report.ts';

/** The most rounds of one reward. */
export const REWARD_ROUNDS_MAX = 1_000;

const OperatorId = z.string().min(1).max(60);
/** A UUID of any version, in lower case, so that one id has one spelling. */
const RewardId = z.guid().toLowerCase();

const terms = {
  reward_uuid: RewardId,
  user: z.string().min(1).max(100),
  game_code: z.string().min(1).max(80),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Of each round, in units of 1/100,000; what no number holds exactly is refused. */
  bet_value: z.int().positive(),
  bet_count: z.int().min(1).max(REWARD_ROUNDS_MAX),
  end_time: UtcTime.describe('No round begins from then on'),
};

/** Free rounds for one user at one title. Repeated under the same id it answers the same, and adds nothing. */
export const RewardCreateCall = z.object({
  operator_id: OperatorId,
  sub_partner_id: z.string().max(60).describe('The brand'),
  ...terms,
});
export type RewardCreateCall = z.infer<typeof RewardCreateCall>;

/** No round begins under the reward any more. An unknown reward is cancelled, too. */
export const RewardCancelCall = z.object({ operator_id: OperatorId, reward_uuid: RewardId });
export type RewardCancelCall = z.infer<typeof RewardCancelCall>;

/** One reward, or all of a user. */
export const RewardListCall = z
  .object({
    operator_id: OperatorId,
    user: z.string().min(1).max(100).optional(),
    reward_uuid: RewardId.optional(),
  })
  .refine(({ user, reward_uuid }) => user !== undefined || reward_uuid !== undefined);
export type RewardListCall = z.infer<typeof RewardListCall>;

export const REWARD_STATUSES = ['FRS_ACTIVE', 'FRS_USED', 'FRS_EXPIRED', 'FRS_CANCELED'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

export const VendorReward = z.object({
  ...terms,
  status: z.string().max(40).describe('FRS_ACTIVE, FRS_USED, FRS_EXPIRED, FRS_CANCELED'),
  bets_used: z.int().min(0),
});
export type VendorReward = z.infer<typeof VendorReward>;
export const RewardCancelAnswer = z.object({ status: z.string().max(40) });
export const RewardListAnswer = z.object({ rewards: z.array(VendorReward).max(10_000) });
