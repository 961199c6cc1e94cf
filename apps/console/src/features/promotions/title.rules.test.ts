import { expect, test } from 'vitest';
import { readTitle, writeTitle } from './title.rules.ts';

test.each(['', 'RED', 'REDFINCH.alchemist-dance', 'REDFINCH.a.b'])(
  'a title is typed as it is kept: %s',
  (typed) => {
    expect(writeTitle(readTitle(typed))).toBe(typed);
  },
);

test('the first point parts vendor and title', () => {
  expect(readTitle('REDFINCH.a.b')).toEqual({ vendor: 'REDFINCH', gameCode: 'a.b' });
});
