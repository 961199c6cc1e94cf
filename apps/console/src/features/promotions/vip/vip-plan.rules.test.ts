import { GAME_CATEGORIES } from '@parlour/contract/values/games';
import { expect, test } from 'vitest';
import {
  type Level,
  type Plan,
  tidy,
  withAnother,
  withdrawalCount,
  withField,
  withoutLast,
} from './vip-plan.rules.ts';

const level = (step: string): Level => ({
  step,
  deposits: '0',
  stepGift: '0',
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

test('a count of withdrawals is whole, and no more than there may be', () => {
  expect(['', '3', ' 4x', '-2', '1.5', '999'].map(withdrawalCount)).toEqual([0, 3, 4, 2, 15, 20]);
});

test('spaces around what was typed are not sent', () => {
  expect(tidy(withField(plan, 1, { step: ' 5000 ' })).levels[1]?.step).toBe('5000');
});
