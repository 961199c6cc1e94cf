import { amountOf } from '@parlour/money';
import { expect, test } from 'vitest';
import { counted, weightOfTitle } from '../play/weights.rules.ts';
import { pointsOf, rebateOf, rescueOf } from './payback.rules.ts';

const coin = amountOf('0.01');

test('a rebate is a share of the valid stake in whole coins, rounded down', () => {
  expect(rebateOf(amountOf('12345.67'), { rate: 50n, coin })).toBe(amountOf('61.72'));
  expect(rebateOf(amountOf('333'), { rate: 50n, coin: amountOf('1') })).toBe(amountOf('1'));
  expect(rebateOf(amountOf('1.99'), { rate: 50n, coin })).toBe(0n);
});

test('a rescue is a share of own stakes less own wins and rewards, if anything is left', () => {
  const day = {
    ownStaked: amountOf('1000'),
    ownPaid: amountOf('700'),
    ownCounted: amountOf('1400'),
    rewards: amountOf('20'),
  };
  expect(rescueOf(day, { rate: 500n, coin })).toBe(amountOf('14'));
  expect(rescueOf({ ...day, ownPaid: amountOf('990') }, { rate: 500n, coin })).toBe(0n);
});

test('of one bet at any return no more comes back than it costs, whatever the odds are', () => {
  const stake = amountOf('1000');
  for (let hundredths = 1n; hundredths <= 1_000n; hundredths += 1n) {
    const returned = `${100n - (hundredths + 99n) / 100n}.${String((10_000n - hundredths) % 100n).padStart(2, '0')}`;
    const ownCounted = counted(stake, weightOfTitle(returned));
    // Lost, as nearly every bet at long odds is.
    const back = rescueOf({ ownStaked: stake, ownPaid: 0n, ownCounted, rewards: 0n }, { rate: 500n, coin });
    expect(back * 4n, returned).toBeLessThanOrEqual((stake * hundredths) / 10_000n);
  }
});

test('of seven days of 3.00 two points are made, and 1.00 is carried', () => {
  const perPoint = amountOf('10');
  let [rest, points] = [0n, 0n];
  for (let day = 0; day < 7; day += 1) {
    const earned = pointsOf(amountOf('3'), { rest, perPoint });
    points += earned.points;
    rest = earned.rest;
  }
  expect({ points, rest }).toEqual({ points: 2n, rest: amountOf('1') });
});
