import { hash } from 'node:crypto';

/** Without I, L, O and U, which are misheard or misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BITS_EACH = 5n;

/**
 * A short number for people, such as `D7KQ0M2XNV`. It is derived from the call's key, so a repeat has the same number,
 * and it does not reveal how many there are.
 */
export function shortNumber(prefix: 'D' | 'W', seed: string): string {
  let bits = BigInt(`0x${hash('sha256', seed, 'hex').slice(0, 16)}`);
  let number = '';
  for (let count = 0; count < LENGTH; count += 1) {
    number += DIGITS[Number(bits & 31n)];
    bits >>= BITS_EACH;
  }
  return prefix + number;
}
