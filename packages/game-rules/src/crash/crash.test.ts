import { compare, fraction, multiply } from '@parlour/exact';
import { createDrawStream, WORDS } from '@parlour/fairness';
import { SCALE } from '@parlour/money/testing/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import model from '../../models/crash/99.json' with { type: 'json' };
import { chanceOf } from '../limbo/limbo.ts';
import { rootUp, sheetOf, varianceOf, winOrLose } from '../testing/count-sheet.ts';
import { wordsFor } from '../testing/test-words.ts';
import {
  type CrashStep,
  crash,
  drawPoint,
  factorOf,
  multiplierAt,
  passesAt,
  reachesAt,
  START,
  TARGET_MAX,
} from './crash.ts';

/** Everyday every thirteenth millisecond is tried; with SCALE every one. */
const EVERY = SCALE > 1 ? 1 : 13;
/** A flight that ends at 1.98. */
const MIDDLE = 2 ** 31;
const HIGHEST = WORDS - 1;
const fly = (word: number, target: number | null, steps: CrashStep[] = []) =>
  crash.play(wordsFor(word), { pick: { target }, steps }, model);

describe('a pick', () => {
  test.each([101, 200, 1_000_000, null])('with the target %s is open', (target) => {
    expect(crash.readPick({ target }, model)).toEqual({ target });
  });

  test.each([
    [{ target: 100 }],
    [{ target: 1_000_001 }],
    [{ target: 150.5 }],
    [{ target: '200' }],
    [{ target: true }],
    [{ target: 200, stop: 1 }],
    [{}],
    [null],
  ])('%j is refused', (input) => {
    expect(crash.readPick(input, model)).toBeNull();
  });
});

describe('a stop', () => {
  test.each([100, 101, 1_000_000])('at %d hundredths can be read', (stop) => {
    expect(crash.readStep({ stop })).toEqual({ stop });
  });

  test.each([
    [{ stop: true }],
    [{ stop: 99 }],
    [{ stop: 1_000_001 }],
    [{ stop: 1.5 }],
    [{ stop: 200, at: 1 }],
  ])('%j is no stop that a round can hold', (input) => {
    expect(crash.readStep(input)).toBeNull();
  });
});

describe('the curve', () => {
  test.each([
    [0, 100],
    [165, 100],
    [166, 101],
    [6_758, 150],
    [11_552, 199],
    [11_553, 200],
    [38_376, 999],
    [38_377, 1_000],
    [76_753, 10_000],
    [153_506, 1_000_019],
  ])('is after %d ms at %d hundredths', (ms, hundredths) => {
    // Computed from e^(0.00006 ms) by a program in another language, with fifty digits.
    expect(multiplierAt(ms)).toBe(hundredths);
  });

  test('is exact: no rounding of a term reaches a hundredth', () => {
    // The same sum with 64 bits more: where both agree, and the finer one is not within the error of a border, both are right.
    const fine = 192n;
    for (let ms = 0; ms <= 153_600; ms += EVERY) {
      let [term, sum] = [100n << fine, 0n];
      for (let n = 1n; term > 0n; n += 1n) {
        sum += term;
        term = (term * 6n * BigInt(ms)) / (100_000n * n);
      }
      const slack = 1n << 96n;
      if ((sum + slack) >> fine !== sum >> fine || Number(sum >> fine) !== multiplierAt(ms))
        throw new Error(`the multiplier after ${ms} ms is not sure`);
    }
  });

  test('rises, and a point is passed a millisecond after the last stop in time', () => {
    fc.assert(
      fc.property(fc.integer({ min: START, max: TARGET_MAX }), (point) => {
        const ms = passesAt(point);
        expect(multiplierAt(ms)).toBeGreaterThan(point);
        expect(multiplierAt(ms - 1)).toBeLessThanOrEqual(point);
        const reached = reachesAt(point);
        expect(multiplierAt(reached)).toBeGreaterThanOrEqual(point);
        if (point > START) expect(multiplierAt(reached - 1)).toBeLessThan(point);
      }),
    );
    expect(passesAt(99)).toBe(0);
    expect(reachesAt(START)).toBe(0);
    expect(passesAt(TARGET_MAX)).toBeLessThan(154_000);
  });
});

describe('a flight', () => {
  test('ends where limbo would, and never above the cap', () => {
    expect(drawPoint(wordsFor(0), model)).toBe(99);
    expect(drawPoint(wordsFor(MIDDLE), model)).toBe(198);
    expect(drawPoint(wordsFor(HIGHEST), model)).toBe(TARGET_MAX);
  });

  test('is the same for the same table, number, root and external value, for ever', () => {
    const points = ['1', '2', '3', '4', '5'].map((drawId) => {
      const seed = `${'0'.repeat(63)}1`;
      const words = createDrawStream({ game: 'comet-crash', drawId, seed, root: 'root0', external: 'ext0' });
      return drawPoint(words, model);
    });
    // Computed from the scheme's description by a program in another language.
    expect(points).toEqual(POINTS);
  });

  test.each([
    ['pays the target it reached', 198, [], 198],
    ['pays nothing for a target above its end', 199, [], null],
    ['pays the stop before its end', null, [{ stop: 198 }], 198],
    ['pays a stop at the start', null, [{ stop: 100 }], 100],
    ['pays nothing for a stop after its end', null, [{ stop: 199 }], null],
    ['pays a stop below the target', 190, [{ stop: 150 }], 150],
    ['pays nothing to who never stopped', null, [], null],
  ])('%s', (_, target, steps, stoppedAt) => {
    expect(fly(MIDDLE, target, steps)).toEqual({
      seen: { target, stoppedAt, point: 198 },
      isOver: true,
      won: stoppedAt === null ? fraction(0) : fraction(stoppedAt, 100),
      staked: fraction(1),
    });
  });

  test('that bursts at once pays nobody', () => {
    for (const steps of [[], [{ stop: 100 }]]) expect(fly(0, null, steps)?.won).toEqual(fraction(0));
  });

  test('pays the cap to who stayed that long', () => {
    expect(fly(HIGHEST, null)?.won).toEqual(fraction(10_000));
    expect(fly(HIGHEST, TARGET_MAX)?.won).toEqual(fraction(10_000));
  });

  test('takes one stop, below the target', () => {
    expect(fly(MIDDLE, 190, [{ stop: 190 }])).toBeNull();
    expect(fly(MIDDLE, 190, [{ stop: 191 }])).toBeNull();
    expect(fly(MIDDLE, null, [{ stop: 120 }, { stop: 130 }])).toBeNull();
  });

  test('may win the target; without one the house sees to the limit', () => {
    expect(crash.most({ target: 250 }, model)).toEqual(fraction(5, 2));
    expect(crash.most({ target: null }, model)).toEqual(fraction(101, 100));
  });
});

test('every target and every stop returns 99 percent, and never more', () => {
  for (let at = START; at <= TARGET_MAX; at += at < 2_000 ? 1 : 997) {
    const returned = multiply(chanceOf({ target: at }, model), factorOf(at));
    expect(compare(returned, fraction(99, 100))).toBeLessThanOrEqual(0);
    expect(compare(returned, fraction(9_899_976, 10_000_000))).toBeGreaterThan(0);
  }
  // One flight in a hundred bursts before anybody can stop.
  expect(
    Number(chanceOf({ target: START }, model).over) / Number(chanceOf({ target: START }, model).under),
  ).toBeCloseTo(0.99, 8);
});

test('the sheet is that of the extreme stops', () => {
  const betOf = (at: number) => winOrLose(chanceOf({ target: at }, model), factorOf(at));
  let [best, worst, wildest] = [
    { at: 0, value: 0n },
    { at: 0, value: 2n ** 64n },
    { at: 0, value: 0n },
  ];
  for (let at = START; at <= TARGET_MAX; at += 1) {
    const words = (99n * 2n ** 32n) / BigInt(at);
    const returned = BigInt(at) * words;
    const variance = returned * BigInt(at) * (2n ** 32n - words);
    if (returned > best.value) best = { at, value: returned };
    if (returned < worst.value) worst = { at, value: returned };
    if (variance > wildest.value) wildest = { at, value: variance };
  }
  const bets = [best, worst, wildest, { at: TARGET_MAX }].map(({ at }) => betOf(at));
  expect(model.sheet).toEqual(sheetOf(bets));
  expect(rootUp(varianceOf(betOf(200)))).toBe('1');
});

const POINTS = [319, 114, 216, 520, 230];
