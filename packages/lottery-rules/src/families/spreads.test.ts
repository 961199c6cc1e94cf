import { compare, type Fraction } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import { countHits, selectionOf } from '../play/chance.ts';
import { keno } from './keno/keno.ts';
import { marksix } from './marksix/marksix.ts';
import { thai, yeekee } from './thai/thai.ts';
import { vietnamNorth, vietnamSouth } from './vietnam/vietnam.ts';

const PLAYS = [vietnamNorth, vietnamSouth, marksix, keno, thai, yeekee]
  .flatMap((family) => family.plays())
  .filter(({ spreads, expect: formula }) => spreads && formula)
  .map((play) => ({ id: play.id, play }));

describe('bets spread evenly', () => {
  test.each(PLAYS)('hit as often over the states of $id as its formula says', ({ play }) => {
    const spreads = play.spreads?.() ?? [];
    const step = Math.ceil(spreads.length / 3);
    for (const { selection: text } of spreads.filter((_, i) => i % step === 0)) {
      const selection = selectionOf(play, text);
      const counted = countHits(play, selection);
      play.expect?.(selection).forEach((hits, tier) => {
        expect(compare(counted[tier] as Fraction, hits)).toBe(0);
      });
    }
  });

  test('and such a play can say the chance to win anything', () => {
    expect(PLAYS.filter(({ play }) => !play.expectWin).map(({ id }) => id)).toEqual([]);
  });
});
