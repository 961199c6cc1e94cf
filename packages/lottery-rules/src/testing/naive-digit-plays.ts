import { onAnyOf } from './naive.ts';
import {
  naiveAnyPosition,
  naiveAnyStraight,
  naiveAtLeast,
  naiveCombined,
  naiveFigure,
  naiveGroup,
  naiveGroupSum,
  naiveMixed,
  naiveOptions,
  naiveSides,
  naiveStraight,
  naiveTyped,
} from './naive-digits.ts';
import type { AnyNaive } from './proof.ts';

const add = (digits: readonly number[]) => digits.reduce((a, b) => a + b);
const reach = (digits: readonly number[]) => {
  const ordered = digits.toSorted((a, b) => a - b);
  return (ordered.at(-1) as number) - (ordered[0] as number);
};
const MIXED = { 2: 'group3', 3: 'group6' };

const ZONES: Record<string, number[]> = {
  star5: [0, 1, 2, 3, 4],
  front4: [0, 1, 2, 3],
  back4: [1, 2, 3, 4],
  front3: [0, 1, 2],
  middle3: [1, 2, 3],
  back3: [2, 3, 4],
  front2: [0, 1],
  back2: [3, 4],
};

const GROUPS: Record<string, Record<string, number[]>> = {
  5: {
    group120: [1, 1, 1, 1, 1],
    group60: [2, 1, 1, 1],
    group30: [2, 2, 1],
    group20: [3, 1, 1],
    group10: [3, 2],
    group5: [4, 1],
  },
  4: { group24: [1, 1, 1, 1], group12: [2, 1, 1], group6: [2, 2], group4: [3, 1] },
  3: { group6: [1, 1, 1] },
  2: { group: [1, 1] },
};

/** The naive twin of each play of digits, by the id without its family. */
export function naiveOfZonePlay(at: readonly number[], name: string): AnyNaive | undefined {
  const pattern = GROUPS[at.length]?.[name];
  const counted = /^(anyPosition|atLeast)(\d)$/.exec(name);
  const twins: Record<string, () => AnyNaive> = {
    straight: () => naiveStraight(at),
    typed: () => naiveTyped(at),
    combined: () => naiveCombined(at),
    sum: () => naiveFigure(at, add),
    span: () => naiveFigure(at, reach),
    group3: () => naiveGroup(at, [2, 1], true),
    mixed: () => naiveMixed(at, MIXED),
    groupSum: () => naiveGroupSum(at),
    groupTyped: () => naiveMixed(at, { 2: 'win' }),
    sides: () => naiveSides(at),
    anyPosition: () => naiveAnyPosition(at, Number(counted?.[2])),
    atLeast: () => naiveAtLeast(at, Number(counted?.[2])),
  };
  if (pattern) return naiveGroup(at, pattern);
  return twins[counted?.[1] ?? name]?.();
}

const BIG_OR_ODD = (figure: (result: readonly number[]) => number, big: number) => ({
  big: (result: readonly number[]) => figure(result) >= big,
  small: (result: readonly number[]) => figure(result) < big,
  odd: (result: readonly number[]) => [1, 3, 5, 7, 9].includes(figure(result) % 10),
  even: (result: readonly number[]) => [0, 2, 4, 6, 8].includes(figure(result) % 10),
});

/** Three digits around the ring 0 1 ... 9 0: the shape by the steps between them. */
function ringShape(digits: readonly number[]): string {
  const [a = 0, b = 0, c = 0] = digits.toSorted((x, y) => x - y);
  if (a === c) return 'leopard';
  if (a === b || b === c) return 'pair';
  const steps = [b - a, c - b, 10 + a - c].filter((step) => step === 1).length;
  return ['mixed', 'halfStraight', 'straight'][steps] as string;
}

function naiveBoard(id: string): AnyNaive {
  const ball = /^ball(\d)\.(sides|number)$/.exec(id);
  const zone = /^(\w+)\.shape$/.exec(id);
  if (ball) {
    const value = (result: readonly number[]) => result[Number(ball[1]) - 1] as number;
    if (ball[2] === 'sides') return naiveOptions(BIG_OR_ODD(value, 5));
    return naiveAtLeast([Number(ball[1]) - 1], 1);
  }
  if (zone) {
    const at = ZONES[zone[1] as string] as number[];
    const is = (shape: string) => (result: readonly number[]) =>
      ringShape(at.map((i) => result[i] as number)) === shape;
    const names = ['leopard', 'straight', 'pair', 'halfStraight', 'mixed'];
    return naiveOptions(Object.fromEntries(names.map((name) => [name, is(name)])));
  }
  if (id === 'total.sides') return naiveOptions(BIG_OR_ODD(add, 23));
  return naiveOptions({
    dragon: ([a = 0, , , , e = 0]) => a > e,
    tiger: ([a = 0, , , , e = 0]) => a < e,
    tie: ([a = 0, , , , e = 0]) => a === e,
  });
}

/** The naive twin of a play of 3D. */
export function naiveOfD3(id: string): AnyNaive {
  const zones: Record<string, number[]> = { star3: [0, 1, 2], front2: [0, 1], back2: [1, 2] };
  const [, zone = '', name = ''] = id.split('.');
  return naiveOfZonePlay(zones[zone] ?? [], name) ?? naiveAnyStraight([0, 1, 2], 1);
}

/** The naive twin of a play of SSC. */
export function naiveOfSsc(id: string): AnyNaive {
  const [, zone = '', name = ''] = id.split('.');
  const any = /^any(\d)$/.exec(zone);
  if (zone === 'fixedPosition') return naiveAnyStraight([0, 1, 2, 3, 4], 1);
  if (any && name === 'straight') return naiveAnyStraight([0, 1, 2, 3, 4], Number(any[1]));
  if (any) {
    const k = Number(any[1]);
    return onAnyOf(k, (at) => naiveOfZonePlay(at, name) ?? naiveStraight(at));
  }
  const at = ZONES[zone];
  return (at && naiveOfZonePlay(at, name)) ?? naiveBoard(id.slice('ssc.'.length));
}
