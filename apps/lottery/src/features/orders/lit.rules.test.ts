import { type Play, pk10, ssc, vietnamNorth } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { litPlaces } from './lit.rules.ts';

const RESULT = [2, 0, 4, 6, 1];
const lit = (id: string, selection: string) => {
  const play = ssc.plays().find((own) => own.id === id) as Play;
  const places = litPlaces('ssc', play, selection, RESULT);
  return places && [...places].toSorted();
};

describe('the numbers of a result', () => {
  test('light up where the row of their ball has them', () => {
    expect(lit('ssc.star5.straight', '2,3|1|4|6|9')).toEqual([0, 2, 3]);
  });

  test('light up anywhere in the balls the play looks at, and nowhere else', () => {
    expect(lit('ssc.back3.group6', '1,2,4,6')).toEqual([2, 3, 4]);
    expect(lit('ssc.front3.anyPosition1', '4,6')).toEqual([2]);
  });

  test('light up at the place the play is about alone', () => {
    const play = pk10.plays().find(({ id }) => id === 'pk10.place1.number') as Play;
    const places = litPlaces('pk10', play, '01,02', [3, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
    expect([...(places ?? [])]).toEqual([]);
  });

  test('light up among the lots of a board where an ending won', () => {
    const play = vietnamNorth.plays().find(({ id }) => id === 'vietnamNorth.lo2') as Play;
    const lots = Array.from({ length: 27 }, (_, lot) => (lot === 3 || lot === 9 ? 12_345 : 11_111));
    expect([...(litPlaces('vietnamNorth', play, '45,67', lots) ?? [])]).toEqual([3, 9]);
  });

  test('light up together where a typed line is right', () => {
    expect(lit('ssc.back2.typed', '61,62')).toEqual([3, 4]);
    expect(lit('ssc.back2.groupTyped', '16')).toEqual([3, 4]);
    expect(lit('ssc.back2.typed', '16')).toEqual([]);
  });

  test('stay as they are where a play is about words or sums', () => {
    expect(lit('ssc.ball1.sides', 'big')).toBeNull();
    expect(lit('ssc.back3.sum', '11')).toBeNull();
  });
});
