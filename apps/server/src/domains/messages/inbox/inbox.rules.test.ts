import { expect, test } from 'vitest';
import { excerptOf, pauseAfter } from './inbox.rules.ts';

test('a content is begun with whole words, and anywhere where there are no spaces', () => {
  expect(excerptOf('<p>Come &amp; see.</p><p>Soon.</p>')).toBe('Come & see. Soon.');
  const long = excerptOf(`<p>${'word '.repeat(40)}</p>`);
  expect(long).toMatch(/^(word )+word…$/);
  expect(long.length).toBeLessThanOrEqual(81);
  expect(excerptOf(`<p>${'字'.repeat(200)}</p>`)).toBe(`${'字'.repeat(80)}…`);
});

test('a delivery rests the longer the slower it was, within bounds, and shortly where it disturbs nobody', () => {
  expect([0, 20, 1_000].map((workedMs) => pauseAfter(workedMs, true))).toEqual([100, 800, 5_000]);
  expect([0, 20, 1_000].map((workedMs) => pauseAfter(workedMs, false))).toEqual([10, 40, 100]);
});
