import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function isSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
