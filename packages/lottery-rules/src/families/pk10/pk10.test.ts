import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../play/decide.ts';
import { distinct } from '../../play/space.ts';
import { naiveOfPk10 } from '../../testing/naive-distinct.ts';
import { prove } from '../../testing/proof.ts';
import { randomSelections } from '../../testing/random-selections.ts';
import { testPlays } from '../../testing/test-plays.ts';
import { pk10 } from './pk10.ts';

const CARS = { from: 10, length: 10 };
const FRONT = distinct(CARS, [0, 1, 2, 3, 4]);
const BACK = distinct(CARS, [9, 8, 7, 6, 5]);
const FIRST_AND_LAST = distinct(CARS, [0, 9, 1, 8]);
const INNER = distinct(CARS, [2, 7, 3, 6, 4, 5].slice(0, 4));
const INNERMOST = distinct(CARS, [4, 5]);

/**
 * Every filling of the places that the play looks at, with some of the others; each stands for equally many of the 10!
 * results.
 */
function resultsOf(id: string) {
  const versus = /dragonTiger(\d)/.exec(id)?.[1];
  if (versus)
    return { 1: FIRST_AND_LAST, 2: FIRST_AND_LAST, 3: INNER, 4: INNER, 5: INNERMOST }[versus] ?? FRONT;
  return /back5|place([6-9]|10)\./.test(id) ? BACK : FRONT;
}

describe('PK10, over every filling of the places a play looks at', () => {
  testPlays(pk10.plays(), naiveOfPk10, ({ id }) => resultsOf(id));

  test.each(pk10.plays().map((play) => ({ id: play.id, play })))(
    '$id looks at no other place: whole random results are decided as the twin says',
    ({ id, play }) => {
      const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10, maxLength: 10 });
      fc.assert(
        fc.property(randomSelections(play, 20), order, (selection, result) => {
          const one = {
            total: 0n,
            each: (visit: (own: number[], weight: bigint) => void) => visit(result, 1n),
          };
          prove({ play, naive: naiveOfPk10(id), selections: [selection], results: one });
          expect(decide(play, play.pack(selection), result)).toHaveLength(play.tiers.length);
        }),
        { numRuns: 30 * SCALE },
      );
    },
  );
});
