import { currencyOf } from '@parlour/money';
import { describe, expect, it } from 'vitest';
import { amountOf, directionOf, showMoney, showSigned } from './money.rules.ts';

const yuan = currencyOf('CNY');
const dong = currencyOf('VND');

describe('money', () => {
  it('is written #,##0.00 with the symbol of the wallet before it', () => {
    expect(showMoney('1888.00', yuan)).toBe('￥1,888.00');
    expect(showMoney('0.00', yuan)).toBe('￥0.00');
    expect(showMoney('12345678.90', yuan)).toBe('￥12,345,678.90');
  });

  it('has the digits of its currency, and trial money has no symbol', () => {
    expect(showMoney('1250000.00', dong)).toBe('₫1,250,000');
    expect(showMoney('1000.00', currencyOf('XXX'))).toBe('1,000.00');
  });

  it('is rounded down, on either side of zero', () => {
    expect(showMoney('0.99999', yuan)).toBe('￥0.99');
    expect(showMoney('-0.99999', yuan)).toBe('−￥0.99');
  });

  it('that moved carries its sign before the symbol', () => {
    expect(showSigned('64.50', yuan)).toBe('+￥64.50');
    expect(showSigned('-20.00', yuan)).toBe('−￥20.00');
    expect(showSigned('0.00', yuan)).toBe('￥0.00');
  });

  it('says which way it went even where what is shown rounds to nothing', () => {
    expect(directionOf('0.00001')).toBe('up');
    expect(directionOf('-0.00001')).toBe('down');
    expect(directionOf('0.00')).toBe('even');
  });

  it('is exact beyond what a number holds', () => {
    expect(showMoney('92233720368547.75807', yuan)).toBe('￥92,233,720,368,547.75');
    expect(amountOf('0.00001')).toBe(1n);
    expect(() => amountOf('1e5')).toThrow('no amount');
  });
});
