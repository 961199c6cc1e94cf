import { expect, test } from 'vitest';
import { NO_WORDS, newDraft, readCount, withGift, withKind, withWords } from './offers.rules.ts';

test('a match belongs to deposits, and a code to offers that have one', () => {
  const deposit = withKind({ ...newDraft(0), wantsReview: true }, 'deposit');
  expect(deposit).toMatchObject({ gift: { kind: 'match' }, wantsReview: false, hasCode: false });
  const code = withKind({ ...deposit, period: 'each' }, 'code');
  expect(code).toMatchObject({ gift: { kind: 'bonus' }, period: 'once', hasCode: true });
});

test('a gift of another kind starts anew', () => {
  expect(withGift(newDraft(0), 'points').gift).toEqual({ kind: 'points', points: 10 });
});

test('a text in which nothing is left is a gap again', () => {
  const draft = withWords(newDraft(0), 'EN', { ...NO_WORDS, title: 'News' });
  expect(Object.keys(draft.texts)).toEqual(['EN']);
  expect(withWords(draft, 'EN', NO_WORDS).texts).toEqual({});
});

test('an empty field is no limit', () => {
  expect([readCount(''), readCount('12')]).toEqual([null, 12]);
});
