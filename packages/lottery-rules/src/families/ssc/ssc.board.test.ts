import { describe } from 'vitest';
import { independent } from '../../play/space.ts';
import { naiveOfSsc } from '../../testing/naive-digit-plays.ts';
import { testPlays } from '../../testing/test-plays.ts';
import { ssc } from './ssc.ts';

const EVERY_RESULT = independent({ first: 0, size: 10, length: 5 }, [0, 1, 2, 3, 4]);

describe('SSC plays of two balls and the board, over the 100,000 results', () => {
  const plays = ssc
    .plays()
    .filter(
      ({ id, skin }) =>
        !/^ssc\.any/.test(id) &&
        (skin === 'ent' || !/^ssc\.(star5|front4|back4|front3|middle3|back3)\./.test(id)),
    );
  testPlays(plays, naiveOfSsc, () => EVERY_RESULT);
});
