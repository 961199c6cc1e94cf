import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT_MAX,
  CURRENCIES,
  currencyOf,
  moneyIn,
  PARTS_PER_UNIT,
  readTyped,
  smallestShown,
  writeDecimal,
} from './index.ts';

const units = (count: number) => BigInt(count) * PARTS_PER_UNIT;
const cny = { currency: 'CNY', min: units(10), max: units(50_000) };
const vnd = { currency: 'VND', min: units(10_000), max: units(100_000_000) };

describe('an amount somebody typed', () => {
  it.each([
    ['10', units(10)],
    ['0010', units(10)],
    ['10.5', units(10) + 50_000n],
    ['10.50', units(10) + 50_000n],
    ['10.500000000', units(10) + 50_000n],
    ['50000.00', units(50_000)],
  ])('is read: %j', (typed, amount) => {
    expect(readTyped(typed, cny)).toBe(amount);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u3000', 'required'],
    ['0', 'too_small'],
    ['0.00', 'too_small'],
    ['-0', 'too_small'],
    ['-1', 'too_small'],
    ['-100.50', 'too_small'],
    ['9.99', 'too_small'],
    ['10.001', 'too_many_decimals'],
    ['10.123456789', 'too_many_decimals'],
    ['50000.01', 'too_big'],
    ['999999999999999999', 'too_big'],
    ['9'.repeat(60), 'too_big'],
    ['1e3', 'wrong_format'],
    ['1E3', 'wrong_format'],
    ['0x64', 'wrong_format'],
    ['100 ', 'wrong_format'],
    [' 100', 'wrong_format'],
    ['1 000', 'wrong_format'],
    ['1,000', 'wrong_format'],
    ['100,50', 'wrong_format'],
    ['+100', 'wrong_format'],
    ['--100', 'wrong_format'],
    ['\u2212100', 'wrong_format'],
    ['100.', 'wrong_format'],
    ['.5', 'wrong_format'],
    ['1.2.3', 'wrong_format'],
    ['NaN', 'wrong_format'],
    ['Infinity', 'wrong_format'],
    ['100\n', 'wrong_format'],
    ['１００', 'wrong_format'],
    ['١٠٠', 'wrong_format'],
    ['१००', 'wrong_format'],
    ['๑๐๐', 'wrong_format'],
    ['一百', 'wrong_format'],
  ])('is refused: %j is %s', (typed, finding) => {
    expect(readTyped(typed, cny)).toBe(finding);
  });

  it.each([
    ['10000', units(10_000)],
    ['10000.00', units(10_000)],
    ['10000.5', 'too_many_decimals'],
    ['10000.01', 'too_many_decimals'],
  ])('takes no decimals in VND: %j', (typed, read) => {
    expect(readTyped(typed, vnd)).toBe(read);
  });

  it('never exceeds the database’s range, whatever the bounds', () => {
    expect(readTyped('92233720368547.76', { currency: 'CNY', min: 1n, max: AMOUNT_MAX })).toBe('too_big');
  });

  it('of any shown amount within bounds is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.bigInt({ min: 1n, max: 10n ** 13n }),
        ({ code }, steps) => {
          const amount = steps * smallestShown(currencyOf(code));
          const bounds = { currency: code, min: 1n, max: AMOUNT_MAX };
          if (amount <= AMOUNT_MAX) expect(readTyped(writeDecimal(amount), bounds)).toBe(amount);
        },
      ),
    );
  });

  it('is always read as an amount within bounds or refused, never thrown at', () => {
    // Any character except lone surrogates; the library's own generator takes a second to build.
    const character = fc
      .integer({ min: 0, max: 0x10_f7_ff })
      .map((point) => String.fromCodePoint(point < 0xd8_00 ? point : point + 0x8_00));
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 60 }), (typed) => {
        const read = readTyped(typed, cny);
        expect(typeof read === 'string' || (read >= cny.min && read <= cny.max)).toBe(true);
      }),
    );
  });
});

const { tidyTyped, retype } = moneyIn('en');

describe('what was typed, written plainly', () => {
  it.each([
    ['1,000', '1000'],
    ['1,234,567.50', '1234567.50'],
    ['1 000', '1000'],
    [' 100', '100'],
    ['100\n', '100'],
    ['\uff11\uff10\uff10', '100'],
    ['\uff11\uff0c\uff10\uff10\uff10\uff0e\uff15', '1000.5'],
    ['100.50', '100.50'],
  ])('%j is %j', (typed, plain) => {
    expect(tidyTyped(typed)).toBe(plain);
  });

  it.each(['1,00', '100,50', '1,0000', '1.000,50', '1,000 000', '+100', '1e3', '-1,000'])(
    '%j could mean something else, and stays',
    (typed) => {
      expect(tidyTyped(typed)).toBe(typed);
    },
  );

  it.each([
    ['1.000', '1000'],
    ['1.234.567,5', '1234567.5'],
    ['100,50', '100.50'],
    ['1,000', '1000'],
    ['1 000,25', '1000.25'],
    ['100.50', '100.50'],
    ['1234.56', '1234.56'],
    ['1,000.50', '1,000.50'],
    ['1.00.000', '1.00.000'],
  ])('in Vietnamese %j is %j', (typed, plain) => {
    expect(moneyIn('vi').tidyTyped(typed)).toBe(plain);
  });

  it('is shown back with the decimal mark of the language', () => {
    expect(retype('1,000.5')).toBe('1000.5');
    expect(moneyIn('vi').retype('1.000,5')).toBe('1000,5');
    expect(moneyIn('vi').retype('12.34')).toBe('12,34');
  });

  it('in any language is read back as the amount that was shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'vi'),
        fc.constantFrom(...CURRENCIES),
        fc.bigInt({ min: 1n, max: 10n ** 13n }),
        (tag, currency, steps) => {
          const money = moneyIn(tag);
          const amount = steps * smallestShown(currency);
          const bounds = { currency: currency.code, min: 1n, max: AMOUNT_MAX };
          const typed = money.tidyTyped(money.formatAmount(amount, currency));
          if (amount <= AMOUNT_MAX) expect(readTyped(typed, bounds)).toBe(amount);
          expect(money.tidyTyped(money.retype(typed))).toBe(typed);
        },
      ),
    );
  });
});
