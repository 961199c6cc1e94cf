import { fraction, multiply, ONE, subtract } from '@parlour/exact';
import { board } from '../../mechanisms/board.ts';
import { layOut, markLines, maskOf } from '../../play/marks.ts';
import type { Mechanics, Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { alike, type Space } from '../../play/space.ts';
import { countLines, type LinesShape, linesOf, type Selection } from '../../selection/selection.ts';
import { DIGITS } from '../digits.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings } from '../family.ts';
import { THAI_ODDS, YEEKEE_ODDS } from './thai.odds.ts';

/** Places of the draw. */
const TOP = 0;
const FRONTS = [1, 2];
const BOTTOMS = [3, 4];
const BOTTOM_TWO = 5;

/** The yeekee rounds of a day, the first of which begins at `from`, in Thailand's time. */
export const YEEKEE_SCHEDULE = { rounds: 88, everyMinutes: 15, from: '06:00' } as const;

export const thai = makeThai({
  id: 'thai',
  lots: DRAWS.thai.digits,
  odds: THAI_ODDS,
  shown: [123_456, 111, 222, 333, 444, 78],
  twice: { front3: FRONTS, bottom3: BOTTOMS },
  bottom: BOTTOM_TWO,
});

export const yeekee = makeThai({
  id: 'yeekee',
  lots: DRAWS.yeekee.digits,
  odds: YEEKEE_ODDS,
  shown: [456, 78],
  twice: {},
  bottom: 1,
});

type Kind = {
  id: 'thai' | 'yeekee';
  lots: readonly number[];
  odds: Family['odds'];
  shown: Result;
  /** Numbers of three digits that are drawn twice. */
  twice: Readonly<Record<string, readonly number[]>>;
  bottom: number;
};

function makeThai({ id, lots, odds, ...of }: Kind): Family {
  return {
    id,
    draw: DRAWS[id],
    settings: {},
    plays: playsBySettings({}, () => makePlays({ id, lots, odds, ...of })),
    odds,
    isResult: (result) =>
      result.length === lots.length &&
      result.every((lot, i) => Number.isInteger(lot) && lot >= 0 && lot < 10 ** (lots[i] ?? 0)),
  };
}

function makePlays({ id, shown, twice, bottom }: Kind): Play[] {
  const top = endingsOf(shown, TOP, 3);
  const low = endingsOf(shown, bottom, 2);
  const example = (selection: string, wins = 1) => ({ selection, result: shown, wins: { win: wins } });
  const lotOf = (lot: number) => String(shown[lot]);
  return [
    ent(`${id}.top3`, typed({ lots: [TOP], digits: 3, space: top }), example('456,654')),
    ent(`${id}.anyOrder3`, anyOrder(top), example('456')),
    ...Object.entries(twice).map(([name, drawn]) =>
      ent(
        `${id}.${name}`,
        typed({ lots: drawn, digits: 3, space: alike(shown) }),
        example(drawn.map(lotOf).join(','), 2),
      ),
    ),
    ent(`${id}.top2`, typed({ lots: [TOP], digits: 2, space: top }), example('56,65')),
    ent(`${id}.bottom2`, typed({ lots: [bottom], digits: 2, space: low }), example('78')),
    ent(`${id}.runTop`, run(TOP, 3, top), example('4,9')),
    ent(`${id}.runBottom`, run(bottom, 2, low), example('7,8', 2)),
  ];
}

/** Results in which the lot ends in each number of so many digits; the other lots are as shown. */
function endingsOf(shown: Result, lot: number, digits: number): Space {
  const endings = 10 ** digits;
  return {
    total: BigInt(endings),
    each(visit) {
      const result = [...shown];
      for (let ending = 0; ending < endings; ending += 1) {
        result[lot] = ending;
        visit(result, 1n);
      }
    },
  };
}

/** A number wins once for each of the lots that ends in it. */
function typed(of: { lots: readonly number[]; digits: 2 | 3; space: Space }): Mechanics {
  const { lots, digits, space } = of;
  const written = writtenLines({ kind: 'lines', length: digits, alphabet: DIGITS, ordered: true });
  const base: Mechanics = {
    ...written,
    tiers: [{ id: 'win', sample: '0'.repeat(digits) }],
    space,
    needs: (result) =>
      lots.map((lot) => ({ tier: 0, factors: [written.need(lastDigits(result[lot] ?? 0, digits))] })),
    spreads: () => spreadsByPattern(digits, () => true),
  };
  if (lots.length === 1) return base;
  const endings = 10 ** digits;
  return {
    ...base,
    expect: (selection) => [fraction(countLines(selection) * lots.length, endings)],
    expectWin(selection) {
      const missed = fraction(endings - countLines(selection), endings);
      return subtract(
        ONE,
        lots.reduce((chance) => multiply(chance, missed), ONE),
      );
    },
    spreads: () => [{ selection: everyNumber(digits).join(',') }],
  };
}

/** Three digits, not all the same, shown by the top in any order. */
function anyOrder(space: Space): Mechanics {
  const written = writtenLines({
    kind: 'lines',
    length: 3,
    alphabet: DIGITS,
    ordered: false,
    check: (line) => (line[0] === line[2] ? 'line_all_same' : null),
  });
  return {
    ...written,
    tiers: [{ id: 'win', sample: '012' }],
    space,
    needs(result) {
      const digits = lastDigits(result[TOP] ?? 0, 3).toSorted((a, b) => a - b);
      return [{ tier: 0, factors: [written.need(digits)] }];
    },
    spreads: () => spreadsByPattern(3, (number) => isAscending(number) && number[0] !== number[2]),
  };
}

/** A digit that is anywhere among the last ones, paid once. */
function run(lot: number, digits: number, space: Space): Mechanics {
  return {
    ...board({
      rows: [{ id: 'picks', alphabet: DIGITS }],
      space,
      tiers: [{ id: 'win', sample: '0' }],
      winners: (result) => [{ tier: 0, rows: [[...new Set(lastDigits(result[lot] ?? 0, digits))]] }],
    }),
    spreads: () => [{ selection: DIGITS.names.join(',') }],
  };
}

function writtenLines(shape: LinesShape) {
  const layout = layOut(Array(shape.length).fill(DIGITS));
  return {
    shape,
    layout,
    count: countLines,
    pack: (selection: Selection) =>
      markLines(layout, linesOf(selection), (line, set) => {
        for (let place = 0; place < shape.length; place += 1) set(place, line[place] ?? 0);
      }),
    need: (digits: readonly number[]) => ({
      mask: maskOf(
        layout,
        digits.map((digit) => [digit]),
      ),
      choose: shape.length,
    }),
  };
}

/**
 * All numbers that repeat their digits at the same places: 112 and 443, but not 121. Renaming the digits turns any of
 * them into any other, so only even spreads over each pattern need checking.
 */
function spreadsByPattern(digits: number, isMeant: (number: string) => boolean) {
  const groups = new Map<string, string[]>();
  for (const number of everyNumber(digits).filter(isMeant)) {
    const pattern = [...number].map((digit) => number.indexOf(digit)).join('');
    groups.set(pattern, [...(groups.get(pattern) ?? []), number]);
  }
  return [...groups.values()].map((numbers) => ({ selection: numbers.join(',') }));
}

function everyNumber(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, i) => String(i).padStart(digits, '0'));
}

function isAscending(number: string): boolean {
  return [...number].every((digit, i) => i === 0 || (number[i - 1] ?? '') <= digit);
}

function lastDigits(number: number, digits: number): number[] {
  return [...String(number).padStart(digits, '0').slice(-digits)].map(Number);
}
