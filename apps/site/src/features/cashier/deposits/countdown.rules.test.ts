import { expect, it } from 'vitest';
import { clockForm, leftPercent } from './countdown.rules.ts';

it.each([
  [249_000, '4:09'],
  [3_849_000, '1:04:09'],
  [999, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%s ms read %s', (leftMs, shown) => {
  expect(clockForm(leftMs)).toBe(shown);
});

it.each([
  [0, 100],
  [25, 75],
  [100, 0],
  [150, 0],
  [-10, 100],
])('at %s of 100 the bar is filled to %s', (now, percent) => {
  expect(leftPercent({ from: 0, until: 100, now })).toBe(percent);
});
