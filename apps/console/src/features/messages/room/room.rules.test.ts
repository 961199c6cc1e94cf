import { expect, test } from 'vitest';
import { MUTE_CHOICES, minutesOf, spanOf, wordsOf } from './room.rules.ts';

test('a muting lasts some minutes, hours or days, or until it is lifted', () => {
  expect(MUTE_CHOICES.map((choice) => spanOf(minutesOf(choice)))).toEqual([
    { unit: 'minutes', count: 10 },
    { unit: 'hours', count: 1 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 7 },
    null,
  ]);
});

test('words stand one per line', () => {
  expect(wordsOf(' bad word \n\n other\n')).toEqual(['bad word', 'other']);
});
