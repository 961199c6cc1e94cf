import { FAMILIES } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { readDraft } from '../bet.rules.ts';
import { pickBelowWith, quickPick } from './quick-pick.rules.ts';

/** A small generator, so that a failure can be repeated. */
function wordsFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}

describe('a quick pick', () => {
  test('is a selection that every play accepts', () => {
    const pickBelow = pickBelowWith(wordsFrom(7));
    for (const family of FAMILIES)
      for (const play of family.plays()) {
        const reading = readDraft(play, quickPick(play, pickBelow));
        expect(reading.ok, play.id).toBe(true);
      }
  });

  test('drops the words of the incomplete round, so that no number is favoured', () => {
    const words = [4_294_967_295, 4_294_967_290, 13];
    const pickBelow = pickBelowWith(() => words.shift() ?? 0);
    expect(pickBelow(10)).toBe(3);
    expect(words).toEqual([]);
  });
});
