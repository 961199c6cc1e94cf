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

  test('a time tells its zone, by summer and by winter', () => {
    expect(formats.moment(Date.parse('2026-11-17T00:09:11Z'))).toMatch(/08:09:11.*GMT\+8|GMT\+8.*08:09:11/);
    const lisbon = createFormats(locale, 'Europe/Lisbon');
    expect(lisbon.zone(Date.parse('2026-07-01T00:00:00Z'))).toBe('GMT+1');
    expect(lisbon.zone(Date.parse('2026-12-01T00:00:00Z'))).toMatch(/^GMT(\+0)?$/);
  });

  test('what lies below zero has the same minus everywhere', () => {
    expect(formats.amount('-20.00', 'CNY')).toBe(`${MINUS}20.00`);
    expect(formats.money('-20.999', 'CNY')).toBe(`${MINUS}¥20.99`);
    expect(formats.decimal('-3')).toBe(`${MINUS}3`);
    expect(formats.compact(-1_500)).toMatch(new RegExp(`^${MINUS}`));
  });
});

test('words follow each other with the comma of the language', () => {
  const words = ['a', 'b', 'c'];
  expect(['en', 'zh-Hans'].map((locale) => createFormats(locale).list(words))).toEqual([
    'a, b, c',
    'a、b、c',
  ]);
});
