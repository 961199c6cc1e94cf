import { describe, expect, test } from 'vitest';
import { fourd } from './fourd/fourd.ts';
import { keno } from './keno/keno.ts';
import { lucky28 } from './lucky28/lucky28.ts';
import { marksix } from './marksix/marksix.ts';
import { thai, yeekee } from './thai/thai.ts';
import { vietnamCentral, vietnamNorth, vietnamSouth } from './vietnam/vietnam.ts';

const FAMILIES = [lucky28, marksix, vietnamNorth, vietnamSouth, vietnamCentral, thai, yeekee, fourd, keno];

describe('results', () => {
  test.each(FAMILIES)('of the examples of $id can be drawn', (family) => {
    for (const play of family.plays())
      expect([play.id, family.isResult(play.example.result)]).toEqual([play.id, true]);
  });

  test.each(FAMILIES)(
    'of $id with a number too few, too many, below 0 or no whole number cannot',
    (family) => {
      const drawn = family.plays()[0]?.example.result ?? [];
      expect(family.isResult(drawn.slice(1))).toBe(false);
      expect(family.isResult([...drawn, 1])).toBe(false);
      expect(family.isResult([-1, ...drawn.slice(1)])).toBe(false);
      expect(family.isResult([0.5, ...drawn.slice(1)])).toBe(false);
    },
  );

  test.each([
    [marksix, [1, 2, 3, 4, 5, 6, 50]],
    [marksix, [1, 2, 3, 4, 5, 6, 6]],
    [keno, [...Array.from({ length: 19 }, (_, i) => i + 1), 81]],
    [keno, [...Array.from({ length: 19 }, (_, i) => i + 1), 1]],
    [lucky28, [0, 9, 10]],
    [thai, [1_000_000, 0, 0, 0, 0, 0]],
    [yeekee, [0, 100]],
  ])('$0.id draws no %j', (family, result) => {
    expect(family.isResult(result)).toBe(false);
  });
});
