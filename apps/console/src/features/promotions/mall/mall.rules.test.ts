import { expect, test } from 'vitest';
import { NEW_DRAFT, NO_WORDS, readChange, withWords } from './mall.rules.ts';

test('a change of stock is a whole number that is not zero', () => {
  expect(['+5', '-3', '12', '0', '', '1.5', 'two'].map(readChange)).toEqual([
    5,
    -3,
    12,
    null,
    null,
    null,
    null,
  ]);
});

test('a text in which nothing is left is none', () => {
  const written = withWords(NEW_DRAFT, 'EN', { ...NO_WORDS, title: 'Mug' });
  expect(written.texts).toEqual({ EN: { title: 'Mug', summary: '', details: '' } });
  expect(withWords(written, 'EN', NO_WORDS).texts).toEqual({});
});
