import { useText } from '../../../platform/texts/texts.tsx';
import { type BrandField, isOfDigits, type RegisterSettings } from './fields.rules.ts';

/** The length the brand's rule asks for, as a hint before typing. */
export function useLengthHint({
  minLength,
  maxLength,
  pattern,
}: RegisterSettings['fields'][BrandField]): string {
  const text = useText();
  const range = { min: minLength, max: maxLength };
  const exactly = { count: maxLength };
  if (isOfDigits(pattern))
    return minLength === maxLength
      ? text('registration.hint.digits', exactly)
      : text('registration.hint.digitsRange', range);
  return minLength === maxLength
    ? text('registration.hint.exactly', exactly)
    : text('registration.hint.length', range);
}
