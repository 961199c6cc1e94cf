import { GAME_CATEGORIES } from '@parlour/contract/values/games';
import { expect, test } from 'vitest';
import {
  type Level,
  type Plan,
  refusedLevels,
  stepRoundsPrize,
  tidy,
  withAnother,
  withdrawalCount,
  withField,
  withoutLast,
  withRounds,
} from './vip-plan.rules.ts';

const level = (step: string): Level => ({
  step,
  deposits: '0',
  stepGift: '0',
  stepRounds: null,
  weekGift: '0',
  monthGift: '0',
  birthdayGift: '0',
  freeWithdrawals: 0,
  moreWithdrawals: 0,
  rebate: Object.fromEntries(GAME_CATEGORIES.map((category) => [category, '0.30'])) as Level['rebate'],
});
const plan: Plan = { levels: [level('0'), level('10000')], rescuePercent: '5', stakePerPoint: '10' };

test('a level is changed alone, added above the last, and taken away again', () => {
  expect(withField(plan, 1, { step: '5000' }).levels.map(({ step }) => step)).toEqual(['0', '5000']);
  expect(withAnother(plan).levels).toHaveLength(3);
  expect(withoutLast(withAnother(plan))).toEqual(plan);
});

test('free rounds are given to a level as typed, and taken away again', () => {
  const typed = withRounds(plan, 1, { kind: 'rounds', typed: '' });
  expect(typed.levels.map(stepRoundsPrize)).toMatchObject([null, { kind: 'rounds', count: 10, days: 7 }]);
  expect(withRounds(typed, 1, { kind: 'nothing', typed: '' })).toEqual(plan);
});

test('a count of withdrawals is whole, and no more than there may be', () => {
  expect(['', '3', ' 4x', '-2', '1.5', '999'].map(withdrawalCount)).toEqual([0, 3, 4, 2, 15, 20]);
});

test('a refusal names the levels it is about', () => {
  const fields = { 'plan.levels.1.stepRounds': 'not_allowed', 'plan.levels.10': 'wrong_format' };
  expect(refusedLevels(plan, fields)).toEqual([1]);
  expect(refusedLevels(plan, {})).toEqual([]);
});

test('spaces around what was typed are not sent', () => {
  expect(tidy(withField(plan, 1, { step: ' 5000 ' })).levels[1]?.step).toBe('5000');
});
