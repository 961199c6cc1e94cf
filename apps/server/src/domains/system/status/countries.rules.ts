import { LANGUAGE_TAG, type Language } from '@parlour/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export type Country = { code: string; name: string; countryDialingCode: string };

const byLanguage = new Map<Language, Country[]>();

/** Every country with its dialling code, named and ordered by the language. */
export function countriesIn(language: Language): Country[] {
  const countries = byLanguage.get(language) ?? listCountries(language);
  byLanguage.set(language, countries);
  return countries;
}

function listCountries(language: Language): Country[] {
  const tag = LANGUAGE_TAG[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, countryDialingCode: getCountryCallingCode(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, tag) || a.code.localeCompare(b.code));
}
