import { fraction, parseDecimal } from '@parlour/lottery-rules';
import { amountOf } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { ownPart, validLotteryStake, validStake } from './valid-stake.rules.ts';
import { counted, weightOfReturn, weightOfTitle } from './weights.rules.ts';

const amount = amountOf;
type Category = Parameters<typeof validStake>[0]['category'];
const round = (category: Category, staked: string, paid: string, wasLeft = false) => ({
  category,
  wasLeft,
  staked: amount(staked),
  paid: amount(paid),
});
const bets = (about: Partial<Parameters<typeof validLotteryStake>[0]> = {}) => ({
  staked: amount('10'),
  paid: 0n,
  isBoard: true,
  odds: fraction(2n),
  covers: fraction(1n, 2n),
  ...about,
});

describe('what play counts towards a bonus', () => {
  test.each([
    ['slot, return 96 %, 5.00', round('RNG', '5', '0'), '96', '5'],
    ['dice, return 99 %, 5.00', round('RNG', '5', '9.90'), '99.00', '1.25'],
    ['baccarat, 100 on both sides, pays 195', round('LIVE', '200', '195'), '98.9', '1.35'],
    ['sports, 50 at 1.80, won, return 96 %', round('SPORTS', '50', '90'), '96', '40'],
    ['sports, 50 at 1.80, lost', round('SPORTS', '50', '0'), '96', '50'],
    ['sports, 50 at 1.40, won', round('SPORTS', '50', '70'), '96', '0'],
    ['fish, 3.00', round('FISH', '3', '1'), '95', '3'],
    ['a magazine of 20.00, of which one shot was fired', round('FISH', '20', '19', true), '96', '1'],
    ['a slot that was left', round('RNG', '5', '4', true), '96', '5'],
    ['a push of cards', round('PVP', '20', '20'), '96', '0'],
    ['a free round', round('RNG', '0', '7'), '96', '0'],
    ['a title that publishes no return', round('RNG', '5', '0'), null, '0'],
    ['a title that returns everything', round('RNG', '5', '0'), '100', '0'],
  ] as const)('%s', (_, play, returned, counts) => {
    expect(counted(validStake(play), weightOfTitle(returned))).toBe(amount(counts));
  });

  test.each(['LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const)(
    'of %s no more than the stake, however much was won',
    (category) => {
      expect(validStake(round(category, '10', '500'))).toBe(amount('10'));
    },
  );

  test('of a weight only the whole per cent', () => {
    expect([weightOfTitle('98.9'), weightOfTitle('99.99'), weightOfTitle('94.5')]).toEqual([27n, 0n, 100n]);
    expect(weightOfReturn(fraction(989n, 1000n))).toBe(27n);
  });
});

describe('lottery bets', () => {
  test('of nine of ten digits count for nothing, of seven they count', () => {
    expect(validLotteryStake(bets({ covers: fraction(9n, 10n) }))).toBe(0n);
    expect(validLotteryStake(bets({ covers: fraction(7n, 10n) }))).toBe(amount('10'));
  });

  test('at odds below 1.50 count for nothing', () => {
    expect(validLotteryStake(bets({ odds: parseDecimal('1.49') }))).toBe(0n);
    expect(validLotteryStake(bets({ odds: parseDecimal('1.5') }))).toBe(amount('10'));
  });

  test('on a board count what was at risk, with prizes their stake', () => {
    const paid = amount('19.70');
    expect(validLotteryStake(bets({ paid }))).toBe(amount('9.70'));
    expect(validLotteryStake(bets({ paid, isBoard: false }))).toBe(amount('10'));
    expect(validLotteryStake(bets({ paid: amount('10') }))).toBe(0n);
  });
});

test('the own part of a figure is the share of own money in the stakes, rounded down', () => {
  expect(ownPart(amount('5'), { staked: amount('5'), own: amount('3') })).toBe(amount('3'));
  expect(ownPart(amount('1'), { staked: amount('3'), own: amount('1') })).toBe(33_333n);
  expect(ownPart(amount('7'), { staked: 0n, own: 0n })).toBe(0n);
});
