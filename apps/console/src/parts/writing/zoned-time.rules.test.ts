import { expect, test } from 'vitest';
import { readIn, writeIn } from './zoned-time.rules.ts';

test('times are those of the brand, also where clocks change', () => {
  const at = Date.UTC(2026, 10, 15, 20, 30);
  expect(writeIn('Asia/Shanghai', at)).toBe('2026-11-16T04:30');
  expect(readIn('Asia/Shanghai', '2026-11-16T04:30')).toBe(at);
  for (const local of ['2026-03-29T03:30', '2026-10-25T01:30', '2026-07-01T12:00'])
    expect(writeIn('Europe/Berlin', readIn('Europe/Berlin', local))).toBe(local);
  expect(readIn('Asia/Shanghai', '')).toBe(-1);
});
