import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';

/** The protocol's codes for our languages, which are ISO 639-1. */
const LANGUAGE_CODES: Record<Language, string> = {
  EN: 'en',
  CN: 'zh',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  TY: 'tl',
};

/** The language of a page that an operator asks for. */
export function languageOf(lang: string): Language {
  const code = lang.slice(0, 2).toLowerCase();
  const languages = Object.keys(LANGUAGE_NAMES) as Language[];
  return languages.find((language) => LANGUAGE_CODES[language] === code) ?? 'EN';
}
