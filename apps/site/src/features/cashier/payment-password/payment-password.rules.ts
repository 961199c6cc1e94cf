import type { SystemInfo } from '@parlour/client';

type FieldRule = Pick<
  SystemInfo['register']['fields']['paymentPassword'],
  'pattern' | 'minLength' | 'maxLength'
>;

/** Whatever a brand asks for: with fewer there is nothing to guess. */
const SHORTEST = 4;

/** How long it has to be, and whether it is nothing but so many digits. */
export function lengthOf(rule: FieldRule): { count: number; isDigits: boolean } {
  const count = Math.max(rule.minLength, SHORTEST);
  const isDigits =
    rule.pattern !== '' && isInForm('0'.repeat(count), rule) && !isInForm('a'.repeat(count), rule);
  return { count, isDigits: isDigits && rule.minLength === rule.maxLength };
}

export function isInForm(value: string, { pattern, maxLength }: FieldRule): boolean {
  if ([...value].length > maxLength) return false;
  return pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(value);
}
