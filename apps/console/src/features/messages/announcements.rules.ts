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

/** `2026-11-15T20:30` on the clocks of a time zone; the browser's own field reads and writes this. */
export function writeIn(timeZone: string | undefined, atMs: number): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(atMs).replace(' ', 'T');
}

/** The moment at which clocks of the zone show this; -1 if it is no time, which the server refuses at its field. */
export function readIn(timeZone: string | undefined, local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return -1;
  const offsetAt = (atMs: number) => Date.parse(`${writeIn(timeZone, atMs)}Z`) - atMs;
  // The offset of the first guess may be that of the other side of a change of clocks.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
}
