import { describe, expect, it } from 'vitest';
import { chartOf } from './chart.rules.ts';

const days = (...nets: string[]) => nets.map((net, index) => ({ day: `2026-11-0${index + 1}`, net }));

describe('the chart of profit and loss', () => {
  it('stands gains on the line and hangs losses below it, in proportion', () => {
    const { bars, zero } = chartOf(days('75.00', '-25.00'));
    expect(zero).toBe(75);
    expect(bars).toEqual([
      { day: '2026-11-01', index: 0, top: 0, height: 75, isGain: true },
      { day: '2026-11-02', index: 1, top: 75, height: 25, isGain: false },
    ]);
  });

  it('uses the whole height where all days were of one kind', () => {
    expect(chartOf(days('10.00', '5.00')).zero).toBe(100);
    expect(chartOf(days('-10.00', '-5.00')).zero).toBe(0);
  });

  it('draws a small result large enough to be seen, and no result not at all', () => {
    const { bars } = chartOf(days('1000000.00', '0.01', '0.00'));
    expect(bars.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02']);
    expect(bars[1]?.height).toBeGreaterThanOrEqual(1);
  });

  it('is a line and nothing else where nothing was won or lost', () => {
    expect(chartOf(days('0.00', '0.00'))).toEqual({ bars: [], zero: 50, highest: 0n, lowest: 0n });
    expect(chartOf([]).bars).toEqual([]);
  });
});
