import type { ConsoleClient } from '@parlour/client/console';
import type { Language } from '@parlour/texts/languages';

export type Announcement = Awaited<ReturnType<ConsoleClient['messages']['announcement']>>;
export type AnnouncementLine = Awaited<
  ReturnType<ConsoleClient['messages']['announcements']>
>['items'][number];
export type Draft = Announcement['document'];
export type Picture = Announcement['pictures'][number];
export type Words = NonNullable<Draft['texts'][Language]>;

export const TONE = { draft: 'quiet', scheduled: 'waiting', running: 'good', ended: 'quiet' } as const;
export const OPTIONS = ['forceRead', 'forcePopup', 'autoplay', 'beforeLoginRegister'] as const;

export const NEW_ANNOUNCEMENT = 'new';
export const placeOf = (merchant: string, id: string) => `/announcements/${merchant}/${id}`;

/** A notice for everybody that starts now and runs until it is withdrawn. */
export const newDraft = (nowMs: number): Draft => ({
  kind: 'notice',
  audiences: ['members', 'visitors'],
  groupName: null,
  promotionType: null,
  order: 10,
  startsAt: nowMs,
  endsAt: null,
  forceRead: false,
  forcePopup: false,
  autoplay: false,
  beforeLoginRegister: false,
  texts: {},
});

export const NO_WORDS: Words = { title: '', content: '', picture: null, linkage: '', href: '' };

export const isEmpty = (words: Words): boolean => JSON.stringify(words) === JSON.stringify(NO_WORDS);

/** With another text in one language; a text in which nothing is left is none. */
export function withWords(draft: Draft, language: Language, words: Words): Draft {
  const { [language]: _before, ...others } = draft.texts;
  return { ...draft, texts: isEmpty(words) ? others : { ...others, [language]: words } };
}

/** What belongs to another kind goes with it. */
export function withKind(draft: Draft, kind: Draft['kind']): Draft {
  const promotionType = kind === 'promotion' ? (draft.promotionType ?? 'event') : draft.promotionType;
  const groupName = kind === 'banner' ? (draft.groupName ?? 'm_home') : null;
  return { ...draft, kind, groupName, promotionType: kind === 'banner' ? null : promotionType };
}
