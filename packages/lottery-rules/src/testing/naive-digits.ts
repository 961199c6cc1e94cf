import { everySubset, everyTuple, sorted } from './naive.ts';
import type { Naive } from './proof.ts';

type At = readonly number[];

const shown = (result: readonly number[], at: At) => at.map((position) => result[position] as number);
const NOTHING: readonly string[] = [];
const WIN: readonly string[] = ['win'];
const when = (isWon: boolean, tier?: string) => (isWon ? (tier ? [tier] : WIN) : NOTHING);

/** Implements the plays of digits a second time, on the balls at the given positions. */
export const naiveStraight = (at: At): Naive => ({
  bets: ({ rows }) => everyTuple(rows),
  at: (result) => (bet) => when(bet.every((digit, i) => digit === result[at[i] as number])),
});

export const naiveTyped = (at: At): Naive => ({ ...naiveStraight(at), bets: ({ lines }) => lines });

export const naiveCombined = (at: At): Naive<{ tuple: number[]; level: number }> => ({
  bets: ({ rows }) => everyTuple(rows).flatMap((tuple) => at.map((_, i) => ({ tuple, level: i + 1 }))),
  at(result) {
    const digits = shown(result, at);
    return ({ tuple, level }) =>
      when(
        tuple.every((digit, i) => i < tuple.length - level || digit === digits[i]),
        `last${level}`,
      );
  },
});

/** A bet is its digits in ascending order, with repeats. */
export const naiveGroup = (at: At, pattern: readonly number[], oneRow = false): Naive<string> => ({
  bets({ rows }) {
    const places = pattern.map((times) => {
      const row = oneRow ? 0 : [...new Set(pattern)].indexOf(times);
      return rows[row] as number[];
    });
    const found = new Set<string>();
    for (const tuple of everyTuple(places)) {
      if (new Set(tuple).size < tuple.length) continue;
      found.add(sorted(tuple.flatMap((digit, i) => Array<number>(pattern[i] as number).fill(digit))));
    }
    return [...found];
  },
  at(result) {
    const digits = sorted(shown(result, at));
    return (bet) => when(digits === bet);
  },
});

/** Lines in any order; the number of digits decides the tier of a line. */
export const naiveMixed = (at: At, tierBySize: Readonly<Record<number, string>>): Naive<string> => ({
  bets: ({ lines }) => lines.map(sorted),
  at(result) {
    const digits = sorted(shown(result, at));
    return (bet) => (digits === bet ? when(true, tierBySize[new Set(bet.split(' ')).size]) : NOTHING);
  },
});

const everyStraight = (length: number) =>
  everyTuple(Array.from({ length }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));

export const naiveFigure = (at: At, figure: (digits: readonly number[]) => number): Naive => ({
  bets: ({ rows: [picks = []] }) => everyStraight(at.length).filter((tuple) => picks.includes(figure(tuple))),
  at: (result) => (bet) => when(bet.every((digit, i) => digit === result[at[i] as number])),
});

export const naiveGroupSum = (at: At): Naive<string> => ({
  bets({ rows: [picks = []] }) {
    const groups = everyStraight(at.length)
      .filter((tuple) => new Set(tuple).size > 1)
      .filter((tuple) => picks.includes(tuple.reduce((a, b) => a + b)));
    return [...new Set(groups.map(sorted))];
  },
  at(result) {
    const digits = sorted(shown(result, at));
    return (bet) =>
      digits === bet ? when(true, new Set(bet.split(' ')).size === 2 ? 'group3' : 'group6') : NOTHING;
  },
});

export const naiveAnyPosition = (at: At, k: number): Naive => ({
  bets: ({ rows: [picks = []] }) => everySubset(picks, k),
  at(result) {
    const digits = shown(result, at);
    return (bet) => when(bet.every((digit) => digits.includes(digit)));
  },
});

export const naiveAtLeast = (at: At, times: number): Naive => ({
  bets: ({ rows: [picks = []] }) => picks.map((digit) => [digit]),
  at(result) {
    const digits = shown(result, at);
    return ([digit]) => when(digits.filter((own) => own === digit).length >= times);
  },
});

const SIDES = [
  (digit: number) => digit > 4,
  (digit: number) => digit < 5,
  (digit: number) => digit % 2 !== 0,
  (digit: number) => digit % 2 === 0,
];

export const naiveSides = (at: At): Naive => ({
  bets: ({ rows }) => everyTuple(rows),
  at: (result) => (bet) => when(bet.every((side, i) => SIDES[side]?.(result[at[i] as number] as number))),
});

export const naiveAnyStraight = (at: At, k: number): Naive<[position: number, digit: number][]> => ({
  bets: ({ rows }) =>
    everySubset(
      at.map((_, i) => i),
      k,
    ).flatMap((places) =>
      everyTuple(places.map((place) => rows[place] as number[])).map((tuple) =>
        tuple.map((digit, i): [number, number] => [at[places[i] as number] as number, digit]),
      ),
    ),
  at: (result) => (bet) => when(bet.every(([position, digit]) => result[position] === digit)),
});

/** A board of named options: each option by its place, with its winning condition. */
export const naiveOptions = (
  rules: Readonly<Record<string, (result: readonly number[]) => boolean | 'push'>>,
): Naive => ({
  bets: ({ rows: [picks = []] }) => picks.map((option) => [option]),
  at(result) {
    const outcomes = Object.entries(rules).map(([name, rule]) => {
      const outcome = rule(result);
      return outcome === 'push' ? ['push'] : when(outcome, name);
    });
    return ([option = -1]) => outcomes[option] ?? NOTHING;
  },
});
