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
export const TRIAL_MEMBERS_AT_ONCE = 100;
/** Of a brand with more members a sample is looked at, so that a trial takes minutes whatever the size. */
const TRIAL_MEMBERS_MOST = 20_000;
/** Members are shared out by a byte. */
const SHARES_MOST = 256;
/** So long what came of a trial can be read. */
export const TRIAL_KEPT_DAYS = 7;
const DAYS_OF_MONTH = 30n;

/** What is kept of a trial. */
export type TrialOutcome = Omit<VipTrial, 'currency' | 'askedBy' | 'doneAt'>;
export type PlayedDay = {
  readonly category: GameCategory;
  readonly valid: Amount;
  readonly counted: Amount;
  readonly ownCounted: Amount;
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

/** One of so many members is looked at. */
export const oneInOf = (members: number): number =>
  Math.min(SHARES_MOST, Math.max(1, Math.ceil(members / TRIAL_MEMBERS_MOST)));

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

const NOTHING = Object.fromEntries(VIP_COST_PARTS.map((part) => [part, 0n])) as Given;
const nothing = (): Given => ({ ...NOTHING });

/** How a member stands in a trial. */
type Standing = {
  level: number;
  progress: Amount;
  month: string;
  monthValid: Amount;
  monthDeposits: Amount;
  risenMonth: string;
  pointsRest: Amount;
  /** The cash of the night before, by which a rescue is less. */
  cashBefore: Amount;
  hasPlayed: boolean;
  /** A gift for reaching a level is given once for life. */
  reached: number;
};
const NEWCOMER: Standing = {
  level: 0,
  progress: 0n,
  month: '',
  monthValid: 0n,
  monthDeposits: 0n,
  risenMonth: '',
  pointsRest: 0n,
  cashBefore: 0n,
  hasPlayed: false,
  reached: 0,
};

/** A level's figures, read once: a trial asks for them for every member and day. */
const figuresOf = (plan: VipPlan) =>
  plan.levels.map((level, index) => {
    const rounds = stepRoundsOf(level);
    return {
      step: amountOf(level.step),
      rates: new Map(Object.entries(level.rebate).map(([category, percent]) => [category, rateOf(percent)])),
      stepGift: amountOf(level.stepGift),
      stepRounds: rounds ? worthOfPrize(rounds) : 0n,
      weekGift: amountOf(level.weekGift),
      monthGift: amountOf(level.monthGift),
      keep: keepStake(plan, index),
    };
  });

/** A plan as the nights of past days would have applied it, member by member, from level 0 on. */
export function createPlanTrial(
  plan: VipPlan,
  { days, coin, pointWorth }: { days: readonly TrialDay[]; coin: Amount; pointWorth: Amount },
) {
  const levels = figuresOf(plan);
  const rescueRate = rateOf(plan.rescuePercent);
  const perPoint = amountOf(plan.stakePerPoint);
  const total = nothing();
  const members = levels.map(() => 0);

  /** What play gives back, at the level before the night. */
  function giveBack(at: Standing, rows: readonly PlayedDay[], given: Given): void {
    const rates = levels[at.level]?.rates;
    let [ownStaked, ownPaid, ownCounted] = [0n, 0n, 0n];
    for (const row of rows) {
      given.rebate += rebateOf(row.counted, { rate: rates?.get(row.category) ?? 0n, coin });
      ownStaked += row.ownStaked;
      ownPaid += row.ownPaid;
      ownCounted += row.ownCounted;
    }
    given.rescue = rescueOf(
      { ownStaked, ownPaid, ownCounted, rewards: at.cashBefore },
      { rate: rescueRate, coin },
    );
    if (perPoint === 0n) return;
    const { points, rest } = pointsOf(ownCounted, { rest: at.pointsRest, perPoint });
    at.pointsRest = rest;
    given.points = points * pointWorth;
  }

  function climb(at: Standing, given: Given): void {
    const next = levels[at.level + 1];
    if (!next || at.progress < next.step) return;
    const after = riseOf(plan, at, at.monthDeposits);
    if (after.level === at.level) return;
    for (const { stepGift, stepRounds } of levels.slice(at.reached + 1, after.level + 1)) {
      given.stepGift += stepGift;
      given.stepRounds += stepRounds;
    }
    at.level = after.level;
    at.progress = after.progress;
    at.reached = Math.max(at.reached, after.level);
    at.risenMonth = at.month;
  }

  function fall(at: Standing): void {
    const isKept = at.risenMonth === at.month || at.monthValid >= (levels[at.level]?.keep ?? 0n);
    if (at.level === 0 || isKept) return;
    at.level -= 1;
    at.progress = 0n;
  }

  /** The night after a day, in the order in which nights do it. */
  function passNight(at: Standing, { endsWeek, endsMonth }: TrialDay, rows: readonly PlayedDay[]): Given {
    const given = nothing();
    if (rows.length > 0) giveBack(at, rows, given);
    for (const { valid } of rows) {
      at.progress += valid;
      at.monthValid += valid;
    }
    climb(at, given);
    if (endsMonth) fall(at);
    const level = levels[at.level];
    if (level && endsWeek) given.weekGift = level.weekGift;
    if (level && endsMonth) given.monthGift = level.monthGift;
    return given;
  }

  return {
    /** Half a year of one member. */
    live({ played, deposited, isBlocked }: TrialMember): void {
      const at = { ...NEWCOMER };
      for (const day of days) {
        if (day.month !== at.month) {
          at.month = day.month;
          at.monthValid = 0n;
          at.monthDeposits = 0n;
        }
        at.monthDeposits += deposited.get(day.day) ?? 0n;
        const rows = played.get(day.day) ?? [];
        at.hasPlayed ||= rows.length > 0;
        if (!at.hasPlayed) continue;
        const given = passNight(at, day, rows);
        at.cashBefore = isBlocked ? 0n : cashOf(given);
        if (day.isCounted && !isBlocked) for (const part of VIP_COST_PARTS) total[part] += given[part];
      }
      if (at.hasPlayed) members[at.level] = (members[at.level] ?? 0) + 1;
    },

    /** Who has which level in the end, and what thirty days cost on average, if one in so many members lived. */
    end: (oneIn: number) => ({
      members: members.map((count) => count * oneIn),
      costs: Object.fromEntries(
        VIP_COST_PARTS.map((part) => [
          part,
          (total[part] * BigInt(oneIn) * DAYS_OF_MONTH) / BigInt(SIMULATION_DAYS),
        ]),
      ) as Given,
    }),
  };
}

/** What of it is money in the purse. */
const cashOf = ({ rebate, rescue, stepGift, weekGift, monthGift }: Given): Amount =>
  rebate + rescue + stepGift + weekGift + monthGift;
