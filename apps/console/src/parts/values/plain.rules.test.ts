import { expect, test } from 'vitest';
import { wordsOfKey, writePlain } from './plain.rules.ts';

test('keys of any writing become words', () => {
  expect(['serverSeed', 'server_seed', 'rtp', 'card2Suit'].map(wordsOfKey)).toEqual([
    'server seed',
    'server seed',
    'rtp',
    'card2 suit',
  ]);
});

test('data of any shape is read without brackets and quotation marks', () => {
  expect(writePlain({ reels: [['A', 'K'], ['Q']], isFree: false })).toBe(
    'reels: ((A, K), (Q)), is free: false',
  );
  expect(writePlain(['a', 2, null])).toBe('a, 2, –');
  expect([writePlain(null), writePlain([]), writePlain({}), writePlain('')]).toEqual(['–', '–', '–', '–']);
});
