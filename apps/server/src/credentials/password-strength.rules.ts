/** Parts that make a long password a common one after all. */
export const GUESSED_PARTS = [
  'password',
  'qwerty',
  '123456',
  'letmein',
  'welcome',
  'admin',
  'iloveyou',
] as const;

/** A part shorter than this is in many passwords by chance. */
const PART_MIN = 3;

/** How many characters are left when the parts anybody would guess are taken out: they have to be a password by themselves. */
export function lengthWithout(password: string, parts: readonly string[]): number {
  const rest = parts
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= PART_MIN)
    .reduce((left, part) => left.replaceAll(part, ''), password.toLowerCase());
  return [...rest].length;
}

export const distinctCharacters = (password: string): number => new Set(password.toLowerCase()).size;
