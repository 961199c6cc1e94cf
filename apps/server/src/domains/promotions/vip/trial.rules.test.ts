import { VIP_COST_PARTS, type VipPlan } from '@parlour/contract';
import { SIMULATION_DAYS, VIP_TRIAL_DAYS_BEFORE } from '@parlour/contract/values/promotions/promotions.rules';
import { amountOf, writeDecimal } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PLAN } from './plan.rules.ts';
import {
  createPlanTrial,
  oneInOf,
  type PlayedDay,
  type TrialMember,
  trialDaysBefore,
} from './trial.rules.ts';

const TODAY = '2026-11-16';
const days = trialDaysBefore(TODAY);
const slots = (staked: string, paid = staked): PlayedDay => ({
  category: 'RNG',
  valid: amountOf(staked),
  counted: amountOf(staked),
  ownCounted: amountOf(staked),
  ownStaked: amountOf(staked),
  ownPaid: amountOf(paid),
});
const member = (
  played: Record<string, PlayedDay>,
  { deposits = {}, isBlocked = false }: { deposits?: Record<string, string>; isBlocked?: boolean } = {},
): TrialMember => ({
  played: new Map(Object.entries(played).map(([day, row]) => [day, [row]])),
  deposited: new Map(Object.entries(deposits).map(([day, amount]) => [day, amountOf(amount)])),
  isBlocked,
});

/** What the whole of the counted days cost; a month is a third of it. */
function run(plan: VipPlan, lives: readonly TrialMember[]) {
  const trial = createPlanTrial(plan, { days, coin: amountOf('0.01'), pointWorth: amountOf('0.01') });
  for (const life of lives) trial.live(life);
  const { members, costs } = trial.end(1);
  const shown = Object.fromEntries(
    VIP_COST_PARTS.filter((part) => costs[part] > 0n).map((part) => [part, writeDecimal(costs[part])]),
  );
  return { members, costs: shown };
}

test('a trial lives through half a year, and counts the second half', () => {
  expect(days).toHaveLength(SIMULATION_DAYS + VIP_TRIAL_DAYS_BEFORE);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-05-20', '2026-11-15']);
  expect(days.find(({ isCounted }) => isCounted)?.day).toBe('2026-08-18');
  expect(days.filter(({ endsMonth }) => endsMonth).map(({ day }) => day)).toContain('2026-06-30');
  expect(days.at(-1)).toMatchObject({ endsWeek: true, endsMonth: false });
});

test('of many members one in so many is looked at, and stands for the others', () => {
  expect([0, 20_000, 20_001, 100_000, 10_000_000].map(oneInOf)).toEqual([1, 1, 2, 5, 256]);
  const trial = createPlanTrial(DEFAULT_PLAN, { days, coin: amountOf('0.01'), pointWorth: amountOf('0.01') });
  trial.live(member({ '2026-11-10': slots('1000') }));
  expect(trial.end(5)).toMatchObject({ members: [5, 0, 0, 0, 0, 0], costs: { rebate: amountOf('5') } });
});

describe('a plan on past play', () => {
  test('gives back by the level before the night, and for the steps that it brings', () => {
    const life = member({ '2026-11-10': slots('55000', '54000') }, { deposits: { '2026-11-03': '500' } });
    // A third of 165 rebate at level 0, of 5 % of 1,000, of 5,500 points, of 8 and 28, and of a Monday at level 2.
    expect(run(DEFAULT_PLAN, [life])).toEqual({
      members: [0, 0, 1, 0, 0, 0],
      costs: {
        rebate: '55.00',
        rescue: '16.66666',
        points: '18.33333',
        stepGift: '12.00',
        weekGift: '1.66666',
      },
    });
  });

  test('lets nobody rise whose deposits of the month are too small, or were made in another', () => {
    const life = member({ '2026-11-10': slots('55000') }, { deposits: { '2026-10-31': '500' } });
    expect(run(DEFAULT_PLAN, [life]).members).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('takes a level away after a month without play, and gives the gift for reaching it once for life', () => {
    const climb = { '2026-06-10': slots('10000'), '2026-11-10': slots('10000') };
    const deposits = { '2026-06-09': '100', '2026-11-09': '100' };
    const { members, costs } = run(DEFAULT_PLAN, [member(climb, { deposits })]);
    expect(members).toEqual([0, 1, 0, 0, 0, 0]);
    // Nothing for reaching level 1 again; a Monday there.
    expect(costs).toEqual({ rebate: '10.00', points: '3.33333', weekGift: '0.33333' });
  });

  test('rescues less by the cash of the night before', () => {
    const lost = (day: string) => ({ [day]: slots('10000', '9000') });
    const apart = run(DEFAULT_PLAN, [member({ ...lost('2026-11-03'), ...lost('2026-11-05') })]);
    const together = run(DEFAULT_PLAN, [member({ ...lost('2026-11-04'), ...lost('2026-11-05') })]);
    expect(apart.costs.rescue).toBe('33.33333');
    // 5 % of the 80.00 that came that night.
    expect(together.costs.rescue).toBe('32.00');
  });

  test('counts free rounds at what they stake, and gives blocked members nothing', () => {
    const rounds = { vendor: 'REEF', gameCode: 'reels', value: '3', count: 10, days: 7 };
    const plan: VipPlan = {
      ...DEFAULT_PLAN,
      levels: DEFAULT_PLAN.levels.map((level, index) => ({
        ...level,
        stepRounds: index === 1 ? rounds : null,
      })),
    };
    const about = { deposits: { '2026-11-09': '100' } };
    const play = { '2026-11-10': slots('10000') };
    const { members, costs } = run(plan, [member(play, about), member(play, { ...about, isBlocked: true })]);
    expect(members).toEqual([0, 2, 0, 0, 0, 0]);
    expect(costs.stepRounds).toBe('10.00');
  });
});
