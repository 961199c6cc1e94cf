import { randomInt } from 'node:crypto';
import { READABLE_ALPHABET } from './passwords.rules.ts';

/** Random letters for people to read out, type or read off. */
export function readableLetters(count: number, alphabet = READABLE_ALPHABET): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}
