import { expect, test } from 'vitest';
import { NO_WORDS, newDraft, readIn, withKind, withWords, writeIn } from './announcements.rules.ts';

test('times are those of the brand, also where clocks change', () => {
  const at = Date.UTC(2026, 10, 15, 20, 30);
  expect(writeIn('Asia/Shanghai', at)).toBe('2026-11-16T04:30');
  expect(readIn('Asia/Shanghai', '2026-11-16T04:30')).toBe(at);
  for (const local of ['2026-03-29T03:30', '2026-10-25T01:30', '2026-07-01T12:00'])
    expect(writeIn('Europe/Berlin', readIn('Europe/Berlin', local))).toBe(local);
  expect(readIn('Asia/Shanghai', '')).toBe(-1);
});

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
