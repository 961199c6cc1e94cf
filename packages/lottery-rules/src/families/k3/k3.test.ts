import { describe } from 'vitest';
import { independent } from '../../play/space.ts';
import { naiveOfK3 } from '../../testing/naive-distinct.ts';
import { testPlays } from '../../testing/test-plays.ts';
import { k3 } from './k3.ts';

const EVERY_RESULT = independent({ first: 1, size: 6, length: 3 }, [0, 1, 2]);

describe.each(k3.settings.triples?.map((triples) => ({ triples })) ?? [])(
  'K3 where triples $triples for the sides, over all 216 results',
  ({ triples }) => {
    testPlays(
      k3.plays({ triples }),
      (id) => naiveOfK3(id, triples === 'lose'),
      () => EVERY_RESULT,
    );
  },
);
