import { expect, test } from 'vitest';
import { type AutoFire, afterFire, afterShot, beginAuto, isAutoOver, mayRisk } from './auto.rules.ts';

const PLAN = { rounds: 10, lossMax: 100n, winMax: 500n };
const STAKE = 10n;

const fireOne = (auto: AutoFire, pays: number | null) =>
  afterShot(afterFire(auto, STAKE), { pays, stake: STAKE });

test('automatic fire counts the magazine that is loaded among those that were asked for', () => {
  expect(beginAuto(PLAN, 0).magazines).toBe(10);
  expect(beginAuto(PLAN, 2).magazines).toBe(8);
  expect(beginAuto({ ...PLAN, rounds: 1 }, 2).magazines).toBe(0);
});

test('it ends before a shot could lose more than was allowed; what is won counts against it', () => {
  let auto = beginAuto(PLAN, 1);
  for (let shot = 0; shot < 9; shot += 1) auto = fireOne(auto, 0);
  expect(isAutoOver(auto, STAKE)).toBe(false);
  expect(isAutoOver(fireOne(auto, 0), STAKE)).toBe(true);
  const won = fireOne(auto, 5);
  expect(won.lost).toBe(50n);
  expect(isAutoOver(won, STAKE)).toBe(false);
});

test('shots whose fate is not known are counted as lost until it is, and then it goes on or ends', () => {
  let auto = beginAuto(PLAN, 1);
  for (let shot = 0; shot < 10; shot += 1) auto = afterFire(auto, STAKE);
  expect(mayRisk(auto, STAKE)).toBe(false);
  expect(isAutoOver(auto, STAKE)).toBe(false);
  auto = afterShot(auto, { pays: null, stake: STAKE });
  expect(auto.lost).toBe(0n);
  expect(mayRisk(auto, STAKE)).toBe(true);
  for (let shot = 0; shot < 9; shot += 1) auto = afterShot(auto, { pays: 0, stake: STAKE });
  expect(auto).toMatchObject({ lost: 90n, flying: 0n });
  expect(isAutoOver(auto, STAKE)).toBe(false);
});

test('it ends with a single win of the size that was named', () => {
  const auto = beginAuto(PLAN, 1);
  expect(isAutoOver(fireOne(auto, 49), STAKE)).toBe(false);
  expect(isAutoOver(fireOne(auto, 50), STAKE)).toBe(true);
});
