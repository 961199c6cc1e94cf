/** Specification section 1: the languages offered; TY is Tagalog, CN is Simplified Chinese. */
export const LANGUAGES = ['EN', 'CN', 'JA', 'TH', 'VI', 'TY'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The tag browsers, `Intl` and the `lang` attribute know a language by. */
export const LANGUAGE_TAG = {
  EN: 'en',
  CN: 'zh-Hans',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  TY: 'fil',
} as const satisfies Record<Language, string>;
