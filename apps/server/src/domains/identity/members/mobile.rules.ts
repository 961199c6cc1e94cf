import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

/** The library throws at any other. */
const CALLING_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/** As people write it in their country, and the dialling code beside it. */
export type GivenMobile = { number: string | undefined; countryDialingCode: string | undefined };

/** The number in its international form (E.164), under which it is kept and compared; null: no mobile phone has it. */
export function readMobile({ number, countryDialingCode }: GivenMobile): string | null {
  const callingCode = countryDialingCode?.replace(/^\+/, '');
  if (!number || !callingCode || !CALLING_CODES.has(callingCode)) return null;
  const parsed = parsePhoneNumber(number, { defaultCallingCode: callingCode });
  if (!parsed?.isValid() || parsed.ext) return null;
  return parsed.countryCallingCode === callingCode ? parsed.number : null;
}
