import { expect, test } from 'vitest';
import { pilesOf } from './piles.ts';

test('a pile has the chips of its amount, the dearest below', () => {
  expect(pilesOf(1).tones).toEqual(['plain']);
  expect(pilesOf(132).tones).toEqual(['gold', 'violet', 'red', 'plain', 'plain']);
});

test('half a stake is still a chip, and a fortune is a small pile', () => {
  expect(pilesOf(0.5).tones).toEqual(['plain']);
  expect(pilesOf(1_000_000).tones).toHaveLength(6);
});
