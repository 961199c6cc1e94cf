import { expect, test } from 'vitest';
import { afterShot, beginAuto, isAutoOver } from './auto.rules.ts';

const PLAN = { rounds: 10, lossMax: 100n, winMax: 500n };
const STAKE = 10n;

test('automatic fire counts the magazine that is loaded among those that were asked for', () => {
  expect(beginAuto(PLAN, 0).magazines).toBe(10);
  expect(beginAuto(PLAN, 2).magazines).toBe(8);
  expect(beginAuto({ ...PLAN, rounds: 1 }, 2).magazines).toBe(0);
});

test('it ends before a shot could lose more than was allowed; what is won counts against it', () => {
  let auto = beginAuto(PLAN, 1);
  for (let shot = 0; shot < 9; shot += 1) auto = afterShot(auto, { pays: 0, stake: STAKE });
  expect(isAutoOver(auto, STAKE)).toBe(false);
  expect(isAutoOver(afterShot(auto, { pays: 0, stake: STAKE }), STAKE)).toBe(true);
  const won = afterShot(auto, { pays: 5, stake: STAKE });
  expect(won.lost).toBe(50n);
  expect(isAutoOver(won, STAKE)).toBe(false);
});

test('it ends with a single win of the size that was named', () => {
  const auto = beginAuto(PLAN, 1);
  expect(isAutoOver(afterShot(auto, { pays: 49, stake: STAKE }), STAKE)).toBe(false);
  expect(isAutoOver(afterShot(auto, { pays: 50, stake: STAKE }), STAKE)).toBe(true);
});
