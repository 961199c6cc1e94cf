import {
  distinctCharacters,
  GUESSED_PARTS,
  lengthWithout,
} from '../../../credentials/password-strength.rules.ts';

/** Long enough that guessing is hopeless; nothing is asked of its make-up, which would only make it guessable. */
export const OPERATOR_PASSWORD_MIN = 12;

const DISTINCT_MIN = 6;
const REST_MIN = 8;

export function isWeakPassword(password: string, name: string): boolean {
  if ([...password].length < OPERATOR_PASSWORD_MIN) return true;
  if (distinctCharacters(password) < DISTINCT_MIN) return true;
  return lengthWithout(password, [...GUESSED_PARTS, 'parlour', name]) < REST_MIN;
}
