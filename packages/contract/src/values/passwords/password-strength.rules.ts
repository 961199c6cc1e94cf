/** Parts that make even a long password a common one. */
export const GUESSED_PARTS = [
  'password',
  'qwerty',
  '123456',
  'letmein',
  'welcome',
  'admin',
  'iloveyou',
] as const;

/** Shorter parts are in many passwords by chance. */
const PART_MIN = 3;

/** How many characters are left without the parts anybody would guess: those must make a password on their own. */
export function lengthWithout(password: string, parts: readonly string[]): number {
  const rest = parts
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= PART_MIN)
    .reduce((left, part) => left.replaceAll(part, ''), password.toLowerCase());
  return [...rest].length;
}

export const distinctCharacters = (password: string): number => new Set(password.toLowerCase()).size;
