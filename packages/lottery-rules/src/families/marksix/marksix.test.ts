import { compare, ONE } from '@parlour/exact';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { oddsOf } from '../../odds/odds-table.ts';
import { returnOfSelection } from '../../odds/return.ts';
import { selectionOf } from '../../play/chance.ts';
import { readSelection } from '../../selection/read.ts';
import { EVERY_NUMBER, PLAYS, playOf, YEAR } from '../../testing/marksix-plays.ts';
import { naiveOfMarksix } from '../../testing/naive-marksix.ts';
import { exampleWins, proveAtRandom } from '../../testing/sampled.ts';
import { marksix } from './marksix.ts';
import { ANIMALS } from './marksix.zodiac.ts';

const DRAWS = fc.oneof(
  fc.shuffledSubarray(EVERY_NUMBER, { minLength: 7, maxLength: 7 }),
  fc.shuffledSubarray([1, 2, 3, 4, 5, 13, 25, 37, 49], { minLength: 7, maxLength: 7 }),
);
const PARLAY_LEGS = ['big', 'small', 'odd', 'even', 'red', 'blue', 'green'];
/** Its linear programme takes seconds, so only the large run solves it. */
const PARLAY_TOO_HIGH: [string, Record<string, string>, RegExp] = [
  'marksix.parlay',
  { side: '2.2', red: '2.75', blue: '2.9', green: '2.9' },
  /parlay/,
];

describe('Mark Six', () => {
  test.each(PLAYS)('$id is as its naive twin says at random draws', ({ id, play }) => {
    proveAtRandom({
      play,
      naive: naiveOfMarksix(id, YEAR),
      results: DRAWS,
      runs: id === 'marksix.parlay' ? 1 : 4,
    });
    expect(exampleWins(play)).toEqual(play.example.wins);
  });

  test('so it is in every year of the zodiac', () => {
    for (const year of ANIMALS)
      for (const play of marksix.plays({ year })) {
        if (!play.id.includes('odiac')) continue;
        proveAtRandom({ play, naive: naiveOfMarksix(play.id, year), results: DRAWS, runs: 1, betsMax: 20 });
        expect(exampleWins(play)).toEqual(play.example.wins);
      }
  });

  test('and where 49 at a regular position is a number like others', () => {
    for (const play of marksix.plays({ year: YEAR, position49: 'counts' })) {
      if (!/position|parlay/.test(play.id)) continue;
      proveAtRandom({ play, naive: naiveOfMarksix(play.id, YEAR, false), results: DRAWS, runs: 2 });
    }
  });

  test.each([
    ['marksix.parlay', 'big|||||', { code: 'no_bets' }],
    ['marksix.parlay', 'big,odd|red||||', { code: 'row_long', row: 0, limit: 1 }],
    ['marksix.number.all3.banker', '01|01,02,03', { code: 'entry_in_two_rows', row: 1, entry: '01' }],
    ['marksix.number.all3.banker', '01,02,03|04', { code: 'row_long', row: 0, limit: 2 }],
    ['marksix.number.none5', '01,02,03,04', { code: 'row_short', row: 0, limit: 5 }],
    ['marksix.special.number', '50', { code: 'entry_unknown', row: 0, entry: '50' }],
    ['marksix.special.zodiac', 'cat', { code: 'entry_unknown', row: 0, entry: 'cat' }],
  ])('%s refuses %s', (id, text, refusal) => {
    expect(readSelection(playOf(id), text)).toEqual({ ok: false, refusals: [refusal] });
  });

  test('linked bets pay the lowest odds of their members', () => {
    const odds = (id: string) =>
      oddsOf(marksix.odds, playOf(id)).map(({ over, under }) => Number(over) / Number(under));
    expect(odds('marksix.zodiac.all2')).toEqual([3.9, 4.6]);
    expect(odds('marksix.zodiac.all2.banker')).toEqual([3.9, 4.6]);
    expect(odds('marksix.tail.all2')).toEqual([3.3, 3.3]);
  });

  test('no shipped market gives more than the stake back on average, in two of the years', () => {
    for (const year of ['rat', YEAR])
      for (const market of marketsOf(marksix.plays({ year })))
        expect(checkMarket(market, marksix.odds)).toEqual({ generous: [], sureProfit: null });
  });

  test('no parlay of up to four legs, nor the best of six, gives more than the stake back on average', () => {
    const play = playOf('marksix.parlay');
    const odds = oddsOf(marksix.odds, play);
    const most = SCALE > 1 ? 6 : 4;
    // The balls are interchangeable, so it does not matter which ball has which leg.
    const legs = (from: number, own: string[]): string[][] =>
      PARLAY_LEGS.slice(from).flatMap((leg, i) => {
        const longer = [...own, leg];
        return longer.length === most ? [longer] : [longer, ...legs(from + i, longer)];
      });
    const parlays = legs(0, []).filter(({ length }) => length > 1);
    expect(parlays).toHaveLength(SCALE > 1 ? 1708 : 322);
    for (const own of [...parlays, ['big', 'big', 'big', 'small', 'small', 'small']]) {
      const text = Array.from({ length: 6 }, (_, i) => own[i] ?? '').join('|');
      expect(compare(returnOfSelection(play, selectionOf(play, text), odds), ONE)).toBeLessThan(0);
    }
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['marksix.special.sides', { '*': '2.3' }, /special/],
    ['marksix.special.number', { win: '50' }, /special/],
    ['marksix.zodiac.total', { '*': '2.1', fourOrFewer: '15' }, /zodiac\.total/],
    ['marksix.regular.number', { win: '8.2' }, /regular/],
    ['marksix.number.hit2of3', { hit3: '1000', hit2: '30' }, /hit2of3/],
    ...(SCALE > 1 ? [PARLAY_TOO_HIGH] : []),
  ])('odds of %s that are too high are found', (id, odds, named) => {
    const table = { ...marksix.odds, [id]: odds };
    const market = marketsOf(marksix.plays({ year: YEAR })).find(({ plays }) =>
      plays.some((play) => play.id === id),
    );
    const check = checkMarket(market as never, table);
    expect(check.generous.map(({ play }) => play)).toContainEqual(expect.stringMatching(named));
    expect(check.sureProfit?.profit.over ?? 0n).toBeGreaterThan(0n);
    expect(check.sureProfit?.spread.map(({ play }) => play)).toContainEqual(expect.stringMatching(named));
  });
});
