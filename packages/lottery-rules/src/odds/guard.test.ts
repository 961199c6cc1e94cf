import { add, compare, type Fraction, fraction, multiply, subtract, toDecimal, ZERO } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elevenFive } from '../families/11x5/11x5.ts';
import { FAMILIES } from '../families/families.ts';
import type { Family } from '../families/family.ts';
import { k3 } from '../families/k3/k3.ts';
import { pk10 } from '../families/pk10/pk10.ts';
import { ssc } from '../families/ssc/ssc.ts';
import { checkMarket, type Market, marketsOf } from './guard.ts';
import { type OddsTable, oddsOf } from './odds-table.ts';
import { returnsOf } from './return.ts';
import { solveGame } from './simplex.ts';

const MARKETS = FAMILIES.flatMap((family) =>
  marketsOf(family.plays()).map((market) => ({
    name: market.plays.map(({ id }) => id).join(),
    family,
    market,
  })),
);

function marketOf(family: Family, play: string): Market {
  return marketsOf(family.plays()).find(({ plays }) => plays.some(({ id }) => id === play)) as Market;
}

function withOdds(family: Family, play: string, odds: OddsTable[string]): OddsTable {
  return { ...family.odds, [play]: { ...family.odds[play], ...odds } };
}

describe('shipped odds', () => {
  test.each(MARKETS)(
    'of $name cannot be covered for a sure profit, and no bet gives back more than its stake',
    ({ family, market }) => {
      expect(checkMarket(market, family.odds)).toEqual({ generous: [], sureProfit: null });
    },
  );

  test('cover every play of fixed odds, and no other', () => {
    for (const family of FAMILIES) {
      const ids = family
        .plays()
        .filter(({ pays, oddsFrom }) => pays === 'odds' && !oddsFrom)
        .map(({ id }) => id);
      expect(Object.keys(family.odds).toSorted()).toEqual(ids.toSorted());
      for (const play of family.plays({}))
        if (play.pays === 'odds') expect(oddsOf(family.odds, play)).toHaveLength(play.tiers.length);
    }
  });

  test('hold where triples lose the sides of K3', () => {
    for (const market of marketsOf(k3.plays({ triples: 'lose' })))
      expect(checkMarket(market, k3.odds)).toEqual({ generous: [], sureProfit: null });
  });
});

describe('the guard', () => {
  test('finds dragon, tiger and tie that pay more than they take, and says how to stake', () => {
    const odds = withOdds(ssc, 'ssc.dragonTiger', { dragon: '2.3', tiger: '2.3', tie: '11' });
    const market = marketOf(ssc, 'ssc.dragonTiger');
    const { sureProfit, generous } = checkMarket(market, odds);
    expect(generous.map(({ selection }) => selection)).toEqual(['dragon', 'tiger', 'tie']);
    if (!sureProfit) throw new Error('the planted profit was not found');
    // Staking in inverse proportion to the odds wins the same whatever comes: 1 / (2/2.3 + 1/11) - 1.
    expect(sureProfit.profit).toEqual(
      subtract(divideOne(add(fraction(20, 23), fraction(1, 11))), fraction(1)),
    );
    expect(sureProfit.spread.reduce((sum, { part }) => add(sum, part), ZERO)).toEqual(fraction(1));
  });

  test('knows that a generous bet alone is no sure profit', () => {
    const odds = withOdds(ssc, 'ssc.dragonTiger', { tie: '11' });
    const { generous, sureProfit } = checkMarket(marketOf(ssc, 'ssc.dragonTiger'), odds);
    expect(generous).toEqual([{ play: 'ssc.dragonTiger', selection: 'tie', return: fraction(11, 10) }]);
    expect(sureProfit).toBeNull();
  });

  test('finds a cover across plays of the same ball: numbers against sides', () => {
    const odds = withOdds(pk10, 'pk10.place1.number', { win: '10.6' });
    const withSide = { ...odds, 'pk10.place1.sides': { '*': '1.96', big: '2.2' } };
    const { sureProfit } = checkMarket(marketOf(pk10, 'pk10.place1.number'), withSide);
    expect(sureProfit?.spread.map(({ selection }) => selection).toSorted()).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      'big',
    ]);
  });

  test('counts a push as the stake that comes back: with it there is no sure profit at generous odds', () => {
    const odds = {
      ...elevenFive.odds,
      '11x5.ball1.sides': { '*': '2.5' },
      '11x5.ball1.number': { win: '1' },
    };
    expect(checkMarket(marketOf(elevenFive, '11x5.ball1.sides'), odds).sureProfit).toBeNull();
    const covered = { ...odds, '11x5.ball1.number': { win: '11.5' } };
    expect(checkMarket(marketOf(elevenFive, '11x5.ball1.sides'), covered).sureProfit).not.toBeNull();
  });

  test('solves games exactly: no spread of either side does better than the value', () => {
    const pays = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(pays, (game) => {
        const own = solveGame(game.map((row) => row.map((pay) => fraction(pay))));
        const transposed = (game[0] ?? []).map((_, column) =>
          game.map((row) => fraction(-(row[column] ?? 0))),
        );
        expect(solveGame(transposed).value).toEqual(multiply(own.value, fraction(-1)));
        expect(own.spread.reduce(add, ZERO)).toEqual(fraction(1));
        const leasts = (game[0] ?? []).map((_, column) =>
          own.spread.reduce(
            (sum, part, row) => add(sum, multiply(part, fraction(game[row]?.[column] ?? 0))),
            ZERO,
          ),
        );
        expect(leasts.reduce(least)).toEqual(own.value);
      }),
    );
  });
});

describe('the return of fixed odds', () => {
  test('is told for the bets of each tier', () => {
    const play = pk10.plays().find(({ id }) => id === 'pk10.firstTwo.sides');
    if (!play) throw new Error('the play is gone');
    const told = returnsOf(play, oddsOf(pk10.odds, play)).map((own) => [own.tier, toDecimal(own.return, 4)]);
    expect(told).toEqual([
      ['big', '0.9555'],
      ['small', '0.9722'],
      ['odd', '0.9722'],
      ['even', '0.9555'],
    ]);
  });
});

function divideOne(value: Fraction): Fraction {
  return fraction(value.under, value.over);
}

function least(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) < 0 ? a : b;
}
