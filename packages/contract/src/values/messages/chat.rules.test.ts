import { expect, test } from 'vitest';
import { mergeMessages, wholeUpTo } from './chat.rules.ts';

const messages = (...sequences: number[]) => sequences.map((sequence) => ({ sequence }));

test('messages that come twice, late or in disorder are there once and in order', () => {
  expect(mergeMessages(messages(3, 4), messages(6, 4, 1))).toEqual(messages(1, 3, 4, 6));
  expect(mergeMessages([], [])).toEqual([]);
});

test('after a gap one asks again from before it', () => {
  expect(wholeUpTo([])).toBe(0);
  expect(wholeUpTo(messages(7, 8, 10))).toBe(8);
});
