import { amountOf } from '@parlour/money';
import { expect, test } from 'vitest';
import { buyInRange, settle, topUpRange } from './buy-in.ts';

const TABLE = { stake: '2', buyInLeast: '80', buyInMost: '200', isPractice: false };
const of = (decimal: string) => amountOf(decimal);

test('one brings as much as the table takes, or as one has in whole stakes', () => {
  expect(buyInRange(TABLE, of('1000'))).toMatchObject({
    least: of('80'),
    most: of('200'),
    isAffordable: true,
  });
  expect(buyInRange(TABLE, of('97.50'))).toMatchObject({
    most: of('96'),
    first: of('80'),
    isAffordable: true,
  });
  expect(buyInRange(TABLE, of('500'))).toMatchObject({ most: of('200'), first: of('126') });
  expect(buyInRange(TABLE, of('79.99'))).toMatchObject({ most: of('80'), isAffordable: false });
});

test('practice chips cost nothing', () => {
  expect(buyInRange({ ...TABLE, isPractice: true }, of('0'))).toMatchObject({
    most: of('200'),
    isAffordable: true,
  });
});

test('a stack is filled up to the most of the table, never beyond', () => {
  expect(topUpRange(TABLE, { stack: of('151'), balance: of('1000') })).toMatchObject({ most: of('48') });
  expect(topUpRange(TABLE, { stack: of('151'), balance: of('11') })).toMatchObject({
    least: of('2'),
    most: of('10'),
  });
  expect(topUpRange(TABLE, { stack: of('199'), balance: of('1000') })).toBeNull();
  expect(topUpRange(TABLE, { stack: of('260'), balance: of('1000') })).toBeNull();
});

test('a slider stops at whole stakes and at its ends', () => {
  const range = buyInRange(TABLE, of('1000'));
  expect(settle(of('81.10'), range)).toBe(of('82'));
  expect(settle(of('80.90'), range)).toBe(of('80'));
  expect(settle(of('999'), range)).toBe(of('200'));
});
