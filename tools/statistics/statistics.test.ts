import { computeDraw, createInstantStream, type WordStream } from '@parlour/fairness';
import { describe, expect, test } from 'vitest';
import { readAssessments } from './dieharder.ts';
import { chiSquarePValue, normalPValue } from './distributions.ts';
import { type Measurement, measureDistinct, measureUniform } from './measures.ts';
import { judge } from './rule.ts';
import { SAMPLES } from './samples.ts';
import { SEEDS } from './seeds.ts';

const OUTCOMES = 20_000;
/** Far beyond what any of the tests should show by chance. */
const HOPELESS = 1e-9;

describe('distributions', () => {
  test.each([
    // Critical values as statistical tables print them, at 5 % and 1 %.
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [135.807, 100, 0.01],
  ])('a chi-square of %d with %d degrees has the tabulated tail', (statistic, degrees, tail) => {
    expect(chiSquarePValue(statistic, degrees)).toBeCloseTo(2 * tail, 4);
  });

  test.each([
    [1.959964, 0.05],
    [-2.575829, 0.01],
    [0, 1],
  ])('a normal value of %d has the tabulated tails', (z, tails) => {
    expect(normalPValue(z)).toBeCloseTo(tails, 5);
  });

  test('a fit that is too good is as unlikely as one that is too bad', () => {
    expect(chiSquarePValue(0.0001, 9)).toBeLessThan(HOPELESS);
  });
});

describe('samples', () => {
  test.each(SAMPLES)('of $name show nothing', ({ measure }) => {
    const measured = measure({ seed: SEEDS[0], outcomes: OUTCOMES });
    expect(lowest(measured)).toBeGreaterThan(0.01 / (4 * SAMPLES.length));
  });
});

describe('a planted fault is found', () => {
  test('by chi-square, in a bare remainder', () => {
    const n = 3_000_000_000;
    const measured = measureUniform(
      n,
      take((words) => words.next() % n),
    );
    expect(pValueOf(measured, 'chi-square')).toBeLessThan(HOPELESS);
    expect(judge(4 * SAMPLES.length, pValueOf(measured, 'chi-square'), () => 1)).toBe('failed');
  });

  test('by chi-square, in a digit that comes a tenth more often', () => {
    const biased = take((words) => (words.next() % 100 === 0 ? 7 : words.next() % 10));
    expect(pValueOf(measureUniform(10, biased), 'chi-square')).toBeLessThan(0.01);
  });

  test('by runs and by serial correlation, in outcomes that lean on the one before', () => {
    let previous = 0;
    const sticky = take((words) => {
      if (words.next() % 8 !== 0) previous = words.next() % 10;
      return previous;
    });
    const measured = measureUniform(10, sticky);
    expect(pValueOf(measured, 'runs')).toBeLessThan(HOPELESS);
    expect(pValueOf(measured, 'serial correlation')).toBeLessThan(HOPELESS);
  });

  test('by chi-square, in outcomes that take turns', () => {
    const turns = Array.from({ length: OUTCOMES }, (_, index) => index % 10);
    expect(pValueOf(measureUniform(10, turns), 'chi-square')).toBeLessThan(HOPELESS);
  });

  test('by the last number, in a shuffle that swaps with any place', () => {
    const draws = Array.from({ length: OUTCOMES / 4 }, (_, draw) => shuffleNaively(`${draw}`));
    const measured = measureDistinct({ count: 6, from: 10 }, draws);
    expect(pValueOf(measured, 'chi-square of the last')).toBeLessThan(HOPELESS);
  });

  test('by the sums, in draws that come twice', () => {
    const draws = Array.from({ length: OUTCOMES / 4 }, (_, draw) => drawSix(Math.floor(draw / 2)));
    const measured = measureDistinct({ count: 6, from: 45 }, draws);
    expect(pValueOf(measured, 'runs')).toBeLessThan(HOPELESS);
    expect(pValueOf(measured, 'serial correlation')).toBeLessThan(HOPELESS);
  });

  test('at once, where an outcome is out of range', () => {
    expect(() => measureUniform(10, [10])).toThrow('10 is not one of 0 .. 9');
  });
});

describe('the rule', () => {
  const never = () => {
    throw new Error('the second seed was not to be asked');
  };
  test('passes at 99 %, asks the second seed in doubt and fails at once beyond doubt', () => {
    expect(judge(50, 0.01, never)).toBe('passed');
    expect(judge(50, 0.009, () => 0.02)).toBe('passed with the second seed');
    expect(judge(50, 0.009, () => 0.009)).toBe('failed');
    expect(judge(50, 0.0001, never)).toBe('failed');
    expect(judge(50, Number.NaN, never)).toBe('failed');
  });

  test('reads what dieharder prints', () => {
    const table = [
      '        test_name   |ntup| tsamples |psamples|  p-value |Assessment',
      '   diehard_birthdays|   0|       100|     100|0.96833676|  PASSED  ',
      '        dab_filltree|  32|  15000000|       1|0.00267786|   WEAK   ',
    ].join('\n');
    expect(readAssessments(table)).toEqual([
      { test: 'diehard_birthdays 0', pValue: 0.96833676, verdict: 'PASSED' },
      { test: 'dab_filltree 32', pValue: 0.00267786, verdict: 'WEAK' },
    ]);
  });
});

/** Outcomes as a naive implementation might make them. */
function* take(makeOutcome: (words: WordStream) => number): Generator<number> {
  const words = wordsFor('planted');
  for (let index = 0; index < OUTCOMES; index += 1) yield makeOutcome(words);
}

function shuffleNaively(name: string): number[] {
  const words = wordsFor(name);
  const deck = Array.from({ length: 10 }, (_, index) => index + 1);
  for (let i = 0; i < deck.length; i += 1) {
    const j = words.next() % deck.length;
    [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
  }
  return deck.slice(0, 6);
}

function drawSix(draw: number): number[] {
  const inputs = { game: 'L645', drawId: String(draw), seed: SEEDS[0], root: 'r', external: 'e' };
  return computeDraw({ ...inputs, pick: { kind: 'distinct', count: 6, from: 45 } }).numbers;
}

function wordsFor(clientSeed: string): WordStream {
  return createInstantStream({ serverSeed: SEEDS[0], clientSeed, nonce: 0 });
}

function lowest(measured: Measurement[]): number {
  return Math.min(...measured.map(({ pValue }) => pValue));
}

function pValueOf(measured: Measurement[], name: string): number {
  return measured.find(({ test }) => test === name)?.pValue ?? Number.NaN;
}
