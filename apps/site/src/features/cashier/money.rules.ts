import { readDecimal } from '@parlour/money';

/** As a person would type it: no separators and no trailing zeros. */
export function typedForm(amount: string): string {
  return amount.replace(/\.0+$/, '');
}

/** Compares two decimals in wire format. */
export function smallerOf(one: string, other: string): string {
  return (readDecimal(one) ?? 0n) <= (readDecimal(other) ?? 0n) ? one : other;
}

export function isLess(one: string, other: string): boolean {
  return (readDecimal(one) ?? 0n) < (readDecimal(other) ?? 0n);
}

/** How much of an amount is done, for a progress bar: 0 to 100. */
export function percentOf(done: string, required: string): number {
  const [part = 0n, whole = 0n] = [readDecimal(done) ?? 0n, readDecimal(required) ?? 0n];
  if (whole <= 0n || part >= whole) return 100;
  return part <= 0n ? 0 : Number((part * 100n) / whole);
}

export function isFree(percent: string): boolean {
  return !/[1-9]/.test(percent);
}
