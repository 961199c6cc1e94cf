import { type Play, readSelection, thai } from '@parlour/lottery-rules';
import { expect, test } from 'vitest';
import { limitOn, paysHalf, splitByLimits } from './limits.rules.ts';

const play = thai.plays().find(({ id }) => id === 'thai.top2') as Play;
const terms = {
  limits: { half: { 'thai.top2': ['07', '11'] }, full: { 'thai.top2': ['99'] }, stakeMax: null },
};
const betOn = (selection: string) => {
  const reading = readSelection(play, selection);
  return { play, selection, count: reading.ok ? reading.count : 0 };
};

test('a number is free, pays half, or is not sold', () => {
  expect(['01', '07', '99'].map((number) => limitOn(terms, play, number))).toEqual([null, 'half', 'full']);
  expect(limitOn(terms, { id: 'thai.bottom2' }, '99')).toBeNull();
});

test('numbers that pay half become a bet of their own, and nothing is lost', () => {
  const [others, half, ...more] = splitByLimits(terms, betOn('01,07,02,11'));
  expect([others?.selection, others?.count, half?.selection, half?.count, more]).toEqual([
    '01,02',
    2,
    '07,11',
    2,
    [],
  ]);
  expect([others, half].map((bet) => bet && paysHalf(terms, bet))).toEqual([false, true]);
});

test('a bet without such numbers stays as it is', () => {
  const bet = betOn('01,02');
  expect(splitByLimits(terms, bet)).toEqual([bet]);
  expect(splitByLimits({ limits: { half: {}, full: {}, stakeMax: null } }, betOn('07'))).toHaveLength(1);
});
