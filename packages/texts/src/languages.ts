/**
 * Specification section 1: the languages offered; TY is Tagalog, CN is Simplified Chinese. Each has its own name, shown
 * in every language, and the tag that browsers and `Intl` know. A new language is an entry here and a folder in
 * `messages/`; other code that must know it does not compile, or fails the check, until it does.
 */
export const LANGUAGE_NAMES = {
  EN: { tag: 'en', name: 'English' },
  CN: { tag: 'zh-Hans', name: '简体中文' },
  JA: { tag: 'ja', name: '日本語' },
  TH: { tag: 'th', name: 'ไทย' },
  VI: { tag: 'vi', name: 'Tiếng Việt' },
  TY: { tag: 'fil', name: 'Tagalog' },
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

/** The languages of the operators' console; their texts are the folders of `console/`. */
export const CONSOLE_LANGUAGES = ['EN', 'CN'] as const satisfies readonly Language[];
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];
