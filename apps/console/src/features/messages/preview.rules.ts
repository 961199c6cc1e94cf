import type { BrandDocument } from '@parlour/client/console';
import type { Language } from '@parlour/texts/languages';
import type { AnnouncementLine, Draft, Picture, Words } from './announcements.rules.ts';

export type Brand = Pick<BrandDocument, 'siteUrl' | 'settings'>;

/** What is drawn: the words of one language, and the picture in them. `site`: where pictures are. */
export type Shown = {
  draft: Draft;
  words: Words;
  language: Language;
  picture: Picture | null;
  site: string;
  /** Of a popup: what it stands together with. */
  turns: Turns;
};

/** The popups that stand in one, by their ids, and which of them is shown. */
export type Turns = { ids: readonly string[]; current: number; turn(index: number): void };

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

/** Who is looked as, of those who see it: a first login is a login as well. */
const SEEN_AS = {
  members: ['members'],
  visitors: ['visitors'],
  first_login: ['members', 'first_login'],
} as const;
const LOOKERS = ['members', 'visitors', 'first_login'] as const;

/**
 * The popups that one who sees this one sees with it, which counts as it is written now, in the order of the site: words
 * before pictures, then what operators put first, then what began last.
 */
export function turnsOf(
  running: readonly AnnouncementLine[],
  own: { id: string; draft: Draft },
): (Pick<AnnouncementLine, 'id'> & { version: number | null })[] {
  const looker = LOOKERS.find((each) => own.draft.audiences.includes(each)) ?? 'members';
  const beside = running.filter(
    (line) =>
      line.id !== own.id &&
      placeIn(line) === 'popup' &&
      SEEN_AS[looker].some((each) => line.audiences.includes(each)),
  );
  const all = [
    ...beside.map(({ publishedVersion, ...line }) => ({ ...line, version: publishedVersion })),
    { ...own.draft, id: own.id, version: null },
  ];
  return all.toSorted(
    (one, other) =>
      Number(one.kind === 'banner') - Number(other.kind === 'banner') ||
      one.order - other.order ||
      other.startsAt - one.startsAt ||
      (one.id < other.id ? -1 : 1),
  );
}
