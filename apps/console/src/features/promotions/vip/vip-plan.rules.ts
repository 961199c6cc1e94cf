import type { ConsoleClient } from '@parlour/client/console';
import { GAME_CATEGORIES } from '@parlour/contract/values/games';
import { VIP_WITHDRAWALS_MAX } from '@parlour/contract/values/promotions/promotions.rules';
import { findingAt } from '../../../parts/fields/findings.rules.ts';
import { type PrizeForm, prizeOf, type Rounds } from '../prize-form.rules.ts';

export type VipPlanState = Awaited<ReturnType<ConsoleClient['promotions']['vipPlan']>>;
export type Plan = VipPlanState['plan'];
export type Level = Plan['levels'][number];

/** What is told of a level beside its rebates, in the order of the table; the birthday's gift has no source of dates yet. */
export const LEVEL_FIELDS = [
  'step',
  'deposits',
  'stepGift',
  'weekGift',
  'monthGift',
] as const satisfies readonly (keyof Level)[];

/** What a level adds to a day's withdrawals. */
export const WITHDRAWAL_FIELDS = [
  'freeWithdrawals',
  'moreWithdrawals',
] as const satisfies readonly (keyof Level)[];

/** What was typed, as a count: whatever is no digit is left out, and more than there may be is the most. */
export const withdrawalCount = (typed: string): number =>
  Math.min(VIP_WITHDRAWALS_MAX, Number(typed.replace(/\D/g, '')));

/** Another value of one level. */
export const withField = (plan: Plan, level: number, change: Partial<Level>): Plan => ({
  ...plan,
  levels: plan.levels.map((own, index) => (index === level ? { ...own, ...change } : own)),
});

/** The free rounds for reaching a level, as a prize. */
export const stepRoundsPrize = ({ stepRounds }: Level): Rounds | null =>
  stepRounds && { kind: 'rounds', ...stepRounds };

/** As they were typed; nothing takes them away. */
export function withRounds(plan: Plan, level: number, form: PrizeForm): Plan {
  const prize = prizeOf(form);
  if (prize.kind !== 'rounds') return withField(plan, level, { stepRounds: null });
  const { kind: _kind, ...stepRounds } = prize;
  return withField(plan, level, { stepRounds });
}

/** One more level, as generous as the one below it; its step and deposits are the operator's to choose. */
export const withAnother = (plan: Plan): Plan => {
  const last = plan.levels.at(-1);
  return last ? { ...plan, levels: [...plan.levels, { ...last }] } : plan;
};

export const withoutLast = (plan: Plan): Plan => ({ ...plan, levels: plan.levels.slice(0, -1) });

/** What was typed, as it is sent: a decimal without anything around it. */
export const tidy = (plan: Plan): Plan => ({
  rescuePercent: plan.rescuePercent.trim(),
  stakePerPoint: plan.stakePerPoint.trim(),
  levels: plan.levels.map((level) => ({
    ...level,
    ...Object.fromEntries(LEVEL_FIELDS.map((field) => [field, level[field].trim()])),
    stepRounds: level.stepRounds && { ...level.stepRounds, value: level.stepRounds.value.trim() },
    rebate: Object.fromEntries(
      GAME_CATEGORIES.map((category) => [category, level.rebate[category].trim()]),
    ) as Level['rebate'],
  })),
});

/** Which levels a refusal is about, by the fields that it names. */
export const refusedLevels = ({ levels }: Plan, fields: Record<string, string>): number[] =>
  levels.flatMap((_, level) => (findingAt(fields, fieldOf(level)) === undefined ? [] : [level]));

/** Where what the server says of a level stands. */
export const fieldOf = (level: number): string => `plan.levels.${level}`;
