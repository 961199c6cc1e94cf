import { type Amount, readDecimal } from './amount.ts';
import { currencyOf } from './currencies.ts';

/** The accepted range; no amount may be finer than the currency shows. */
export type TypedBounds = { currency: string; min: Amount; max: Amount };
export const TYPED_FINDINGS = [
  'required',
  'wrong_format',
  'too_small',
  'too_big',
  'too_many_decimals',
] as const;
export type TypedFinding = (typeof TYPED_FINDINGS)[number];

/** Digits as typed on a phone: no other script, no exponent, no separator, no sign but a minus. */
const TYPED = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/;
/** Beyond this many whole digits nothing fits an amount. */
const WHOLE_DIGITS_MAX = 18;

/**
 * Parses a typed amount, in units of the currency, or says what is wrong with it. Meaningless zeros (`007`, `5.00` in a
 * currency without decimals) are accepted: the amounts offered for tapping are written like that.
 */
export function readTyped(typed: string, { currency, min, max }: TypedBounds): Amount | TypedFinding {
  if (typed.trim() === '') return 'required';
  const [, sign, whole, fraction = ''] = TYPED.exec(typed) ?? [];
  if (whole === undefined || typed.endsWith('.')) return 'wrong_format';
  if (sign) return 'too_small';
  if (fraction.length > currencyOf(currency).digits) return 'too_many_decimals';
  if (whole.length > WHOLE_DIGITS_MAX) return 'too_big';
  const amount = readDecimal(fraction === '' ? whole : `${whole}.${fraction}`);
  if (amount === null || amount > max) return 'too_big';
  return amount <= 0n || amount < min ? 'too_small' : amount;
}

const FULL_WIDTH = /[\uff0c\uff0e\uff10-\uff19]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Thousands in groups of three: nothing else can be meant, for no currency has three decimals. */
const GROUPED = {
  '.': /^\d{1,3}([, \u00a0\u202f])\d{3}(?:\1\d{3})*(?:\.\d*)?$/,
  ',': /^\d{1,3}([., \u00a0\u202f])\d{3}(?:\1\d{3})*(?:,\d*)?$/,
};
const COMMA_FOR_POINT = /^\d+,\d+$/;

/**
 * What was typed, written plainly where it is unmistakable: full-width digits, spaces around, groups of thousands, the
 * decimal mark of the language. All else is returned as it is, and judged as such.
 */
export function tidyTyped(typed: string, decimal: '.' | ','): string {
  const plain = typed
    .trim()
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
  const grouping = GROUPED[decimal].exec(plain)?.[1];
  if (grouping) return plain.replaceAll(grouping, '').replace(',', '.');
  return decimal === ',' && COMMA_FOR_POINT.test(plain) ? plain.replace(',', '.') : plain;
}
