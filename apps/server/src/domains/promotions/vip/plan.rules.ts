import { GAME_CATEGORIES, type GameCategory, type VipLevel, type VipPlan } from '@parlour/contract';
import { amountOf } from '@parlour/money';

/** In per cent of the valid stake, from level 0 on: more where the house keeps more. */
const SLOTS = ['0.30', '0.40', '0.50', '0.60', '0.70', '0.80'];
const OTHERS = ['0.10', '0.15', '0.20', '0.25', '0.30', '0.35'];
const SLOT_CATEGORIES: readonly GameCategory[] = ['RNG', 'FISH'];

const rebateAt = (level: number) =>
  Object.fromEntries(
    GAME_CATEGORIES.map((category) => [
      category,
      (SLOT_CATEGORIES.includes(category) ? SLOTS : OTHERS)[level] ?? '0',
    ]),
  ) as Record<GameCategory, string>;

const STEPS = ['0', '10000', '40000', '200000', '1000000', '4000000'];
const DEPOSITS = ['0', '100', '500', '2000', '5000', '20000'];
const STEP_GIFTS = ['0', '8', '28', '88', '288', '888'];
const WEEK_GIFTS = ['0', '1', '5', '18', '58', '188'];
const MONTH_GIFTS = ['0', '3', '12', '38', '128', '388'];
const BIRTHDAY_GIFTS = ['0', '8', '28', '88', '288', '888'];

const FREE_WITHDRAWALS = [0, 0, 1, 2, 3, 5];
const MORE_WITHDRAWALS = [0, 1, 2, 3, 5, 10];

/** What a brand has until two of its operators agree on another. */
export const DEFAULT_PLAN: VipPlan = {
  levels: STEPS.map((step, level) => ({
    step,
    deposits: DEPOSITS[level] ?? '0',
    stepGift: STEP_GIFTS[level] ?? '0',
    weekGift: WEEK_GIFTS[level] ?? '0',
    monthGift: MONTH_GIFTS[level] ?? '0',
    birthdayGift: BIRTHDAY_GIFTS[level] ?? '0',
    rebate: rebateAt(level),
    freeWithdrawals: FREE_WITHDRAWALS[level] ?? 0,
    moreWithdrawals: MORE_WITHDRAWALS[level] ?? 0,
  })),
  rescuePercent: '5',
  stakePerPoint: '10',
};

/** What makes no sense in a plan, by field: a level that is easier to reach than the one below it, or gives less. */
export function planFaults({ levels }: Pick<VipPlan, 'levels'>): Record<string, 'wrong_format'> {
  const faults: Record<string, 'wrong_format'> = {};
  for (const [index, level] of levels.entries()) {
    const below = levels[index - 1];
    const isRight = below
      ? isAbove(level, below)
      : amountOf(level.step) === 0n && amountOf(level.deposits) === 0n;
    if (!isRight) faults[`plan.levels.${index}`] = 'wrong_format';
  }
  return faults;
}

const isAbove = (level: VipLevel, below: VipLevel): boolean =>
  amountOf(level.step) > 0n &&
  amountOf(level.deposits) >= amountOf(below.deposits) &&
  level.freeWithdrawals >= below.freeWithdrawals &&
  level.moreWithdrawals >= below.moreWithdrawals;
