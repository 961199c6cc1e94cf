/** An exact rational number, always in lowest terms with a positive denominator. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const top = BigInt(over);
  const bottom = BigInt(under);
  if (bottom === 0n) throw new RangeError('a fraction has no zero below the line');
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { over: top / divisor, under: bottom / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over);
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** The greatest multiple of `step` not above the value, which must not be negative. */
export function floorToStep(value: Fraction, step: Fraction): Fraction {
  const { over, under } = divide(value, step);
  return multiply(fraction(over / under), step);
}

/** Parses `1.982`, `9.4` or `40`: the form in which odds are configured. */
export function parseDecimal(text: string): Fraction {
  const match = /^(\d{1,12})(?:\.(\d{1,9}))?$/.exec(text);
  if (!match) throw new RangeError(`${text} is no decimal number`);
  const decimals = match[2] ?? '';
  return fraction(BigInt(match[1] + decimals), 10n ** BigInt(decimals.length));
}

/** Writes the value, rounded down to this many decimals. */
export function toDecimal(value: Fraction, decimals: number): string {
  const scaled = (value.over * 10n ** BigInt(decimals)) / value.under;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
