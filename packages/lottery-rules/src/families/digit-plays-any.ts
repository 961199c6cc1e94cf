import { anyOf } from '../mechanisms/any-of.ts';
import { board, product } from '../mechanisms/board.ts';
import { type Balls, group, typedGroups } from '../mechanisms/group.ts';
import { pick } from '../mechanisms/pick.ts';
import { anyStraight, typedStraight } from '../mechanisms/straight.ts';
import type { Mechanics, Play } from '../play/play.ts';
import type { Result } from '../play/result.ts';
import { nameOf, options } from '../selection/alphabet.ts';
import type { Zone } from './digit-plays.ts';
import { DIGITS } from './digits.ts';
import { trad } from './family.ts';

/** Big, small, odd, even, in the order of the rows' entries. */
const SIDES = options('big', 'small', 'odd', 'even');

/** `k` digits that must all be among the balls, at any place. */
export function anyPositionPlay({ id, balls, positions }: Zone, k: number): Play {
  const selection = ['1', '2', '3', '4'].slice(0, k + 1).join(',');
  const shown = '12389'.slice(0, k).padEnd(positions.length, '0');
  return trad(
    `${id}.anyPosition${k}`,
    pick({
      ...balls.inAnyOrder(positions),
      k,
      tiers: [{ id: 'win', hits: k }],
      drawn: (result) => positions.map((position) => result[position] ?? 0),
    }),
    balls.example(positions, selection, shown),
  );
}

/** A digit that must appear at least this often. */
export function atLeastPlay({ id, balls, positions }: Zone, times: number): Play {
  const of = balls.inAnyOrder(positions);
  return trad(
    `${id}.atLeast${times}`,
    board({
      rows: [{ id: 'picks', alphabet: DIGITS }],
      space: of.space,
      tiers: [{ id: 'win', sample: '0' }],
      winners: (result) => [{ tier: 0, rows: [repeated(positions, result, times)] }],
    }),
    balls.example(positions, '3,7', '3'.repeat(times).padEnd(positions.length, '0')),
  );
}

/** A row of big, small, odd and even for each ball; a bet takes one from each row. */
export function sidesPlay({ id, balls, positions }: Zone): Play {
  return trad(
    `${id}.sides`,
    product({
      rows: positions.map((position) => ({ id: `ball${position + 1}`, alphabet: SIDES })),
      space: balls.ordered(positions).space,
      sample: positions.map(() => nameOf(SIDES, 0)).join('|'),
      winners: (result) => positions.map((position) => sidesOf(result[position] ?? 0)),
    }),
    balls.example(
      positions,
      positions.map((_, i) => (i === 0 ? 'big,odd' : 'even')).join('|'),
      '7'.padEnd(positions.length, '2'),
      { win: 2 },
    ),
  );
}

/** Plays of `k` balls on any `k` of them. */
export function anyOfPlays({ id, balls, positions }: Zone, k: number): Play[] {
  const { space } = balls.ordered(positions);
  const any = (at: (positions: readonly number[]) => Mechanics) => anyOf({ at, positions, k, space });
  const digits = '12345'.slice(0, k);
  const rows = positions.map((_, i) => (i < k ? `${i + 1}` : '9')).join('|');
  const ticks = positions.map((_, i) => i).join(',');
  const straights = [
    trad(
      `${id}.any${k}.straight`,
      anyStraight(balls.ordered(positions), k),
      balls.example(positions, rows, digits.padEnd(positions.length, '0')),
    ),
    trad(
      `${id}.any${k}.typed`,
      any((own) => typedStraight(balls.ordered(own))),
      balls.example(positions, `${ticks}@${digits},${'8'.repeat(k)}`, digits.padEnd(positions.length, '0')),
    ),
  ];
  return [
    ...straights,
    ...ANY_GROUPS.filter((own) => own.k === k).map(({ name, at, selection, shown, wins }) =>
      trad(
        `${id}.any${k}.${name}`,
        any((own) => at(balls.inAnyOrder(own))),
        balls.example(positions, `${ticks}@${selection}`, shown, wins),
      ),
    ),
  ];
}

type AnyGroup = {
  readonly k: number;
  readonly name: string;
  readonly at: (of: Balls) => Mechanics;
  readonly selection: string;
  readonly shown: string;
  readonly wins: Readonly<Record<string, number>>;
};

const ANY_GROUPS: readonly AnyGroup[] = [
  {
    k: 2,
    name: 'group',
    at: (of) => group({ ...of, pattern: [1, 1] }),
    selection: '1,2',
    shown: '21000',
    wins: { win: 1 },
  },
  {
    k: 3,
    name: 'group3',
    at: (of) => group({ ...of, pattern: [2, 1], oneRow: true }),
    selection: '1,2',
    shown: '12100',
    wins: { win: 1 },
  },
  {
    k: 3,
    name: 'group6',
    at: (of) => group({ ...of, pattern: [1, 1, 1] }),
    selection: '1,2,3',
    shown: '31020',
    wins: { win: 1 },
  },
  {
    k: 3,
    name: 'mixed',
    at: (of) => typedGroups({ ...of, patterns: { group3: [2, 1], group6: [1, 1, 1] } }),
    selection: '112,123',
    shown: '21300',
    wins: { group6: 1 },
  },
];

function sidesOf(digit: number): number[] {
  return [digit >= 5 ? 0 : 1, digit % 2 === 1 ? 2 : 3];
}

function repeated(positions: readonly number[], result: Result, times: number): number[] {
  const digits = positions.map((position) => result[position] ?? 0);
  return [...new Set(digits)].filter((digit) => digits.filter((own) => own === digit).length >= times);
}
