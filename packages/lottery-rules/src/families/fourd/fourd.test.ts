import { compare, type Fraction, fraction, multiply, subtract } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { oddsOf } from '../../odds/odds-table.ts';
import { returnOfSelection } from '../../odds/return.ts';
import { chanceToWin, expectHits, selectionOf } from '../../play/chance.ts';
import { readSelection } from '../../selection/read.ts';
import type { Naive } from '../../testing/proof.ts';
import { exampleWins, proveAtRandom } from '../../testing/sampled.ts';
import { fourd } from './fourd.ts';

const PLAYS = fourd.plays().map((play) => ({ id: play.id, play }));
const equals = (found: Fraction, expected: Fraction) => compare(found, expected) === 0;
const write = (number: number) => String(number).padStart(4, '0');

/** The prize at each of the 23 places. */
const PLACES = [
  'first',
  'second',
  'third',
  ...Array(10).fill('starter'),
  ...Array(10).fill('consolation'),
] as string[];

const known = new Map<string, Set<string>>();

/** Every different order of four digits, by listing all 24. */
function ordersOf(number: string): Set<string> {
  const found = known.get(number) ?? new Set<string>();
  if (found.size > 0) return found;
  known.set(number, found);
  for (let code = 0; code < 256; code += 1) {
    const places = [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6];
    if (new Set(places).size === 4) found.add(places.map((place) => number[place]).join(''));
  }
  return found;
}

function naiveOf(id: string): Naive<string> {
  const isBox = id.endsWith('ibox');
  const last = id.includes('small') ? 3 : 23;
  return {
    bets: ({ lines }) => lines.map((line) => line.join('')),
    at: (result) => (bet) => {
      const orders = isBox ? ordersOf(bet) : new Set([bet]);
      const won = result
        .slice(0, last)
        .flatMap((number, place) => (orders.has(write(number)) ? [PLACES[place] as string] : []));
      return isBox ? won.map((prize) => `ibox${orders.size}.${prize}`) : won;
    },
  };
}

/** Numbers of few digits, so that orders of one number are drawn together. */
const NUMBERS = fc.oneof(
  fc.integer({ min: 0, max: 9999 }),
  fc
    .array(fc.constantFrom('0', '1', '2', '3'), { minLength: 4, maxLength: 4 })
    .map((own) => Number(own.join(''))),
);
const DRAWS = fc.uniqueArray(NUMBERS, { minLength: 23, maxLength: 23 });

describe('4D', () => {
  test.each(PLAYS)('$id is as its naive twin says at random draws', ({ id, play }) => {
    proveAtRandom({ play, naive: naiveOf(id), results: DRAWS, runs: 40 });
    expect(exampleWins(play)).toEqual(play.example.wins);
  });

  test.each(PLAYS)('$id has the chances that all 10,000 numbers at each place give', ({ id, play }) => {
    const text = id.endsWith('ibox') ? '0123,0012,0011,0001' : '0123,9999';
    const selection = selectionOf(play, text);
    const twin = naiveOf(id);
    const hits = new Map<string, number>();
    // Every number is equally likely at each place, so average hits add up over the places of a prize.
    for (const place of [0, 1, 2, 3, 13])
      for (let number = 0; number < 10_000; number += 1) {
        const result = Array<number>(23).fill(-1);
        result[place] = number;
        const wins = twin.at(result);
        for (const line of text.split(','))
          for (const won of wins(line)) hits.set(won, (hits.get(won) ?? 0) + 1);
      }
    const found = expectHits(play, selection);
    play.tiers.forEach(({ id: tier }, i) => {
      const places = PLACES.filter((prize) => tier.endsWith(prize)).length;
      expect(equals(found[i] as Fraction, fraction(places * (hits.get(tier) ?? 0), 10_000))).toBe(true);
    });
  });

  test('the chance to win anything is one less that of drawing only other numbers, one after the other', () => {
    const numbers: Record<string, [text: string, covered: number, places: number]> = {
      'fourd.big': ['0123,9999', 2, 23],
      'fourd.small': ['0123,9999', 2, 3],
      'fourd.big.ibox': ['0001,0123', 28, 23],
      'fourd.small.ibox': ['0001,0123', 28, 3],
    };
    for (const { id, play } of PLAYS) {
      const [text, covered, places] = numbers[id] as [string, number, number];
      let missed = fraction(1);
      for (let drawn = 0; drawn < places; drawn += 1)
        missed = multiply(missed, fraction(10_000 - covered - drawn, 10_000 - drawn));
      expect(equals(chanceToWin(play, selectionOf(play, text)), subtract(fraction(1), missed))).toBe(true);
    }
  });

  test('big returns 64 % and small 65 %, boxed or not', () => {
    for (const { id, play } of PLAYS) {
      const numbers = id.endsWith('ibox') ? ['0123', '0012', '0011', '0001'] : ['0123', '7777'];
      for (const number of numbers) {
        const own = returnOfSelection(play, selectionOf(play, number), oddsOf(fourd.odds, play));
        expect(equals(own, id.includes('big') ? fraction(64, 100) : fraction(65, 100))).toBe(true);
      }
    }
  });

  test('a box divides the prize by the orders of its digits', () => {
    const play = PLAYS.find(({ id }) => id === 'fourd.big.ibox')?.play;
    if (!play) throw new Error('there is no such play');
    const odds = oddsOf(fourd.odds, play);
    const firsts = play.tiers.flatMap(({ id }, i) => (id.endsWith('.first') ? [odds[i]] : []));
    expect(firsts).toEqual([fraction(2500, 24), fraction(2500, 12), fraction(2500, 6), fraction(2500, 4)]);
    expect(readSelection(play, '1111')).toEqual({
      ok: false,
      refusals: [{ code: 'line_all_same', line: 0, entry: '1111' }],
    });
    expect(readSelection(play, '1234,4321')).toMatchObject({
      ok: false,
      refusals: [{ code: 'line_repeated' }],
    });
  });

  test('a result is 23 different numbers', () => {
    const drawn = Array.from({ length: 23 }, (_, i) => i);
    expect(fourd.isResult(drawn)).toBe(true);
    expect(fourd.isResult([...drawn.slice(1), 5])).toBe(false);
    expect(fourd.isResult(drawn.slice(1))).toBe(false);
  });

  test('no shipped market can be covered for a sure profit, and a planted one is found', () => {
    const [market, ...others] = marketsOf(fourd.plays());
    expect(others).toEqual([]);
    expect(checkMarket(market as never, fourd.odds)).toEqual({ generous: [], sureProfit: null });
    const straight = checkMarket(market as never, {
      ...fourd.odds,
      'fourd.small': { first: '7100', second: '2000', third: '1000' },
    });
    expect(new Set(straight.generous.map(({ play }) => play))).toEqual(new Set(['fourd.small']));
    expect(equals(straight.sureProfit?.profit ?? fraction(0n), fraction(1, 100))).toBe(true);
    // A box covers all numbers but those of four equal digits; straight bets on these make it sure.
    const boxed = checkMarket(market as never, {
      ...fourd.odds,
      'fourd.small.ibox': { first: '5500', second: '3500', third: '2000' },
    });
    expect(boxed.sureProfit?.profit.over ?? 0n).toBeGreaterThan(0n);
    expect(new Set(boxed.sureProfit?.spread.map(({ play }) => play)).size).toBeGreaterThan(1);
  });

  test('the draws that the guard looks at are draws', () => {
    let draws = 0;
    fourd.plays()[0]?.space.each((result) => {
      expect(fourd.isResult(result)).toBe(true);
      draws += 1;
    });
    expect(draws).toBe(240);
  });
});
