import { WHEEL } from '@parlour/game-rules/roulette';
import { expect, test } from 'vitest';
import { cruise, leanOf, planFall, pocketAt, restOf, type Stand } from './spinning.ts';

const STANDS: Stand[] = [
  { wheel: 0, ball: 0, depth: 0 },
  { wheel: 77.7, ball: -5_000.1, depth: 0.4 },
  cruise(restOf({ number: 32, lean: 1 }), 733),
];

test('the ball ends in the pocket of its number, wherever it came from', () => {
  for (const from of STANDS)
    for (const number of WHEEL)
      for (const overMs of [700, 2_200]) {
        const end = planFall(from, { number, lean: -1 }, overMs)(1);
        expect(pocketAt(end)).toBe(number);
        expect(end.depth).toBe(1);
        const rest = restOf({ number, lean: -1 });
        for (const part of ['wheel', 'ball'] as const) {
          const turns = (end[part] - rest[part]) / 360;
          expect(turns).toBeCloseTo(Math.round(turns), 6);
        }
      }
});

test('the wheel never turns back, nor does the ball on it, and neither leaps', () => {
  for (const from of STANDS)
    for (const number of WHEEL) {
      const fall = planFall(from, { number, lean: 0.5 }, 2_200);
      let before = fall(0);
      expect(before.wheel).toBeCloseTo(from.wheel, 6);
      expect(before.ball).toBeCloseTo(from.ball, 6);
      for (let share = 0.01; share <= 1; share += 0.01) {
        const now = fall(share);
        expect(now.wheel).toBeGreaterThanOrEqual(before.wheel);
        expect(now.ball - now.wheel).toBeLessThanOrEqual(before.ball - before.wheel + 1e-9);
        expect(Math.abs(now.depth - before.depth)).toBeLessThan(0.2);
        before = now;
      }
    }
});

test('the lean of a round is the same at every look', () => {
  expect([leanOf('0000aaaa'), leanOf('ffffaaaa'), leanOf('no uuid')]).toEqual([-1, 1, 0]);
});
