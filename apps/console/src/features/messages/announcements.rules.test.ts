import { expect, test } from 'vitest';
import { NO_WORDS, newDraft, withKind, withWords } from './announcements.rules.ts';

test('a text in which nothing is left is a gap again', () => {
  const draft = withWords(newDraft(0), 'EN', { ...NO_WORDS, title: 'News' });
  expect(Object.keys(draft.texts)).toEqual(['EN']);
  expect(withWords(draft, 'EN', NO_WORDS).texts).toEqual({});
});

test('only banners have a place, and promotions say what they are about', () => {
  const banner = withKind(newDraft(0), 'banner');
  expect(banner).toMatchObject({ groupName: 'm_home', promotionType: null });
  expect(withKind(banner, 'promotion')).toMatchObject({ groupName: null, promotionType: 'event' });
});
