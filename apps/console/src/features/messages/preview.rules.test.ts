import { expect, test } from 'vitest';
import { type AnnouncementLine, newDraft, withKind } from './announcements.rules.ts';
import { type Brand, languageShown, placeIn, turnsOf } from './preview.rules.ts';

test('each kind is drawn where members see it', () => {
  const draft = newDraft(0);
  const places = (['notice', 'hot', 'promotion', 'popup'] as const).map((kind) =>
    placeIn(withKind(draft, kind)),
  );
  expect(places).toEqual(['notice', 'notice', 'notice', 'popup']);
  const groups = (['m_home', 'h_reg', 'm_video_home', 'm_popup1'] as const).map((groupName) =>
    placeIn({ kind: 'banner', groupName }),
  );
  expect(groups).toEqual(['banner', 'banner', 'video', 'popup']);
});

test('a language without a text shows what the site would show', () => {
  const settings = { defaultLanguage: 'TH', languages: ['TH', 'EN', 'VI'] } as Brand['settings'];
  const words = { title: 'x', content: '', picture: null, linkage: '', href: '' };
  const shown = (texts: object) => languageShown(texts, { language: 'VI', settings });
  expect(shown({ VI: words, TH: words })).toBe('VI');
  expect(shown({ EN: words, TH: words })).toBe('TH');
  expect(shown({ EN: words })).toBe('EN');
  expect(shown({})).toBeNull();
});

test('a popup stands among those that one who sees it sees, in the order of the site', () => {
  const draft = { ...withKind(newDraft(500), 'popup'), audiences: ['members' as const], order: 10 };
  const line = (id: string, other: Partial<AnnouncementLine>) =>
    ({ ...draft, id, publishedVersion: 2, ...other }) as AnnouncementLine;
  const running = [
    line('picture', { kind: 'banner', groupName: 'm_popup1', order: 0 }),
    line('banner', { kind: 'banner', groupName: 'm_home' }),
    line('later', { startsAt: 900 }),
    line('first', { order: 1, audiences: ['first_login'] }),
    line('everybody', { order: 2, audiences: ['visitors', 'members'] }),
    line('guests', { audiences: ['visitors'] }),
    line('own', { order: 0 }),
  ];
  const turns = turnsOf(running, { id: 'own', draft });
  expect(turns.map(({ id, version }) => [id, version])).toEqual([
    ['everybody', 2],
    ['later', 2],
    ['own', null],
    ['picture', 2],
  ]);
  const atFirst = { ...draft, audiences: ['first_login' as const] };
  expect(turnsOf(running, { id: 'own', draft: atFirst }).map(({ id }) => id)).toEqual([
    ...['first', 'everybody', 'later', 'own', 'picture'],
  ]);
  expect(turnsOf([], { id: 'new', draft })).toMatchObject([{ id: 'new' }]);
});
