import type { VipPlan } from '@parlour/contract';
import { VIP_KEEP_SHARE, VIP_WARN_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import { type Amount, amountOf } from '@parlour/money';
import { nextDate } from '../../../tenancy/calendar.rules.ts';

type Place = { readonly level: number; readonly progress: Amount };

/**
 * As many steps up as the valid stake pays for and the month's deposits allow. What is left over counts towards the
 * next step.
 */
export function riseOf(
  { levels }: Pick<VipPlan, 'levels'>,
  { level, progress }: Place,
  deposits: Amount,
): Place {
  const next = levels[level + 1];
  if (!next || progress < amountOf(next.step) || deposits < amountOf(next.deposits))
    return { level, progress };
  return riseOf({ levels }, { level: level + 1, progress: progress - amountOf(next.step) }, deposits);
}

/** What has to be staked in a month to keep a level. */
export const keepStake = ({ levels }: Pick<VipPlan, 'levels'>, level: number): Amount =>
  amountOf(levels[level]?.step ?? '0') / VIP_KEEP_SHARE;

export const monthOf = (day: string): string => day.slice(0, 7);
export const isLastOfMonth = (day: string): boolean => monthOf(nextDate(day)) !== monthOf(day);
/** Whether a member who is about to lose a level is told after this day. */
export const isWarningDay = (day: string): boolean => isLastOfMonth(nextDate(day, VIP_WARN_DAYS));

/** Whether somebody's birthday is on this day. Who was born on 29 February has it on 1 March of other years. */
export function isBirthday(born: string, day: string): boolean {
  const year = day.slice(0, 4);
  const isLeapDay = born.endsWith('-02-29');
  const isLeapYear = nextDate(`${year}-02-28`).endsWith('-02-29');
  return day === (isLeapDay && !isLeapYear ? `${year}-03-01` : `${year}${born.slice(4)}`);
}

/** The same in every language. */
export const labelOfLevel = (level: number): string => `VIP ${level}`;
