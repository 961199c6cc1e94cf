import type { Language } from '@parlour/client';

/** Languages go by their own names, whatever the reader's language is, and carry the tag that browsers know. */
export const LANGUAGE_NAMES: Readonly<Record<Language, { tag: string; name: string }>> = {
  EN: { tag: 'en', name: 'English' },
  CN: { tag: 'zh-Hans', name: '简体中文' },
  JA: { tag: 'ja', name: '日本語' },
  TH: { tag: 'th', name: 'ไทย' },
  VI: { tag: 'vi', name: 'Tiếng Việt' },
  TY: { tag: 'fil', name: 'Tagalog' },
};
