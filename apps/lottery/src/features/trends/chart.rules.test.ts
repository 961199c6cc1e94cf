import { expect, test } from 'vitest';
import {
  chartWidth,
  columnsInSight,
  heatLevel,
  linesOf,
  ROW_HEIGHT,
  rowsInSight,
  shortNumero,
} from './chart.rules.ts';

test('a line joins consecutive values and breaks where there is none', () => {
  expect(linesOf([2, 0, null, 1, null, 3, 3])).toEqual(['2.5,0.5 0.5,1.5', '3.5,5.5 3.5,6.5']);
});

test('whatever is scrolled to, the rows in sight are drawn and no others', () => {
  for (let scrollTop = 0; scrollTop < 220 * ROW_HEIGHT; scrollTop += 37) {
    const { from, to } = rowsInSight({ scrollTop, height: 400, rows: 200 });
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(200);
    expect(to - from).toBeLessThan(40);
    if (scrollTop / ROW_HEIGHT >= 200) continue;
    expect(from * ROW_HEIGHT).toBeLessThanOrEqual(scrollTop);
    expect(to * ROW_HEIGHT).toBeGreaterThanOrEqual(Math.min(scrollTop + 400, 200 * ROW_HEIGHT));
  }
});

test('a chart without rows draws none', () => {
  expect(rowsInSight({ scrollTop: 0, height: 400, rows: 0 })).toEqual({ from: 0, to: 0 });
});

test('issues of a day are told apart by their place in it, daily ones by the day', () => {
  expect([shortNumero('20261116-0542'), shortNumero('20261116')]).toEqual(['0542', '11/16']);
});

test('the longest absence is tinted most, a value just drawn not at all', () => {
  expect([0, 9, 10, 49, 50].map((omission) => heatLevel(omission, 50))).toEqual([0, 0, 1, 4, 4]);
  expect(heatLevel(0, 0)).toBe(0);
});

test('eleven numbers fit on the narrowest phone; of more, each has room for three digits', () => {
  expect(chartWidth(11, false)).toBeLessThanOrEqual(320 - 16);
  expect(chartWidth(10, false)).toBeLessThanOrEqual(320 - 32);
  expect(chartWidth(49, false)).toBeGreaterThan(49 * 26);
});

test('of many columns those in sight are drawn; few are always drawn all', () => {
  const sight = { scrollLeft: 900, width: 300, sheetWidth: 80 * 28, columns: 80 };
  const { from, to } = columnsInSight(sight);
  expect(from * 28).toBeLessThanOrEqual(900);
  expect(to * 28).toBeGreaterThanOrEqual(1_200);
  expect(to - from).toBeLessThan(32);
  expect(columnsInSight({ ...sight, columns: 12 })).toEqual({ from: 0, to: 12 });
});
