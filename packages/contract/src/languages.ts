import { LANGUAGE_NAMES, type Language as LanguageCode } from '@parlour/texts/languages';
import { z } from 'zod';

/** The list of languages lives beside the texts, which every service may import. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [LanguageCode, ...LanguageCode[]];
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** The tag by which browsers, `Intl` and the `lang` attribute know a language. */
export const LANGUAGE_TAG = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language].tag]),
) as Record<Language, string>;
