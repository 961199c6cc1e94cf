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
