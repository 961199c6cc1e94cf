import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNT_MAX,
  CURRENCIES,
  currencyOf,
  findCurrency,
  isShownExactly,
  moneyIn,
  readDecimal,
  roundDownToShown,
  TRIAL_CURRENCY,
  writeDecimal,
} from './index.ts';

const { formatAmount, showMoney, showRound, showSigned } = moneyIn('en');
const amounts = fc.bigInt({ min: -AMOUNT_MAX, max: AMOUNT_MAX });

describe('a decimal', () => {
  test('is read back as what was written, whatever the amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readDecimal(writeDecimal(amount))).toBe(amount);
      }),
    );
  });

  test.each([
    [123_450_000n, '1234.50'],
    [356_000n, '3.56'],
    [1n, '0.00001'],
    [-1n, '-0.00001'],
    [0n, '0.00'],
    [-100_000n, '-1.00'],
    [AMOUNT_MAX, '92233720368547.75807'],
  ])('of %s parts travels as %s', (amount, text) => {
    expect(writeDecimal(amount)).toBe(text);
  });

  test.each([
    '',
    '.5',
    '1.',
    '1.000001',
    '1e3',
    '1,000',
    '+1',
    ' 1',
    '١٢',
    '１２',
    'NaN',
    '0x10',
    '92233720368547.75808',
    '1'.repeat(30),
  ])('is not %j', (text) => {
    expect(readDecimal(text)).toBeNull();
  });
});

describe('what is shown', () => {
  test.each([
    ['CNY', 123_456_789_999n, '1,234,567.89'],
    ['CNY', -199_999n, '\u22121.99'],
    ['CNY', 999n, '0.00'],
    ['VND', 123_456_799_999n, '1,234,567'],
    ['JPY', 99_999n, '0'],
  ])('in %s of %s parts is %s, rounded down', (code, amount, shown) => {
    expect(formatAmount(amount, currencyOf(code))).toBe(shown);
  });

  test('never exceeds the amount, and does not round what can be shown exactly', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const shown = roundDownToShown(amount, currency);
        const [size, shownSize] = amount < 0n ? [-amount, -shown] : [amount, shown];
        expect(shownSize <= size).toBe(true);
        expect(isShownExactly(shown, currency)).toBe(true);
        expect(isShownExactly(amount, currency)).toBe(amount === shown);
      }),
    );
  });

  test.each([
    ['1888.00', 'CNY', '¥1,888.00'],
    ['0.00', 'CNY', '¥0.00'],
    ['1250000.00', 'VND', '₫1,250,000'],
    ['0.99999', 'CNY', '¥0.99'],
    ['-0.99999', 'CNY', '\u2212¥0.99'],
    ['-1234567.80', 'CNY', '\u2212¥1,234,567.80'],
    ['92233720368547.75807', 'CNY', '¥92,233,720,368,547.75'],
  ])('of %s %s is %s', (decimal, code, shown) => {
    expect(showMoney(decimal, code)).toBe(shown);
    expect(showMoney(decimal, currencyOf(code))).toBe(shown);
  });

  test('of trial money has no symbol', () => {
    expect(showMoney('-1000.00', TRIAL_CURRENCY)).toBe('\u22121,000.00');
  });

  test('of money that moved has its sign on either side of zero', () => {
    expect(showSigned('64.50', 'CNY')).toBe('+¥64.50');
    expect(showSigned('-20.00', 'CNY')).toBe('\u2212¥20.00');
    expect(showSigned('0.00', 'CNY')).toBe('¥0.00');
  });

  test.each([
    ['23331238.00', 'VND', '23.331.238\u00a0₫'],
    ['-1234.50', 'CNY', '\u22121.234,50\u00a0¥'],
    ['-1000.00', TRIAL_CURRENCY, '\u22121.000,00'],
  ])('in Vietnamese of %s %s is %s', (decimal, code, shown) => {
    expect(moneyIn('vi').showMoney(decimal, code)).toBe(shown);
    expect(moneyIn('vi-VN').showMoney(decimal, code)).toBe(shown);
  });

  test('of a round amount to tap has no decimals', () => {
    expect([showRound('500.00', 'CNY'), showRound('500.50', 'CNY')]).toEqual(['¥500', '¥500.50']);
    expect(moneyIn('vi').showRound('500000.00', 'VND')).toBe('500.000\u00a0₫');
  });

  test('of a text that is no decimal is nothing', () => {
    expect(() => showMoney('1e5', 'CNY')).toThrow('no amount');
  });
});

test('trial money is a currency, yet none a brand can run in', () => {
  expect(findCurrency(TRIAL_CURRENCY)?.digits).toBe(2);
  expect(CURRENCIES.map(({ code }) => code)).toEqual(['CNY', 'VND', 'JPY', 'PHP', 'THB']);
  expect(currencyOf('CNY').symbol).toBe('\uffe5');
  expect(() => currencyOf('ABC')).toThrow('ABC');
});

test.each([
  ['0.50', '0.5', '0,5'],
  ['1.00', '1', '1'],
  ['10', '10', '10'],
  ['0.25', '0.25', '0,25'],
])('a share of %s is written %s, in Vietnamese %s', (percent, english, vietnamese) => {
  expect([moneyIn('en').showPercent(percent), moneyIn('vi').showPercent(percent)]).toEqual([
    english,
    vietnamese,
  ]);
});
