import { fraction } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import model from '../../models/wheel/99.json' with { type: 'json' };
import { RISKS } from '../risk.ts';
import { meanOf, sheetOf } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import { SEGMENTS, tableOf, type WheelPick, wheel } from './wheel.ts';

const picks: WheelPick[] = RISKS.flatMap((risk) => SEGMENTS.map((segments) => ({ risk, segments })));
const betOf = (pick: WheelPick) =>
  tableOf(pick, model).map((hundredths) => ({
    chance: fraction(1, pick.segments),
    won: fraction(hundredths, 100),
  }));
const sorted = (pick: WheelPick) => tableOf(pick, model).sort((a, b) => b - a);

describe('a pick', () => {
  test('is any wheel at any risk', () => {
    for (const pick of picks) expect(wheel.readPick(pick, model)).toEqual(pick);
  });

  test.each([
    [{ risk: 'low', segments: 15 }],
    [{ risk: 'low', segments: '10' }],
    [{ risk: 'lowest', segments: 10 }],
    [{ risk: 'low' }],
    [{ risk: 'low', segments: 10, spins: 2 }],
    [{}],
    [null],
  ])('%j is refused', (input) => {
    expect(wheel.readPick(input, model)).toBeNull();
    expect(wheel.readStep(input)).toBeNull();
  });
});

describe('a wheel', () => {
  test.each(picks)('of $segments segments at $risk risk returns exactly 99/100', (pick) => {
    expect(tableOf(pick, model)).toHaveLength(pick.segments);
    expect(meanOf(betOf(pick))).toEqual(fraction(99, 100));
    expect(wheel.most(pick, model)).toEqual(fraction(Math.max(...tableOf(pick, model)), 100));
  });

  test('of low risk has seven segments of 1.2, one of 1.5 and two that pay nothing', () => {
    const ten = sorted({ risk: 'low', segments: 10 });
    expect(ten).toEqual([150, 120, 120, 120, 120, 120, 120, 120, 0, 0]);
  });

  test('of medium risk pays on every other segment', () => {
    const ten = sorted({ risk: 'medium', segments: 10 });
    expect(ten).toEqual([300, 200, 190, 150, 150, 0, 0, 0, 0, 0]);
    const pays = tableOf({ risk: 'medium', segments: 50 }, model).map((hundredths) => hundredths > 0);
    expect(pays.every((isPaid, segment) => segment === 0 || isPaid !== pays[segment - 1])).toBe(true);
  });

  test.each(SEGMENTS)('of high risk and %d segments has one that pays', (segments) => {
    const [first, ...others] = sorted({ risk: 'high', segments });
    expect(first).toBe(99 * segments);
    expect(new Set(others)).toEqual(new Set([0]));
  });

  test('larger than ten repeats the wheel of ten', () => {
    const ten = tableOf({ risk: 'low', segments: 10 }, model);
    expect(tableOf({ risk: 'low', segments: 30 }, model)).toEqual([...ten, ...ten, ...ten]);
  });

  test('pays what the segment says', () => {
    const pick: WheelPick = { risk: 'high', segments: 20 };
    expect(wheel.play(wordsFor(0), { pick, steps: [] }, model)).toEqual({
      seen: { segment: 0 },
      isOver: true,
      won: fraction(198, 10),
      staked: fraction(1),
    });
    expect(wheel.play(wordsFor(19), { pick, steps: [] }, model)?.won).toEqual(fraction(0));
  });

  test('stops where it did for the same seeds and nonce, for ever', () => {
    const pick: WheelPick = { risk: 'low', segments: 50 };
    const stops = [0, 1, 2, 3, 4].map(
      (nonce) => wheel.play(wordsOf(nonce), { pick, steps: [] }, model)?.seen.segment,
    );
    // Computed from the scheme's description by a program in another language.
    expect(stops).toEqual([32, 13, 14, 17, 10]);
  });
});

test('the sheet is that of all wheels', () => {
  expect(model.sheet).toEqual(sheetOf(picks.map(betOf)));
});
