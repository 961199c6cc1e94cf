import { compare, type Fraction, fraction, multiply, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { chanceOf, waysOf } from '../../play/chance.ts';
import { independent, type Space } from '../../play/space.ts';
import { naiveOptions } from '../../testing/naive-digits.ts';
import { type AnyNaive, ownSelections, prove } from '../../testing/proof.ts';
import { randomSelections } from '../../testing/random-selections.ts';
import { exampleWins } from '../../testing/sampled.ts';
import { digitsOfKeno } from './lucky28.space.ts';
import { lucky28 } from './lucky28.ts';

const EVERY_RESULT = independent({ first: 0, size: 10, length: 3 }, [0, 1, 2]);
const CHOICES = ['0-4/23-27', '0-5/22-27'].flatMap((extremes) =>
  ['wins', 'refunds'].map((middle) => ({ extremes, middle })),
);
const total = ([a = 0, b = 0, c = 0]: readonly number[]) => a + b + c;

function naiveOf(id: string, { extremes, middle }: { extremes: string; middle: string }): AnyNaive {
  const [low, high] = extremes === '0-4/23-27' ? [5, 22] : [6, 21];
  const among =
    (...sums: number[]) =>
    (result: readonly number[]) =>
      sums.includes(total(result));
  const odd = (result: readonly number[]) => total(result) % 2 !== 0;
  const big = (result: readonly number[]) => total(result) > 13;
  const sides = {
    big,
    small: (r: readonly number[]) => !big(r),
    odd,
    even: (r: readonly number[]) => !odd(r),
  };
  const refund = (rule: (r: readonly number[]) => boolean) => (r: readonly number[]) =>
    rule(r) && middle === 'refunds' && id === 'lucky28.combination' && [13, 14].includes(total(r))
      ? ('push' as const)
      : rule(r);
  const combinations = {
    bigOdd: refund((r) => big(r) && odd(r)),
    bigEven: refund((r) => big(r) && !odd(r)),
    smallOdd: refund((r) => !big(r) && odd(r)),
    smallEven: refund((r) => !big(r) && !odd(r)),
  };
  const numbers = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [String(i), among(i)]));
  const twins: Record<string, () => AnyNaive> = {
    'lucky28.number': () => naiveOptions(numbers),
    'lucky28.number.series': () => naiveOptions(numbers),
    'lucky28.sides': () => naiveOptions(sides),
    'lucky28.combination': () => naiveOptions(combinations),
    'lucky28.extreme': () =>
      naiveOptions({
        extremeSmall: (r) => total(r) < (low as number),
        extremeBig: (r) => total(r) > (high as number),
      }),
    'lucky28.wave': () =>
      naiveOptions({
        red: among(3, 6, 9, 12, 15, 18, 21, 24),
        green: among(1, 4, 7, 10, 16, 19, 22, 25),
        blue: among(2, 5, 8, 11, 17, 20, 23, 26),
      }),
    'lucky28.sides.series': () => naiveOptions({ ...sides, ...combinations }),
  };
  return (twins[id] as () => AnyNaive)();
}

/**
 * The digits of keno draws, counted the other way: down through the numbers, tracking the rest of each digit
 * separately. Independent of the rules: all 1,000 results, and no sums.
 */
function countKenoResults(): Space {
  const key = (left: number, digits: readonly number[]) =>
    left * 1000 + (digits[0] as number) * 100 + (digits[1] as number) * 10 + (digits[2] as number);
  let states = new Map<number, bigint>([[key(20, [0, 0, 0]), 1n]]);
  for (let number = 80; number >= 1; number -= 1) {
    const next = new Map(states);
    for (const [state, ways] of states) {
      const left = Math.floor(state / 1000);
      if (left === 0) continue;
      const digits = [Math.floor(state / 100) % 10, Math.floor(state / 10) % 10, state % 10];
      // Going down, the number taken is the `left`-th smallest.
      const block = Math.ceil(left / 6) - 1;
      if (block < 3) digits[block] = ((digits[block] as number) + number) % 10;
      const more = key(left - 1, digits);
      next.set(more, (next.get(more) ?? 0n) + ways);
    }
    states = next;
  }
  const results = [...states].filter(([state]) => state < 1000);
  return {
    total: results.reduce((sum, [, ways]) => sum + ways, 0n),
    each(visit) {
      for (const [state, ways] of results)
        visit([Math.floor(state / 100), Math.floor(state / 10) % 10, state % 10], ways);
    },
  };
}

describe('Lucky28', () => {
  const fromKeno = countKenoResults();

  test.each(CHOICES)('every play is as its naive twin says over all 1,000 results, %o', (choice) => {
    for (const source of ['digits', 'keno'])
      for (const play of lucky28.plays({ ...choice, source })) {
        const results = source === 'digits' ? EVERY_RESULT : fromKeno;
        fc.assert(
          fc.property(randomSelections(play, 28), (random) => {
            prove({
              play,
              naive: naiveOf(play.id, choice),
              selections: [...ownSelections(play), random],
              results,
            });
          }),
          { numRuns: 1 },
        );
        expect(exampleWins(play)).toEqual(play.example.wins);
      }
  });

  test('three even digits give the ways of the tables, out of 1,000', () => {
    const ways = (id: string, tier: string) => Number(waysOf(playOf(id, 'digits'), tier).ways.over);
    expect(['red', 'green', 'blue'].map((wave) => ways('lucky28.wave', wave))).toEqual([332, 258, 258]);
    expect(
      ['bigEven', 'smallOdd', 'bigOdd', 'smallEven'].map((side) => ways('lucky28.combination', side)),
    ).toEqual([269, 269, 231, 231]);
  });

  test('sorted keno numbers do not give even digits: big-even 269.136 of 1,000', () => {
    const perMille = (tier: string) =>
      toDecimal(multiply(chanceOf(playOf('lucky28.combination', 'keno'), tier), fraction(1000n)), 3);
    expect(perMille('bigEven')).toBe('269.136');
    expect(['smallOdd', 'bigOdd', 'smallEven'].map(perMille)).toMatchInlineSnapshot(`
      [
        "268.863",
        "231.136",
        "230.863",
      ]
    `);
  });

  test('all draws of 20 of 80 are counted', () => {
    expect(fromKeno.total).toBe(3535316142212174320n);
    let counted = 0n;
    playOf('lucky28.number', 'keno').space.each((_, weight) => {
      counted += weight;
    });
    expect(counted).toBe(fromKeno.total);
  });

  test('a keno draw gives the last digits of three sums of its sorted numbers', () => {
    const drawn = [80, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25, 79];
    expect(digitsOfKeno(drawn)).toEqual([1, 5, 5]);
  });

  test.each(['wins', 'refunds'])(
    'no shipped market can be covered for a sure profit where the middle %s',
    (middle) => {
      for (const source of ['digits', 'keno'])
        for (const market of marketsOf(lucky28.plays({ middle, source })))
          expect(checkMarket(market, lucky28.odds)).toEqual({ generous: [], sureProfit: null });
    },
  );

  test('odds of the narrow extremes are too generous for the wide ones', () => {
    const [market] = marketsOf(lucky28.plays({ extremes: '0-5/22-27' }));
    const { generous, sureProfit } = checkMarket(market as never, lucky28.odds);
    expect(generous.map(({ selection }) => selection)).toEqual(['extremeSmall', 'extremeBig']);
    expect(sureProfit).toBeNull();
  });

  test('odds that can be covered are found', () => {
    const [market] = marketsOf(lucky28.plays());
    const sure = checkMarket(market as never, { ...lucky28.odds, 'lucky28.combination': { '*': '4.1' } });
    expect(sure.generous.map(({ selection }) => selection)).toEqual(['bigEven', 'smallOdd']);
    expect(sure.sureProfit?.profit.over ?? 0n).toBeGreaterThan(0n);
  });

  test('equal odds on combinations are unequal bets', () => {
    const play = playOf('lucky28.combination', 'digits');
    expect(compare(chanceOf(play, 'bigEven') as Fraction, chanceOf(play, 'bigOdd'))).toBeGreaterThan(0);
  });
});

function playOf(id: string, source: string) {
  const play = lucky28.plays({ source }).find((own) => own.id === id);
  if (!play) throw new Error(`there is no play ${id}`);
  return play;
}
