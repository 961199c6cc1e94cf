import {
  distinctCharacters,
  GUESSED_PARTS,
  lengthWithout,
} from '@parlour/contract/values/passwords/password-strength.rules';

/** Too long to guess. There are no rules of composition, which would make passwords more guessable. */
export const OPERATOR_PASSWORD_MIN = 12;

const DISTINCT_MIN = 6;
const REST_MIN = 8;

export function isWeakPassword(password: string, name: string): boolean {
  if ([...password].length < OPERATOR_PASSWORD_MIN) return true;
  if (distinctCharacters(password) < DISTINCT_MIN) return true;
  return lengthWithout(password, [...GUESSED_PARTS, 'parlour', name]) < REST_MIN;
}
