import { compare, type Fraction, fraction, parseDecimal, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarket, marketsOf } from '../../odds/guard.ts';
import { oddsOf } from '../../odds/odds-table.ts';
import { returnsOf } from '../../odds/return.ts';
import { chanceToWin, expectHits, selectionOf } from '../../play/chance.ts';
import type { Play } from '../../play/play.ts';
import type { Selection } from '../../selection/selection.ts';
import { lotsOf, naiveOfVietnam } from '../../testing/naive-vietnam.ts';
import { spell } from '../../testing/proof.ts';
import { exampleWins, proveAtRandom } from '../../testing/sampled.ts';
import { vietnamCentral, vietnamNorth, vietnamSouth } from './vietnam.ts';

const FAMILIES = [vietnamNorth, vietnamSouth, vietnamCentral];
const PLAYS = FAMILIES.flatMap((family) => family.plays().map((play) => ({ id: play.id, family, play })));

/** Lots that often end alike, so that numbers hit, and hit more than once. */
function randomDraws(family: string): fc.Arbitrary<number[]> {
  const lot = (digits: number) =>
    fc.oneof(
      fc.integer({ min: 0, max: 10 ** digits - 1 }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(0, 10 ** digits - 1),
    );
  return fc.tuple(...lotsOf(family).map(lot));
}

/** Counts, lot by lot, in how many results exactly which of the numbers are shown: one bit for each number. */
function countShownSets(numbers: number, lots: number): Map<number, bigint> {
  let ways = new Map<number, bigint>([[0, 1n]]);
  for (let lot = 0; lot < lots; lot += 1) {
    const next = new Map<number, bigint>();
    const put = (shown: number, count: bigint) => next.set(shown, (next.get(shown) ?? 0n) + count);
    for (const [shown, count] of ways) {
      put(shown, count * BigInt(100 - numbers));
      for (let number = 0; number < numbers; number += 1) put(shown | (1 << number), count);
    }
    ways = next;
  }
  return ways;
}

const equals = (found: Fraction, expected: Fraction) => compare(found, expected) === 0;

function picksOf(selection: Selection): number[] {
  return spell(selection).rows[0] ?? [];
}

describe('Vietnam', () => {
  test.each(PLAYS)('$id is as its naive twin says at random results', ({ id, family, play }) => {
    proveAtRandom({ play, naive: naiveOfVietnam(id), results: randomDraws(family.id) });
    expect(exampleWins(play)).toEqual(play.example.wins);
  });

  test.each(PLAYS.filter(({ id }) => /(North|South)\.(all|none)\d/.test(id)))(
    '$id has the chance that counting lot by lot gives',
    ({ id, family, play }) => {
      const k = Number(/\d+$/.exec(id)?.[0]);
      const lots = lotsOf(family.id);
      const twin = naiveOfVietnam(id);
      for (const size of [k, k + 1]) {
        const picks = Array.from({ length: size }, (_, i) => 40 + i);
        const selection = selectionOf(play, picks.join(','));
        let hits = 0n;
        let wins = 0n;
        const bets = twin.bets(spell(selection));
        for (const [shown, ways] of countShownSets(size, lots.length)) {
          const drawn = picks.filter((_, i) => (shown >> i) & 1);
          const result = lots.map((_, lot) => drawn[lot] ?? drawn[0] ?? 7);
          const winsAt = twin.at(result);
          const won = bets.filter((bet) => winsAt(bet as never).length > 0);
          hits += ways * BigInt(won.length);
          if (won.length > 0) wins += ways;
        }
        const total = 100n ** BigInt(lots.length);
        expect(equals(expectHits(play, selection)[0] as Fraction, fraction(hits, total))).toBe(true);
        expect(equals(chanceToWin(play, selection), fraction(wins, total))).toBe(true);
        expect(picksOf(selection)).toHaveLength(size);
      }
    },
  );

  test.each(PLAYS.filter(({ id }) => /North\.[lsh]\w+[23]|South\.[lsh]/.test(id)))(
    '$id hits as often as every ending of every lot gives',
    ({ id, family, play }) => {
      const twin = naiveOfVietnam(id);
      const selection = selectionOf(play, play.example.selection);
      const bets = twin.bets(spell(selection));
      const digits = Number(/\d/.exec(id.split('.')[1] ?? '')?.[0]);
      const other = play.shape.kind === 'lines' ? Number('5555'.slice(0, digits)) : 55;
      const lots = lotsOf(family.id);
      let hits = 0;
      // Lots are drawn independently: average hits add up over them, varying one lot and holding the others.
      for (const varied of lots.keys())
        for (let ending = 0; ending < 10 ** Math.min(digits, lots[varied] as number); ending += 1) {
          const result = lots.map((own, lot) => (lot === varied ? ending : other) % 10 ** own);
          const wins = twin.at(result);
          const scale = 10 ** (digits - Math.min(digits, lots[varied] as number));
          hits += scale * bets.reduce<number>((sum, bet) => sum + wins(bet as never).length, 0);
        }
      expect(equals(expectHits(play, selection)[0] as Fraction, fraction(hits, 10 ** digits))).toBe(true);
    },
  );

  test('the chance of any hit is one less that of none, lot by lot', () => {
    const play = playOf('vietnamNorth.lo2');
    const missed = fraction(98n ** 27n, 100n ** 27n);
    const any = chanceToWin(play, selectionOf(play, '23,45'));
    expect(equals(any, fraction(missed.under - missed.over, missed.under))).toBe(true);
  });

  test('the multipliers are the lots a number is bet on', () => {
    const costs = (family: string) =>
      ['lo2', 'lo3', 'lo4', 'lo2Flat', 'special2', 'smallest2', 'headTail2', 'special3', 'special4'].map(
        (name) => {
          const play = playOf(`${family}.${name}`);
          return play.count(selectionOf(play, '0'.repeat(Number(/\d/.exec(name)?.[0]))));
        },
      );
    expect(costs('vietnamNorth')).toEqual([27, 23, 20, 1, 1, 4, 5, 1, 1]);
    expect(costs('vietnamSouth')).toEqual([18, 17, 16, 1, 1, 1, 2, 1, 1]);
    expect(costs('vietnamCentral')).toEqual([18, 17, 16, 1, 1, 1, 2, 1, 1]);
  });

  test('the returns of the shipped rates are these', () => {
    const returns = (family: (typeof FAMILIES)[number]) =>
      Object.fromEntries(
        family.plays().map((play) => {
          const [own] = returnsOf(play, oddsOf(family.odds, play));
          return [play.id.split('.')[1], toDecimal(own?.return ?? fraction(0n), 4)];
        }),
      );
    expect(returns(vietnamNorth)).toMatchInlineSnapshot(`
      {
        "all2": "0.8781",
        "all3": "0.7993",
        "all4": "0.4805",
        "headTail2": "0.9990",
        "lo2": "0.9990",
        "lo2Flat": "0.9990",
        "lo3": "0.9800",
        "lo4": "0.9000",
        "none10": "0.6977",
        "none4": "0.7639",
        "none6": "0.8465",
        "none8": "0.8420",
        "smallest2": "0.9990",
        "special2": "0.9990",
        "special3": "0.9800",
        "special4": "0.9000",
      }
    `);
    expect(returns(vietnamSouth)).toMatchInlineSnapshot(`
      {
        "all2": "0.7310",
        "all3": "0.5870",
        "all4": "0.4164",
        "headTail2": "0.9990",
        "lo2": "0.9990",
        "lo2Flat": "0.9801",
        "lo3": "0.9800",
        "lo4": "0.9000",
        "none10": "0.6454",
        "none4": "0.8632",
        "none6": "0.8208",
        "none8": "0.7356",
        "smallest2": "0.9990",
        "special2": "0.9990",
        "special3": "0.9800",
        "special4": "0.9000",
      }
    `);
    expect(returns(vietnamCentral)).toEqual(returns(vietnamSouth));
  });

  test.each(FAMILIES)('no spread over the markets of $id makes a sure profit', ({ plays, odds }) => {
    const [market, ...others] = marketsOf(plays());
    expect(others).toEqual([]);
    expect(checkMarket(market as never, odds)).toEqual({ generous: [], sureProfit: null });
  });

  test('rates that can be covered for a sure profit are found', () => {
    const [market] = marketsOf(vietnamNorth.plays());
    const covered = { ...vietnamNorth.odds, 'vietnamNorth.lo2': { win: '101' } };
    const sure = checkMarket(market as never, covered).sureProfit;
    expect(sure?.spread.map(({ play }) => play)).toEqual(['vietnamNorth.lo2']);
    expect(equals(sure?.profit ?? fraction(0n), parseDecimal('0.01'))).toBe(true);
    // More than the stake comes back on average, and yet a draw with few different endings pays nothing.
    const generous = { ...vietnamNorth.odds, 'vietnamNorth.all2': { win: '19' } };
    const check = checkMarket(market as never, generous);
    expect(check.generous.map(({ play }) => play)).toEqual(['vietnamNorth.all2']);
    expect(check.sureProfit).toBeNull();
    // Higher still, it can be covered together with a bet of the opposite kind at its shipped rate.
    const both = { ...vietnamNorth.odds, 'vietnamNorth.all2': { win: '40' } };
    const spread = checkMarket(market as never, both).sureProfit?.spread;
    expect(spread?.map(({ play }) => play)).toEqual(['vietnamNorth.all2', 'vietnamNorth.none8']);
  });
});

function playOf(id: string): Play {
  const found = PLAYS.find((own) => own.id === id);
  if (!found) throw new Error(`there is no play ${id}`);
  return found.play;
}
