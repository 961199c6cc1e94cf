import { chooseExactly, type Fraction, fraction, ONE, subtract } from '@parlour/exact';
import { layOut, markLines, maskOf } from '../../play/marks.ts';
import type { Mechanics, Play, Spread, Tier } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { countLines, type LinesShape, linesOf, type Selection } from '../../selection/selection.ts';
import { DIGITS } from '../digits.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings } from '../family.ts';
import { FOURD_ODDS } from './fourd.odds.ts';
import { worstDraws } from './fourd.space.ts';

const DIGITS_OF_NUMBER = 4;
const NUMBERS = 10 ** DIGITS_OF_NUMBER;

/** The prizes in the order of a result, and how many numbers each draws. */
const PRIZES = { first: 1, second: 1, third: 1, starter: 10, consolation: 10 } as const;
type Prize = keyof typeof PRIZES;

const PRIZE_OF_PLACE = (Object.keys(PRIZES) as Prize[]).flatMap((prize) =>
  Array<Prize>(PRIZES[prize]).fill(prize),
);
const BIG = Object.keys(PRIZES) as Prize[];
const SMALL = ['first', 'second', 'third'] as const satisfies Prize[];

/** An iBox is named after the number of orders of its digits, and pays the prize divided by it. */
const IBOXES: readonly number[] = [24, 12, 6, 4];
const IBOX_SAMPLES: Readonly<Record<number, string>> = { 24: '0123', 12: '0012', 6: '0011', 4: '0001' };

const SHOWN: Result = PRIZE_OF_PLACE.map((_, place) => (place === 0 ? 4321 : (place * 437 + 5) % NUMBERS));
const WORST = worstDraws();

/** Malaysia and Singapore: 23 different numbers of four digits. */
export const fourd: Family = {
  id: 'fourd',
  draw: DRAWS.fourd,
  settings: {},
  plays: playsBySettings({}, makePlays),
  odds: FOURD_ODDS,
  isResult: (result) =>
    result.length === PRIZE_OF_PLACE.length &&
    new Set(result).size === result.length &&
    result.every((number) => Number.isInteger(number) && number >= 0 && number < NUMBERS),
};

function makePlays(): Play[] {
  const example = (selection: string, tier: string) => ({ selection, result: SHOWN, wins: { [tier]: 1 } });
  return [
    ent('fourd.big', straightNumber(BIG), example('4321,9999', 'first')),
    ent('fourd.small', straightNumber(SMALL), example('4321,9999', 'first')),
    ent('fourd.big.ibox', boxedNumber(BIG), example('1234', 'ibox24.first')),
    ent('fourd.small.ibox', boxedNumber(SMALL), example('1234', 'ibox24.first')),
  ];
}

/** A number as it is written. */
function straightNumber(prizes: readonly Prize[]): Mechanics {
  const tiers: Tier[] = prizes.map((prize) => ({ id: prize, sample: '0000' }));
  return {
    ...written({ kind: 'lines', length: DIGITS_OF_NUMBER, alphabet: DIGITS, ordered: true }),
    tiers,
    needs: (result) => needsOf(result, prizes, (prize) => prizes.indexOf(prize), false),
    expect: (selection) => prizes.map((prize) => fraction(countLines(selection) * PRIZES[prize], NUMBERS)),
    expectWin: (selection) => chanceOfDrawn(countLines(selection), prizes),
    spreads: () => [...IBOXES, 1].map((orders) => spreadOf(orders, () => true)),
  };
}

/**
 * A number in any order of its digits, for a fraction of the prize. Four equal digits have only one order and no iBox.
 */
function boxedNumber(prizes: readonly Prize[]): Mechanics {
  const tiers: Tier[] = IBOXES.flatMap((orders) =>
    prizes.map((prize) => ({
      id: `ibox${orders}.${prize}`,
      sample: IBOX_SAMPLES[orders] ?? '',
      odds: { partOf: prize, parts: orders },
    })),
  );
  const tierAt = (orders: number, prize: Prize) =>
    IBOXES.indexOf(orders) * prizes.length + prizes.indexOf(prize);
  return {
    ...written({
      kind: 'lines',
      length: DIGITS_OF_NUMBER,
      alphabet: DIGITS,
      ordered: false,
      check: (line) => (line[0] === line[DIGITS_OF_NUMBER - 1] ? 'line_all_same' : null),
    }),
    tiers,
    needs: (result) =>
      needsOf(
        result,
        prizes,
        (prize, digits) => (ordersOf(digits) > 1 ? tierAt(ordersOf(digits), prize) : -1),
        true,
      ),
    expect(selection) {
      const lines = linesIn(selection).map(ordersOf);
      return IBOXES.flatMap((orders) => {
        const own = lines.filter((line) => line === orders).length;
        return prizes.map((prize) => fraction(own * orders * PRIZES[prize], NUMBERS));
      });
    },
    expectWin(selection) {
      const numbers = linesIn(selection).reduce((sum, line) => sum + ordersOf(line), 0);
      return chanceOfDrawn(numbers, prizes);
    },
    spreads: () => IBOXES.map((orders) => spreadOf(orders, isAscending)),
  };
}

const layout = layOut(Array(DIGITS_OF_NUMBER).fill(DIGITS));

/** A cell for each number, a row for each of its digits. */
function written(shape: LinesShape) {
  return {
    shape,
    layout,
    space: WORST,
    count: countLines,
    pack: (selection: Selection) =>
      markLines(layout, linesOf(selection), (line, set) => {
        for (let place = 0; place < DIGITS_OF_NUMBER; place += 1) set(place, line[place] ?? 0);
      }),
  };
}

function needsOf(
  result: Result,
  prizes: readonly Prize[],
  tierOf: (prize: Prize, digits: readonly number[]) => number,
  isSorted: boolean,
) {
  return result.flatMap((number, place) => {
    const prize = PRIZE_OF_PLACE[place];
    if (!prize || !prizes.includes(prize)) return [];
    const drawn = digitsOf(number);
    const digits = isSorted ? drawn.toSorted((a, b) => a - b) : drawn;
    const tier = tierOf(prize, digits);
    const mask = maskOf(
      layout,
      digits.map((digit) => [digit]),
    );
    return tier < 0 ? [] : [{ tier, factors: [{ mask, choose: DIGITS_OF_NUMBER }] }];
  });
}

/** The chance that at least one of so many numbers is drawn for one of the prizes. */
function chanceOfDrawn(numbers: number, prizes: readonly Prize[]): Fraction {
  const drawn = prizes.reduce((sum, prize) => sum + PRIZES[prize], 0);
  return subtract(ONE, fraction(chooseExactly(NUMBERS - numbers, drawn), chooseExactly(NUMBERS, drawn)));
}

/** The number of orders of four digits. */
function ordersOf(digits: ArrayLike<number>): number {
  const own = Array.from(digits);
  const repeats = [...new Set(own)].map((digit) => own.filter((other) => other === digit).length);
  return repeats.reduce((orders, times) => orders / (FACTORIALS[times] ?? 1), 24);
}

const FACTORIALS = [1, 1, 2, 6, 24];

function digitsOf(number: number): number[] {
  return [...String(number).padStart(DIGITS_OF_NUMBER, '0')].map(Number);
}

/** All numbers whose digits have this many orders: renaming and moving digits turns any of them into any other. */
function spreadOf(orders: number, isMeant: (number: string) => boolean): Spread {
  const numbers = everyNumber().filter(
    (number) => isMeant(number) && ordersOf([...number].map(Number)) === orders,
  );
  return { selection: numbers.join(',') };
}

function everyNumber(): string[] {
  return Array.from({ length: NUMBERS }, (_, i) => String(i).padStart(DIGITS_OF_NUMBER, '0'));
}

function isAscending(number: string): boolean {
  return [...number].every((digit, i) => i === 0 || (number[i - 1] ?? '') <= digit);
}

function linesIn(selection: Selection): Uint8Array[] {
  const { entries, length } = linesOf(selection);
  return Array.from({ length: entries.length / length }, (_, line) =>
    entries.subarray(line * length, (line + 1) * length),
  );
}
