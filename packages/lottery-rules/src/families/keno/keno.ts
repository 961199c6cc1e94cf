import { choose, fraction, multiply } from '@parlour/exact';
import { sides } from '../../mechanisms/board.ts';
import { pick } from '../../mechanisms/pick.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Mechanics, Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { alike, sums } from '../../play/space.ts';
import { numbers } from '../../selection/alphabet.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings, type Settings, trad } from '../family.ts';
import { chanceOfHits, chanceOfShown } from './keno.chance.ts';
import { KENO_ODDS } from './keno.odds.ts';
import { byHalf } from './keno.space.ts';

const DRAW = { from: DRAWS.keno.from, length: DRAWS.keno.count };
const NUMBERS = numbers(1, DRAW.from);
/** The middle of all possible sums. */
const MIDDLE_SUM = 810;

/** The elements, by the greatest sum of each. */
const ELEMENTS = { gold: 695, wood: 763, water: 855, fire: 923, earth: 1410 } as const;

/** How many of the picked numbers have to be drawn for a prize; 0 is a prize of its own in the longer plays. */
const PRIZED_HITS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3, 2],
  4: [4, 3, 2],
  5: [5, 4, 3],
  6: [6, 5, 4, 3],
  7: [7, 6, 5, 4, 0],
  8: [8, 7, 6, 5, 4, 0],
  9: [9, 8, 7, 6, 5, 4, 0],
  10: [10, 9, 8, 7, 6, 5, 0],
};

const SETTINGS = {
  /** What the middle sum does to big and small: it returns the stake, or counts as small. */
  middleSum: ['push', 'small'],
} as const;

const SHOWN: Result = [1, 5, 9, 12, 18, 20, 23, 27, 30, 33, 41, 44, 48, 52, 55, 60, 66, 71, 74, 80];

/** For bets spread over all numbers, every draw is the same. */
const WHOLE = alike(SHOWN);

export const keno: Family = {
  id: 'keno',
  draw: DRAWS.keno,
  settings: SETTINGS,
  plays: playsBySettings(SETTINGS, makePlays),
  odds: KENO_ODDS,
  isResult: (result) =>
    result.length === DRAW.length &&
    new Set(result).size === DRAW.length &&
    result.every((number) => Number.isInteger(number) && number >= 1 && number <= DRAW.from),
};

function makePlays({ middleSum }: Settings): Play[] {
  return [...Object.keys(PRIZED_HITS).map((k) => anyPlay(Number(k))), ...boardPlays(middleSum === 'push')];
}

/** `k` picked numbers, with a prize for each count of hits in the table. */
function anyPlay(k: number): Play {
  const hits = PRIZED_HITS[k] ?? [];
  const shown = SHOWN.slice(0, k).map((number) => String(number).padStart(2, '0'));
  const base = pick({
    alphabet: NUMBERS,
    k,
    tiers: hits.map((own) => ({ id: `hit${own}`, hits: own })),
    space: WHOLE,
    drawn: (result) => result,
  });
  const mechanics: Mechanics = {
    ...base,
    expect(selection) {
      const bets = fraction(base.count(selection));
      return hits.map((own) => multiply(bets, chanceOfHits(k, own)));
    },
    expectWin: (selection) => {
      const picked = selection.kind === 'rows' ? (selection.rows[0]?.length ?? 0) : 0;
      return chanceOfShown(picked, (drawn) =>
        hits.some((own) => choose(drawn, own) > 0 && choose(picked - drawn, k - own) > 0),
      );
    },
    spreads: () => [{ selection: NUMBERS.names.join(',') }],
  };
  return ent(`keno.any${k}`, mechanics, {
    selection: shown.join(','),
    result: SHOWN,
    wins: { [`hit${k}`]: 1 },
  });
}

type Rules = Readonly<Record<string, (result: Result) => boolean | 'push'>>;

function boardPlays(isMiddlePush: boolean): Play[] {
  const total = sums(DRAW);
  const size: Rules = {
    big: (result) => (isMiddlePush && sum(result) === MIDDLE_SUM ? 'push' : sum(result) > MIDDLE_SUM),
    small: (result) => (isMiddlePush && sum(result) === MIDDLE_SUM ? 'push' : sum(result) <= MIDDLE_SUM),
  };
  const parity: Rules = {
    odd: (result) => sum(result) % 2 === 1,
    even: (result) => sum(result) % 2 === 0,
    middle: (result) => sum(result) === MIDDLE_SUM,
  };
  const elements: Rules = Object.fromEntries(
    Object.keys(ELEMENTS).map((name) => [name, (result: Result) => elementOf(sum(result)) === name]),
  );
  const halves = (
    isFirst: (number: number) => boolean,
    [first, second]: readonly [string, string],
  ): Rules => {
    const count = (result: Result) => result.filter(isFirst).length;
    return {
      [first]: (result) => count(result) > DRAW.length / 2,
      [second]: (result) => count(result) < DRAW.length / 2,
      tie: (result) => count(result) === DRAW.length / 2,
    };
  };
  const isUpper = (number: number) => number <= DRAW.from / 2;
  const isOdd = (number: number) => number % 2 === 1;
  const boards: [name: string, mechanics: Mechanics, won: string][] = [
    [
      'sum.size',
      sides({ space: total, options: size, ...(isMiddlePush ? { pushing: 'big' } : {}) }),
      'small',
    ],
    ['sum.parity', sides({ space: total, options: parity }), 'odd'],
    ['sum.element', sides({ space: total, options: elements }), 'water'],
    ['upperLower', sides({ space: byHalf(isUpper), options: halves(isUpper, ['upper', 'lower']) }), 'tie'],
    ['oddEven', sides({ space: byHalf(isOdd), options: halves(isOdd, ['odd', 'even']) }), 'even'],
  ];
  return boards.flatMap(([name, mechanics, won]) => {
    const example = { selection: won, result: SHOWN, wins: { [won]: 1 } };
    const isSeries = !mechanics.tiers.some(({ push }) => push);
    return [
      ent(`keno.${name}`, mechanics, example),
      ...(isSeries && name !== 'sum.size' ? [trad(`keno.${name}.series`, mechanics, example)] : []),
    ];
  });
}

function elementOf(total: number): string | undefined {
  return Object.entries(ELEMENTS).find(([, most]) => total <= most)?.[0];
}
