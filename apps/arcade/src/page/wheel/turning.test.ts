import { expect, test } from 'vitest';
import { distanceTo, edgesPassed, leanOf, stopAngle, turnedBy } from './turning.ts';

/** The segment under the pointer at an angle. */
function segmentAt(angle: number, segments: number): number {
  const back = (-angle / 360) * segments;
  return Math.floor(back - segments * Math.floor(back / segments));
}

test('a wheel stops with its segment under the pointer, however it leans and wherever it came from', () => {
  for (const segments of [10, 20, 30, 40, 50])
    for (let segment = 0; segment < segments; segment += 1)
      for (const lean of [-1, 0, 1])
        for (const from of [0, 77.7, 5_000.1, -912]) {
          const stop = stopAngle({ segment, segments }, lean);
          const distance = distanceTo(stop, { from, overMs: 1_600 });
          expect(segmentAt(from + turnedBy(distance, 1), segments)).toBe(segment);
        }
});

test('a wheel always goes on forwards, and not for ever', () => {
  for (const overMs of [530, 1_600])
    for (let stop = -360; stop < 0; stop += 7) {
      const distance = distanceTo(stop, { from: 1_234, overMs });
      expect(distance).toBeGreaterThanOrEqual(110);
      expect(distance).toBeLessThan(800);
    }
});

test('the lean of a round is the same at every look and within its segment', () => {
  expect(leanOf('0000aaaa-0000')).toBe(-1);
  expect(leanOf('ffffaaaa-0000')).toBe(1);
  expect(leanOf('no uuid')).toBe(0);
});

test('every edge that passes is counted', () => {
  expect([edgesPassed(0, 10), edgesPassed(35.9, 10), edgesPassed(36, 10), edgesPassed(720, 10)]).toEqual([
    0, 0, 1, 20,
  ]);
});
