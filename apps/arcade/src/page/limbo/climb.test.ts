import { expect, test } from 'vitest';
import { climbMs, climbTo, heightOf } from './climb.ts';

test('a climb only rises, and ends exactly at its point', () => {
  for (const point of [101, 126, 198, 1_000_000, 425_201_762_304]) {
    const shown = Array.from({ length: 101 }, (_, step) => climbTo(point, step / 100));
    expect(shown[0]).toBe(100);
    expect(shown.at(-1)).toBe(point);
    expect(shown.every((value, step) => value <= point && value >= (shown[step - 1] ?? 0))).toBe(true);
  }
});

test('a point below the start is shown at the end alone', () => {
  expect([climbTo(99, 0.5), climbTo(99, 1)]).toEqual([100, 99]);
});

test('the mark of the target is passed when the target is reached', () => {
  const mark = heightOf(200, 200);
  expect(heightOf(199, 200)).toBeLessThan(mark);
  expect(heightOf(201, 200)).toBeGreaterThan(mark);
  expect(heightOf(100, 200)).toBe(0);
  expect(heightOf(99, 101)).toBe(0);
  expect(heightOf(425_201_762_304, 101)).toBeLessThan(1);
});

test('no climb is longer than a spin', () => {
  expect(climbMs(99, 'normal')).toBe(700);
  expect(climbMs(425_201_762_304, 'normal')).toBe(1_600);
  expect(climbMs(425_201_762_304, 'turbo')).toBe(533);
});
