import { MINUS } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { createFormats } from './formats.ts';

describe.each(['en', 'zh-Hans'])('in %s', (locale) => {
  const formats = createFormats(locale, 'Asia/Shanghai');

  test('an amount is exact, with the digits its currency shows and as many more as there are', () => {
    expect(formats.amount('1234.5', 'CNY')).toBe('1,234.50');
    expect(formats.amount('0.00001', 'CNY')).toBe('0.00001');
    expect(formats.amount('25000', 'VND')).toBe('25,000');
  });

  test('what lies below zero has the same minus everywhere', () => {
    expect(formats.amount('-20.00', 'CNY')).toBe(`${MINUS}20.00`);
    expect(formats.money('-20.999', 'CNY')).toBe(`${MINUS}¥20.99`);
    expect(formats.decimal('-3')).toBe(`${MINUS}3`);
    expect(formats.compact(-1_500)).toMatch(new RegExp(`^${MINUS}`));
  });
});
