import { amountOf, moneyIn } from '@parlour/money';
import { expect, test } from 'vitest';
import { writeShort } from './write-short.ts';

test('an amount is written in as few characters as fit on a chip, never rounded up', () => {
  const write = (amount: string) => writeShort(amountOf(amount), moneyIn('en'));
  expect(['0.00', '0.50', '1.00', '9.99', '19.95', '199.99', '9500.00', '9999.99'].map(write)).toEqual([
    '0',
    '0.5',
    '1',
    '9.99',
    '19.9',
    '199',
    '9500',
    '9999',
  ]);
  expect(
    ['10000.00', '12599.00', '250000.00', '9999999.00', '10000000.00', '2500000000.00'].map(write),
  ).toEqual(['10K', '12.5K', '250K', '9999K', '10M', '2500M']);
});

test('decimals are written as the language does', () => {
  expect(writeShort(amountOf('12500.00'), moneyIn('vi'))).toBe('12,5K');
});
