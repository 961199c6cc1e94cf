import { expect, test } from 'vitest';
import { newDraft, withKind } from './announcements.rules.ts';
import { type Brand, languageShown, placeIn } from './preview.rules.ts';

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
