import {
  GAME_CATEGORIES,
  type GameCategory,
  type Prize,
  type RoundsTerms,
  type VipLevel,
  type VipPlan,
} from '@parlour/contract';
import { type Amount, amountOf, currencyOf } from '@parlour/money';
import { faultOfPrize, worthOfPrize } from '../prizes.rules.ts';

/** In per cent of what stakes count, from level 0 on: more where the house keeps more. */
const SLOTS = ['0.30', '0.40', '0.50', '0.60', '0.70', '0.80'];
const OTHERS = ['0.10', '0.15', '0.20', '0.25', '0.30', '0.35'];
const SLOT_CATEGORIES: readonly GameCategory[] = ['RNG', 'FISH'];

const rebateAt = (level: number) =>
  Object.fromEntries(
    GAME_CATEGORIES.map((category) => [
      category,
      // Play against people states no return, so nothing of it counts.
      category === 'PVP' ? '0' : ((SLOT_CATEGORIES.includes(category) ? SLOTS : OTHERS)[level] ?? '0'),
    ]),
  ) as Record<GameCategory, string>;

const STEPS = ['0', '10000', '40000', '200000', '1000000', '4000000'];
const DEPOSITS = ['0', '100', '500', '2000', '5000', '20000'];
const STEP_GIFTS = ['0', '8', '28', '88', '288', '888'];
const WEEK_GIFTS = ['0', '1', '5', '18', '58', '188'];
const MONTH_GIFTS = ['0', '3', '12', '38', '128', '388'];
const BIRTHDAY_GIFTS = ['0', '8', '28', '88', '288', '888'];

const FREE_WITHDRAWALS = [0, 1, 1, 2, 3, 5];
const MORE_WITHDRAWALS = [0, 1, 2, 3, 5, 10];

const planIn = (unit: bigint): VipPlan => {
  const money = (units: string | undefined) => String(BigInt(units ?? 0) * unit);
  return {
    levels: STEPS.map((step, level) => ({
      step: money(step),
      deposits: money(DEPOSITS[level]),
      stepGift: money(STEP_GIFTS[level]),
      stepRounds: null,
      weekGift: money(WEEK_GIFTS[level]),
      monthGift: money(MONTH_GIFTS[level]),
      birthdayGift: money(BIRTHDAY_GIFTS[level]),
      rebate: rebateAt(level),
      freeWithdrawals: FREE_WITHDRAWALS[level] ?? 0,
      moreWithdrawals: MORE_WITHDRAWALS[level] ?? 0,
    })),
    rescuePercent: '5',
    stakePerPoint: money('10'),
  };
};

/** In units. */
export const DEFAULT_PLAN = planIn(1n);

/** What a brand has until two of its operators agree on another. */
export const defaultPlan = (currency: string): VipPlan => planIn(BigInt(currencyOf(currency).inputUnit));

/** How many free rounds reaching a level of a demonstration gives, from level 0 on. */
const DEMO_ROUNDS = [0, 0, 0, 10, 30, 100];

/** As shipped, with free rounds for reaching the higher levels. */
export function demoPlan(currency: string, rounds: RoundsTerms): VipPlan {
  const plan = defaultPlan(currency);
  const levels = plan.levels.map((level, index) => {
    const count = DEMO_ROUNDS[index] ?? 0;
    return { ...level, ...(count > 0 && { stepRounds: { ...rounds, count } }) };
  });
  return { ...plan, levels };
}

type RoundsPrize = Extract<Prize, { kind: 'rounds' }>;
type Fault = 'wrong_format' | 'too_many_decimals' | 'not_allowed';

/** What makes no sense in a plan, by field: a level that is easier to reach than the one below it, or gives less. */
export function planFaults({ levels }: Pick<VipPlan, 'levels'>, currency: string): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const [index, level] of levels.entries()) {
    const below = levels[index - 1];
    const isRight = below
      ? isAbove(level, below)
      : amountOf(level.step) === 0n && amountOf(level.deposits) === 0n;
    if (!isRight) faults[`plan.levels.${index}`] = 'wrong_format';
    const prize = stepRoundsOf(level);
    // Everybody begins at level 0: nobody is given anything for reaching it.
    const wrong = prize && (below ? faultOfPrize(prize, currency) : 'not_allowed');
    if (wrong) faults[`plan.levels.${index}.stepRounds`] = wrong;
  }
  return faults;
}

/** The free rounds for reaching a level, as a prize. */
export const stepRoundsOf = ({ stepRounds }: Pick<VipLevel, 'stepRounds'>): RoundsPrize | null =>
  stepRounds && { kind: 'rounds', ...stepRounds };

/** What reaching a level is worth. */
export function stepWorthOf(level: Pick<VipLevel, 'stepGift' | 'stepRounds'>): Amount {
  const rounds = stepRoundsOf(level);
  return amountOf(level.stepGift) + (rounds ? worthOfPrize(rounds) : 0n);
}

const isAbove = (level: VipLevel, below: VipLevel): boolean =>
  amountOf(level.step) > 0n &&
  amountOf(level.deposits) >= amountOf(below.deposits) &&
  level.freeWithdrawals >= below.freeWithdrawals &&
  level.moreWithdrawals >= below.moreWithdrawals;
