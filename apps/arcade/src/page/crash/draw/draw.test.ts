import { expect, test } from 'vitest';
import { courseFor, heightAt, linesOf, spotAt, timeOf } from './course.ts';
import { fade, mix, parseColour } from './palette.ts';

const SIZE = { width: 390, height: 300 };

test('the comet stays on the stage and climbs to the right, however long the flight', () => {
  for (const ms of [0, 500, 5_000, 12_000, 60_000, 153_000]) {
    const course = courseFor(SIZE, ms);
    const [start, here] = [spotAt(course, 0), spotAt(course, ms)];
    expect(here.x).toBeGreaterThanOrEqual(start.x);
    expect(here.y).toBeLessThanOrEqual(start.y);
    expect(here.x).toBeLessThan(SIZE.width * 0.95);
    expect(here.y).toBeGreaterThan(SIZE.height * 0.05);
  }
});

test('times and heights are each other’s inverse', () => {
  for (const hundredths of [100, 150, 1_000, 1_000_000])
    expect(heightAt(timeOf(hundredths)) * 100).toBeCloseTo(hundredths, 3);
  expect(timeOf(99)).toBe(0);
});

test('a few multiples below the top have lines', () => {
  expect(linesOf(courseFor(SIZE, 0))).toEqual([1.2, 1.5]);
  expect(linesOf(courseFor(SIZE, timeOf(10_000)))).toEqual([10, 20, 50, 100]);
});

test('colours are read as browsers compute them', () => {
  expect(parseColour('rgb(73, 215, 243)')).toEqual([73, 215, 243]);
  expect(parseColour('color(srgb 1 0.5 0)')).toEqual([255, 127.5, 0]);
  expect(fade([1, 2, 3], 0.5)).toBe('rgb(1 2 3 / 0.500)');
  expect(mix([0, 0, 0], [200, 100, 50], 0.5)).toEqual([100, 50, 25]);
});
