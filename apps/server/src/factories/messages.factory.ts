import type { AnnouncementDocument, LocalText } from '@parlour/contract';

export const makeText = (about: Partial<LocalText> = {}): LocalText => ({
  title: 'Summer at the harbour',
  content: '<p>We open earlier.</p>',
  picture: null,
  linkage: '',
  href: '',
  ...about,
});

/** A notice in English for everybody, running for ever. */
export const makeAnnouncement = (about: Partial<AnnouncementDocument> = {}): AnnouncementDocument => ({
  kind: 'notice',
  audiences: ['members', 'visitors'],
  groupName: null,
  promotionType: null,
  order: 10,
  startsAt: 0,
  endsAt: null,
  forceRead: false,
  forcePopup: false,
  autoplay: false,
  beforeLoginRegister: false,
  texts: { EN: makeText() },
  ...about,
});
