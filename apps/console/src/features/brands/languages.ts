import type { Language } from '@parlour/client/console';

/** The languages a brand may speak, and how browsers call them. */
export const LANGUAGE_TAGS: Record<Language, string> = {
  EN: 'en',
  CN: 'zh-Hans',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  TY: 'fil',
};

export const LANGUAGE_CODES = Object.keys(LANGUAGE_TAGS) as Language[];
