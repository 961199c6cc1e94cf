import { divide, type Fraction, fraction, multiply, toDecimal } from '@parlour/exact';

const DIGITS_SHOWN = 5;
const DECIMALS_MOST = 18;
const RESULTS_READABLE = 10n ** 15n;
const ABOUT = '≈ ';
const HUNDRED = fraction(100n);

/** A value with enough decimals to show five of its digits, rounded down, prefixed with ≈ if inexact. */
export function writeDecimal(value: Fraction, decimalsLeast = 0): string {
  let decimals = decimalsLeast;
  const shown = () =>
    toDecimal(value, decimals)
      .replace(/^[0.]+/, '')
      .replace('.', '').length;
  while (!isWhole(value, decimals) && shown() < DIGITS_SHOWN && decimals < DECIMALS_MOST) decimals += 1;
  const [whole = '', rest] = toDecimal(value, decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${isWhole(value, decimals) ? '' : ABOUT}${rest ? `${grouped}.${rest}` : grouped}`;
}

export function writePercent(value: Fraction): string {
  return `${writeDecimal(multiply(value, HUNDRED))} %`;
}

/** `1 / 100,000`; a whole number stands alone. */
export function writeFraction({ over, under }: Fraction): string {
  return under === 1n ? group(over) : `${group(over)} / ${group(under)}`;
}

/** `270 : 1,000`; if a play counts more results than anyone can read, one way in so many. */
export function writeWays({ ways, of }: { ways: Fraction; of: bigint }): string {
  if (of <= RESULTS_READABLE) return `${writeDecimal(ways)} : ${group(of)}`;
  const inHowMany = writeDecimal(divide(fraction(of), ways));
  return `${inHowMany.startsWith(ABOUT) ? ABOUT : ''}1 : ${inHowMany.replace(ABOUT, '')}`;
}

function isWhole(value: Fraction, decimals: number): boolean {
  return (value.over * 10n ** BigInt(decimals)) % value.under === 0n;
}

function group(value: bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
