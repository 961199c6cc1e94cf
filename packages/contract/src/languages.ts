import { LANGUAGE_NAMES, type Language as LanguageCode } from '@parlour/texts/languages';
import { z } from 'zod';

/** The one list of languages is kept beside the texts, which every service of ours may read. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as [LanguageCode, ...LanguageCode[]];
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** The tag browsers, `Intl` and the `lang` attribute know a language by. */
export const LANGUAGE_TAG = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language].tag]),
) as Record<Language, string>;
