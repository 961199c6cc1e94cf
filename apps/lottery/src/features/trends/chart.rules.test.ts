import { expect, test } from 'vitest';
import { linesOf, ROW_HEIGHT, rowsInSight } from './chart.rules.ts';

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
