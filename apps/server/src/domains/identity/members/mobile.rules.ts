import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

/** The library throws on any other. */
const CALLING_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/** The country of a stored number; null where several share the dialling code and the number does not tell. */
export const countryOfMobile = (e164: string): string | null => parsePhoneNumber(e164)?.country ?? null;

/** As people write it in their country, with the dialling code. */
export type GivenMobile = { number: string | undefined; countryDialingCode: string | undefined };

/** The number in E.164, as it is stored and compared; null: not a mobile number. */
export function readMobile({ number, countryDialingCode }: GivenMobile): string | null {
  const callingCode = countryDialingCode?.replace(/^\+/, '');
  if (!number || !callingCode || !CALLING_CODES.has(callingCode)) return null;
  const parsed = parsePhoneNumber(number, { defaultCallingCode: callingCode });
  if (!parsed?.isValid() || parsed.ext) return null;
  return parsed.countryCallingCode === callingCode ? parsed.number : null;
}
