import { expect, test } from 'vitest';
import { turnClock } from './turn.rules.ts';

const turn = { seat: 1, endsAt: 100_000, bankMs: 30_000 };

test('a turn has its own time first, and hurries in the last five seconds', () => {
  expect(turnClock(turn, 85_000)).toEqual({ seconds: 15, share: 1, isBank: false, isHurry: false });
  expect(turnClock(turn, 95_000)).toMatchObject({ seconds: 5, isBank: false, isHurry: true });
});

test('then the bank runs, and then nothing is left', () => {
  expect(turnClock(turn, 100_000)).toEqual({ seconds: 30, share: 1, isBank: true, isHurry: false });
  expect(turnClock(turn, 115_000)).toMatchObject({ seconds: 15, share: 0.5, isBank: true });
  expect(turnClock(turn, 131_000)).toEqual({ seconds: 0, share: 0, isBank: false, isHurry: true });
  expect(turnClock({ ...turn, bankMs: 0 }, 100_001)).toMatchObject({ seconds: 0, share: 0 });
});

test('a clock that is ahead of ours shows a full ring, never more', () => {
  expect(turnClock(turn, 80_000).share).toBe(1);
});
