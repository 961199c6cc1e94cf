import {
  type GameCategory,
  VIP_COST_PARTS,
  type VipCostPart,
  type VipPlan,
  type VipTrial,
} from '@parlour/contract';
import { SIMULATION_DAYS, VIP_TRIAL_DAYS_BEFORE } from '@parlour/contract/values/promotions/promotions.rules';
import { type Amount, amountOf } from '@parlour/money';
import { nextDate } from '../../../tenancy/calendar.rules.ts';
import { mondayOf } from '../../../tenancy/periods.rules.ts';
import { pointsOf, rateOf, rebateOf, rescueOf } from '../payback/payback.rules.ts';
import { worthOfPrize } from '../prizes.rules.ts';
import { stepRoundsOf } from './plan.rules.ts';
import { isLastOfMonth, keepStake, monthOf, riseOf } from './vip.rules.ts';

/** Members that are read at once; every one of them lives through half a year. */
export const TRIAL_MEMBERS_AT_ONCE = 250;
/** So long what came of a trial can be read. */
export const TRIAL_KEPT_DAYS = 7;
const DAYS_OF_MONTH = 30n;

/** What is kept of a trial. */
export type TrialOutcome = Omit<VipTrial, 'currency' | 'askedBy' | 'doneAt'>;
export type PlayedDay = {
  readonly category: GameCategory;
  readonly valid: Amount;
  readonly ownValid: Amount;
  readonly ownStaked: Amount;
  readonly ownPaid: Amount;
};
export type TrialMember = {
  /** By day. */
  readonly played: ReadonlyMap<string, readonly PlayedDay[]>;
  readonly deposited: ReadonlyMap<string, Amount>;
  /** Blocked members climb like anybody, and are given nothing. */
  readonly isBlocked: boolean;
};
type TrialDay = { day: string; month: string; endsWeek: boolean; endsMonth: boolean; isCounted: boolean };
type Given = Record<VipCostPart, Amount>;

/** The days on which a plan is tried before today: in the first of them nothing is counted. */
export function trialDaysBefore(today: string): TrialDay[] {
  const counted = nextDate(today, -SIMULATION_DAYS);
  return Array.from({ length: SIMULATION_DAYS + VIP_TRIAL_DAYS_BEFORE }, (_, index) => {
    const day = nextDate(today, index - SIMULATION_DAYS - VIP_TRIAL_DAYS_BEFORE);
    const next = nextDate(day);
    return {
      day,
      month: monthOf(day),
      endsWeek: mondayOf(next) === next,
      endsMonth: isLastOfMonth(day),
      isCounted: day >= counted,
    };
  });
}

const nothing = (): Given => Object.fromEntries(VIP_COST_PARTS.map((part) => [part, 0n])) as Given;
const ROUNDS_AND_POINTS: readonly VipCostPart[] = ['points', 'stepRounds'];
/** What of it is money in the purse: the rescue of the next day is less by it. */
const cashOf = (given: Given): Amount =>
  VIP_COST_PARTS.reduce((sum, part) => (ROUNDS_AND_POINTS.includes(part) ? sum : sum + given[part]), 0n);

/** A plan as the nights of past days would have applied it, member by member, from level 0 on. */
export function createPlanTrial(
  plan: VipPlan,
  { days, coin, pointWorth }: { days: readonly TrialDay[]; coin: Amount; pointWorth: Amount },
) {
  const levels = plan.levels.map((level, index) => {
    const rounds = stepRoundsOf(level);
    return {
      rates: Object.fromEntries(
        Object.entries(level.rebate).map(([category, percent]) => [category, rateOf(percent)]),
      ),
      stepGift: amountOf(level.stepGift),
      stepRounds: rounds ? worthOfPrize(rounds) : 0n,
      weekGift: amountOf(level.weekGift),
      monthGift: amountOf(level.monthGift),
      keep: keepStake(plan, index),
    };
  });
  const rescueRate = rateOf(plan.rescuePercent);
  const perPoint = amountOf(plan.stakePerPoint);
  const total = nothing();
  const members = levels.map(() => 0);

  /** Half a year of one member. */
  function live({ played, deposited, isBlocked }: TrialMember): void {
    let place = { level: 0, progress: 0n };
    let [month, monthValid, monthDeposits, risenMonth] = ['', 0n, 0n, ''];
    let [pointsRest, cashBefore, hasPlayed] = [0n, 0n, false];
    // A gift for reaching a level is given once for life.
    const reached = new Set<number>();
    for (const day of days) {
      if (day.month !== month) [month, monthValid, monthDeposits] = [day.month, 0n, 0n];
      monthDeposits += deposited.get(day.day) ?? 0n;
      const rows = played.get(day.day) ?? [];
      if (rows.length > 0) hasPlayed = true;
      if (!hasPlayed) continue;
      const given = nothing();

      // What play gives back comes first, at the level before the night.
      const sum = (of: (row: PlayedDay) => Amount) => rows.reduce((all, row) => all + of(row), 0n);
      const rates = levels[place.level]?.rates ?? {};
      given.rebate = sum(({ category, valid }) => rebateOf(valid, { rate: rates[category] ?? 0n, coin }));
      const [ownStaked, ownPaid] = [sum((row) => row.ownStaked), sum((row) => row.ownPaid)];
      given.rescue = rescueOf({ ownStaked, ownPaid, rewards: cashBefore }, { rate: rescueRate, coin });
      if (perPoint > 0n) {
        const earned = pointsOf(
          sum((row) => row.ownValid),
          { rest: pointsRest, perPoint },
        );
        pointsRest = earned.rest;
        given.points = earned.points * pointWorth;
      }

      const valid = sum((row) => row.valid);
      monthValid += valid;
      const after = riseOf(plan, { ...place, progress: place.progress + valid }, monthDeposits);
      for (let level = place.level + 1; level <= after.level; level += 1) {
        given.stepGift += reached.has(level) ? 0n : (levels[level]?.stepGift ?? 0n);
        given.stepRounds += reached.has(level) ? 0n : (levels[level]?.stepRounds ?? 0n);
        reached.add(level);
      }
      if (after.level > place.level) risenMonth = month;
      place = after;
      const isLost =
        day.endsMonth &&
        place.level > 0 &&
        risenMonth !== month &&
        monthValid < (levels[place.level]?.keep ?? 0n);
      if (isLost) place = { level: place.level - 1, progress: 0n };

      if (day.endsWeek) given.weekGift = levels[place.level]?.weekGift ?? 0n;
      if (day.endsMonth) given.monthGift = levels[place.level]?.monthGift ?? 0n;
      cashBefore = isBlocked ? 0n : cashOf(given);
      if (day.isCounted && !isBlocked) for (const part of VIP_COST_PARTS) total[part] += given[part];
    }
    if (hasPlayed) members[place.level] = (members[place.level] ?? 0) + 1;
  }

  return {
    live,
    /** Who has which level in the end, and what thirty days cost on average. */
    end: () => ({
      members,
      costs: Object.fromEntries(
        VIP_COST_PARTS.map((part) => [part, (total[part] * DAYS_OF_MONTH) / BigInt(SIMULATION_DAYS)]),
      ) as Given,
    }),
  };
}
