import { hash } from 'node:crypto';

/** Neither I, L, O nor U: what is read out on the telephone is written down as it was meant. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BITS_EACH = 5n;

/**
 * A short number for people, such as `D7KQ0M2XNV`. It is made from what the asker sent to tell repeats apart, so that a
 * repeat has the same number; to anybody else it says nothing about how many there are.
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
