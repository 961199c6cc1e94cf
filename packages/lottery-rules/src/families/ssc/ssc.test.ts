import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { independent } from '../../play/space.ts';
import { naiveOfSsc } from '../../testing/naive-ssc.ts';
import { ownSelections, prove } from '../../testing/proof.ts';
import { randomSelections } from '../../testing/random-selections.ts';
import { SCALE } from '../../testing/scale.ts';
import { ssc } from './ssc.ts';

const EVERY_RESULT = independent({ first: 0, size: 10, length: 5 }, [0, 1, 2, 3, 4]);

describe('SSC, over all 100,000 results', () => {
  test.each(ssc.plays().map((play) => ({ id: play.id, play })))(
    '$id is as its naive twin says',
    ({ id, play }) => {
      const naive = naiveOfSsc(id);
      fc.assert(
        fc.property(randomSelections(play, 12), (random) => {
          prove({ play, naive, selections: [...ownSelections(play), random], results: EVERY_RESULT });
        }),
        { numRuns: SCALE },
      );
      expect(play.count(ownSelections(play)[0] as never)).toBeGreaterThan(0);
    },
  );
});
