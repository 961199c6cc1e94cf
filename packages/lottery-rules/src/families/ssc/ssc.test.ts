import { describe, expect, test } from 'vitest';
import { independent } from '../../play/space.ts';
import { naiveOfSsc } from '../../testing/naive-digit-plays.ts';
import { testPlays } from '../../testing/test-plays.ts';
import { ssc } from './ssc.ts';

const EVERY_RESULT = independent({ first: 0, size: 10, length: 5 }, [0, 1, 2, 3, 4]);

describe('SSC series plays of five, four and three balls, over the 100,000 results', () => {
  const plays = ssc.plays().filter(({ id }) => /^ssc\.(star5|front4|back4|front3|middle3|back3)\./.test(id));
  testPlays(
    plays.filter(({ skin }) => skin === 'trad'),
    naiveOfSsc,
    () => EVERY_RESULT,
  );
});

test('a result of SSC is five digits', () => {
  expect(ssc.isResult([0, 9, 5, 5, 0])).toBe(true);
  for (const wrong of [
    [1, 2, 3, 4],
    [1, 2, 3, 4, 10],
    [1, 2, 3, 4, -1],
    [1, 2, 3, 4, 0.5],
    [1, 2, 3, 4, 5, 6],
  ])
    expect(ssc.isResult(wrong)).toBe(false);
});
