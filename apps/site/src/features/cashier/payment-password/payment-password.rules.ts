import type { SystemInfo } from '@parlour/client';

type FieldRule = Pick<
  SystemInfo['register']['fields']['paymentPassword'],
  'pattern' | 'minLength' | 'maxLength'
>;

/** The minimum for every brand: anything shorter is easily guessed. */
const SHORTEST = 4;

/** The required length, and whether it must be digits only. */
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
