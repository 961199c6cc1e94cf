import { compare, type Fraction, fraction, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { oddsOf } from '../../odds/odds-table.ts';
import { returnOfSelection } from '../../odds/return.ts';
import { chanceToWin, expectHits, selectionOf } from '../../play/chance.ts';
import type { Space } from '../../play/space.ts';
import { everySubset } from '../../testing/naive.ts';
import { naiveOptions } from '../../testing/naive-digits.ts';
import { type AnyNaive, ownSelections, prove, spell } from '../../testing/proof.ts';
import { exampleWins, proveAtRandom } from '../../testing/sampled.ts';
import { keno } from './keno.ts';

const EVERY = Array.from({ length: 80 }, (_, i) => i + 1);
const PLAYS = keno.plays().map((play) => ({ id: play.id, play }));
const DRAWS = fc.shuffledSubarray(EVERY, { minLength: 20, maxLength: 20 });
const ALL_DRAWS = 3535316142212174320n;
const equals = (found: Fraction, expected: Fraction) => compare(found, expected) === 0;
const total = (result: readonly number[]) => result.reduce((a, b) => a + b);

/** The hits that win in each play, as the prize table prints them. */
const PRINTED =
  '1:1 2:2 3:3,2 4:4,3,2 5:5,4,3 6:6,5,4,3 7:7,6,5,4,0 8:8,7,6,5,4,0 9:9,8,7,6,5,4,0 10:10,9,8,7,6,5,0';

function naiveOf(id: string, middle = 'push'): AnyNaive {
  const k = /any(\d+)/.exec(id)?.[1];
  if (k) {
    const won =
      (PRINTED.split(' ').find((own) => own.startsWith(`${k}:`)) ?? '').split(':')[1]?.split(',') ?? [];
    return {
      bets: ({ rows: [picks = []] }) => everySubset(picks, Number(k)),
      at: (result) => (bet: number[]) => {
        const hits = String(bet.filter((number) => result.includes(number)).length);
        return won.includes(hits) ? [`hit${hits}`] : [];
      },
    };
  }
  const isEven = (r: readonly number[]) => '02468'.includes(String(total(r)).slice(-1));
  const at810 = (r: readonly number[]) => middle === 'push' && total(r) === 810;
  const between = (least: number, most: number) => (r: readonly number[]) =>
    total(r) >= least && total(r) <= most;
  const more = (isFirst: (n: number) => boolean) => (r: readonly number[]) =>
    r.filter(isFirst).length - r.filter((n) => !isFirst(n)).length;
  const upper = more((n) => n < 41);
  const odd = more((n) => n % 2 !== 0);
  const twins: Record<string, () => AnyNaive> = {
    size: () =>
      naiveOptions({
        big: (r) => (at810(r) ? 'push' : total(r) >= 811),
        small: (r) => (at810(r) ? 'push' : total(r) < 811),
      }),
    parity: () => naiveOptions({ odd: (r) => !isEven(r), even: isEven, middle: (r) => total(r) === 810 }),
    element: () =>
      naiveOptions({
        gold: between(210, 695),
        wood: between(696, 763),
        water: between(764, 855),
        fire: between(856, 923),
        earth: between(924, 1410),
      }),
    upperLower: () =>
      naiveOptions({ upper: (r) => upper(r) > 0, lower: (r) => upper(r) < 0, tie: (r) => upper(r) === 0 }),
    oddEven: () =>
      naiveOptions({ odd: (r) => odd(r) > 0, even: (r) => odd(r) < 0, tie: (r) => odd(r) === 0 }),
  };
  const name = id.replace('.series', '').split('.').at(-1) ?? '';
  return (twins[name] as () => AnyNaive)();
}

/** How many draws have each figure, walking down the numbers and taking or skipping each. */
function countByFigure(worth: (number: number) => number): Map<number, bigint> {
  let states = new Map<number, bigint>([[0, 1n]]);
  for (const number of EVERY.toReversed()) {
    const next = new Map(states);
    for (const [state, ways] of states) {
      if (state % 32 === 20) continue;
      const more = state + 1 + 32 * worth(number);
      next.set(more, (next.get(more) ?? 0n) + ways);
    }
    states = next;
  }
  return new Map(
    [...states].filter(([state]) => state % 32 === 20).map(([state, ways]) => [(state - 20) / 32, ways]),
  );
}

/** A result for each figure, found by moving single numbers up from the lowest ones. */
function byFigure(worth: (number: number) => number, resultOf: (figure: number) => number[]): Space {
  const counted = countByFigure(worth);
  return {
    total: [...counted.values()].reduce((a, b) => a + b, 0n),
    each(visit) {
      for (const [figure, ways] of counted) visit(resultOf(figure), ways);
    },
  };
}

function drawWithSum(sum: number): number[] {
  const drawn = EVERY.slice(0, 20);
  for (let at = 19; total(drawn) < sum; at = at === 0 ? 19 : at - 1) {
    const room = (drawn[at + 1] ?? 81) - (drawn[at] as number) - 1;
    drawn[at] = (drawn[at] as number) + Math.min(room, sum - total(drawn));
  }
  return drawn;
}

describe('keno', () => {
  test.each(PLAYS)('$id is as its naive twin says at random draws', ({ id, play }) => {
    proveAtRandom({ play, naive: naiveOf(id), results: DRAWS, runs: 5 });
    expect(exampleWins(play)).toEqual(play.example.wins);
  });

  test('so it is where the middle sum is small', () => {
    const play = keno.plays({ middleSum: 'small' }).find(({ id }) => id === 'keno.sum.size');
    if (!play) throw new Error('there is no such play');
    const results = byFigure((number) => number, drawWithSum);
    prove({ play, naive: naiveOf(play.id, 'small'), selections: ownSelections(play), results });
  });

  test('the boards have the chances that counting number by number gives', () => {
    const bySum = byFigure((number) => number, drawWithSum);
    expect(bySum.total).toBe(ALL_DRAWS);
    const half = (isFirst: (number: number) => boolean) =>
      byFigure(
        (number) => Number(isFirst(number)),
        (count) => [
          ...EVERY.filter(isFirst).slice(0, count),
          ...EVERY.filter((n) => !isFirst(n)).slice(0, 20 - count),
        ],
      );
    const spaces = { sum: bySum, upperLower: half((n) => n <= 40), oddEven: half((n) => n % 2 === 1) };
    for (const { id, play } of PLAYS) {
      const results = spaces[id.split('.')[1] as keyof typeof spaces];
      if (results) prove({ play, naive: naiveOf(id), selections: ownSelections(play), results });
    }
  });

  test.each(PLAYS.filter(({ id }) => id.startsWith('keno.any')))(
    '$id has the chances that every way to hit gives',
    ({ id, play }) => {
      const k = Number(/\d+/.exec(id)?.[0]);
      const picks = EVERY.slice(30, 31 + k);
      const selection = selectionOf(play, picks.join(','));
      const others = EVERY.filter((number) => !picks.includes(number));
      const twin = naiveOf(id);
      const bets = twin.bets(spell(selection));
      const hits = play.tiers.map(() => 0n);
      let wins = 0n;
      // Numbers are interchangeable: only how many of the picked ones are drawn matters, and the rest is counted as a
      // product.
      const ways = (n: number, take: number) => {
        let product = 1n;
        for (let i = 0; i < take; i += 1) product = (product * BigInt(n - i)) / BigInt(i + 1);
        return product;
      };
      for (let drawn = 0; drawn <= picks.length; drawn += 1) {
        const result = [...picks.slice(0, drawn), ...others.slice(0, 20 - drawn)];
        const weight = ways(picks.length, drawn) * ways(others.length, 20 - drawn);
        const won = bets.flatMap((bet) => twin.at(result)(bet as never));
        play.tiers.forEach(({ id: tier }, i) => {
          hits[i] = (hits[i] as bigint) + weight * BigInt(won.filter((own) => own === tier).length);
        });
        if (won.length > 0) wins += weight;
      }
      const found = expectHits(play, selection);
      hits.forEach((own, tier) => {
        expect(equals(found[tier] as Fraction, fraction(own, ALL_DRAWS))).toBe(true);
      });
      expect(equals(chanceToWin(play, selection), fraction(wins, ALL_DRAWS))).toBe(true);
    },
  );

  test('the returns of the prize table are these', () => {
    const returns = PLAYS.filter(({ id }) => id.startsWith('keno.any')).map(({ play }) =>
      toDecimal(
        returnOfSelection(play, selectionOf(play, play.example.selection), oddsOf(keno.odds, play)),
        4,
      ),
    );
    expect(returns).toMatchInlineSnapshot(`
      [
        "0.5750",
        "0.5712",
        "0.5758",
        "0.5802",
        "0.5753",
        "0.5773",
        "0.5743",
        "0.5789",
        "0.5740",
        "0.5752",
      ]
    `);
  });

  test('no shipped market can be covered for a sure profit, and a planted one is found', () => {
    const markets = marketsOf(keno.plays());
    for (const market of markets)
      expect(checkMarket(market, keno.odds)).toEqual({ generous: [], sureProfit: null });
    const planted: Record<string, Record<string, string>> = {
      'keno.any2': { hit2: '17' },
      'keno.upperLower': { '*': '3.2', tie: '4.9' },
    };
    for (const [id, odds] of Object.entries(planted)) {
      const market = markets.find(({ plays }) => plays.some((play) => play.id === id));
      const check = checkMarket(market as never, { ...keno.odds, [id]: odds });
      expect(check.generous.map(({ play }) => play)).toContain(id);
      expect(check.sureProfit?.profit.over ?? 0n).toBeGreaterThan(0n);
    }
  });
});
