import { LOTTERY_FAMILIES } from '@parlour/contract/values/lottery';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationOf, motionOf, timingOf } from './motion.rules.ts';
import { doneAt, raceOf, standingsAt } from './race.rules.ts';

const CARS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const anyResult = fc.shuffledSubarray(CARS, { minLength: 10, maxLength: 10 });

test('no reveal is longer than anybody waits, and the last number is out before it ends', () => {
  for (const family of LOTTERY_FAMILIES)
    for (const numbers of [1, 5, 20, 27]) {
      const kind = motionOf(family);
      const { stepMs, takesMs } = timingOf(kind, numbers);
      expect(stepMs * (numbers - 1) + takesMs).toBeLessThan(durationOf(kind, numbers));
      expect(durationOf(kind, numbers)).toBeLessThanOrEqual(9_000);
    }
});

describe('a race', () => {
  test('ends in the drawn order, and the cars cross the line in it', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        const race = raceOf(result);
        expect(standingsAt(race, 1)).toEqual(result);
        const times = race.map(({ steps }) => steps.at(-1)?.at ?? 0);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(new Set(times).size).toBe(10);
        expect(times.at(-1)).toBeLessThan(1);
      }),
    );
  });

  test('goes forward only, from the start to the line', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        for (const run of raceOf(result)) {
          const way = Array.from({ length: 101 }, (_, index) => doneAt(run, index / 100));
          expect(way[0]).toBe(0);
          expect(way[100]).toBe(1);
          expect(way).toEqual(way.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test('is open on the way: most winners are not ahead all the time', () => {
    const results = fc.sample(anyResult, { numRuns: 200, seed: 1 });
    const overtaken = results.filter((result) => {
      const race = raceOf(result);
      return [0.2, 0.35, 0.5, 0.65].some((at) => standingsAt(race, at)[0] !== result[0]);
    });
    expect(overtaken.length).toBeGreaterThan(150);
  });

  test('is the same whenever it is watched', () => {
    expect(raceOf(CARS)).toEqual(raceOf([...CARS]));
  });
});
