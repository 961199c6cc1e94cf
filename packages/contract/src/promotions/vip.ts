import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { GAME_CATEGORIES } from '../values/games.ts';
import { VIP_LEVELS_MAX, VIP_WITHDRAWALS_MAX } from '../values/promotions/promotions.rules.ts';
import { Currency, Day, Money } from '../wallet/parts.ts';
import { RoundsGame, RoundsTerms } from './rounds.ts';

/** In the brand's currency. */
export const PlanAmount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
/** At most two decimals, and less than what any game keeps would be wise. */
const Percent = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/);

const WithdrawalCount = z.number().int().min(0).max(VIP_WITHDRAWALS_MAX);

const VipLevel = z.strictObject({
  step: PlanAmount.describe('Valid stake from the level below to this one; 0 for level 0'),
  deposits: PlanAmount.describe('What has to be deposited in the month of the rise'),
  stepGift: PlanAmount.describe('Once in a lifetime, for reaching it'),
  stepRounds: RoundsTerms.nullable().describe('Free rounds, once in a lifetime, for reaching it; null: none'),
  weekGift: PlanAmount,
  monthGift: PlanAmount,
  birthdayGift: PlanAmount,
  rebate: z.record(z.enum(GAME_CATEGORIES), Percent).describe('In per cent of the valid stake'),
  freeWithdrawals: WithdrawalCount.describe("Free ones in a business day, added to the brand's"),
  moreWithdrawals: WithdrawalCount.describe("Withdrawals in a business day, added to the brand's"),
});

/** What members get back for playing, by level; level 0 is everybody's. */
export const VipPlan = z.strictObject({
  levels: z.array(VipLevel).min(1).max(VIP_LEVELS_MAX),
  rescuePercent: Percent.describe('Of what was lost of own money on a day'),
  stakePerPoint: PlanAmount.describe('Valid stake of own money that makes a point; 0: no points'),
});
export type VipPlan = z.infer<typeof VipPlan>;
export type VipLevel = VipPlan['levels'][number];

const VipStanding = z.object({
  level: z.number().int(),
  progress: Money.describe('Valid stake towards the next level, as of the last night'),
  monthDeposits: Money.describe('What was deposited this month'),
  monthStake: Money.describe('Valid stake of this month, as of the last night'),
  keepStake: Money.describe('What has to be staked this month to keep the level; 0.00: it is kept'),
  monthEnds: Day.describe('The last day of this month'),
});
export type VipStanding = z.infer<typeof VipStanding>;

export const vip = {
  vipLevels: endpoint({
    method: 'GET',
    path: '/wps/vip/levels',
    summary: 'What every level takes and gives',
    access: 'everyone',
    answer: z.object({
      currency: Currency,
      plan: VipPlan,
      withdrawals: z
        .array(
          z.object({
            perDay: z.number().int(),
            freePerDay: z.number().int().nullable().describe('null: the brand takes no fee'),
          }),
        )
        .describe("By level: the brand's, with what the level adds"),
      roundsGames: z
        .array(RoundsGame.nullable())
        .describe('By level: where its free rounds are played; null: it has none'),
    }),
    refusals: [],
  }),
  vipStanding: endpoint({
    method: 'GET',
    path: '/wps/vip/own',
    summary: "The member's level, what is missing to the next, and what keeps it",
    access: 'member',
    answer: VipStanding,
    refusals: [],
  }),
};
