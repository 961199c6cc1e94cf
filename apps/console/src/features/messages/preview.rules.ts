import type { BrandDocument } from '@parlour/client/console';
import type { Language } from '@parlour/texts/languages';
import type { Draft, Picture, Words } from './announcements.rules.ts';

export type Brand = Pick<BrandDocument, 'siteUrl' | 'settings'>;

/** What is drawn: the words of one language, and the picture in them. `site`: where pictures are. */
export type Shown = {
  draft: Draft;
  words: Words;
  language: Language;
  picture: Picture | null;
  site: string;
};

/** Where members see it. */
export type Place = 'popup' | 'banner' | 'video' | 'notice';

export function placeIn({ kind, groupName }: Pick<Draft, 'kind' | 'groupName'>): Place {
  if (kind === 'popup' || groupName === 'm_popup1') return 'popup';
  if (kind !== 'banner') return 'notice';
  return groupName === 'm_video_home' ? 'video' : 'banner';
}

/** As the server falls back where a language has no text; null where there is none at all. */
export function languageShown(
  texts: Draft['texts'],
  { language, settings }: { language: Language; settings: Brand['settings'] },
): Language | null {
  const chain = [language, settings.defaultLanguage, 'EN' as const, ...settings.languages];
  return chain.find((each) => texts[each]) ?? null;
}
