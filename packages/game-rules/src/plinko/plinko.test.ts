import { fraction } from '@parlour/exact';
import { describe, expect, test } from 'vitest';
import numbers from '../../models/plinko/99.json' with { type: 'json' };
import { RISKS } from '../risk.ts';
import { meanOf, sheetOf, varianceOf } from '../testing/count-sheet.ts';
import { wordsFor, wordsOf } from '../testing/test-words.ts';
import {
  chanceOf,
  type PlinkoModel,
  type PlinkoPick,
  plinko,
  ROWS_MAX,
  ROWS_MIN,
  tableOf,
} from './plinko.ts';

const model: PlinkoModel = numbers;
const picks: PlinkoPick[] = RISKS.flatMap((risk) =>
  Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, place) => ({ rows: ROWS_MIN + place, risk })),
);
const betOf = (pick: PlinkoPick) =>
  tableOf(pick, model).map((hundredths, slot) => ({
    chance: chanceOf({ rows: pick.rows, slot }),
    won: fraction(hundredths, 100),
  }));

describe('a pick', () => {
  test('is any number of rows at any risk', () => {
    expect(picks).toHaveLength(27);
    for (const pick of picks) expect(plinko.readPick(pick, model)).toEqual(pick);
  });

  test.each([
    [{ rows: 7, risk: 'low' }],
    [{ rows: 17, risk: 'low' }],
    [{ rows: 8.5, risk: 'low' }],
    [{ rows: 8, risk: 'none' }],
    [{ rows: 8, risk: 'toString' }],
    [{ rows: 8 }],
    [{ rows: 8, risk: 'low', balls: 2 }],
    [null],
  ])('%j is refused', (input) => {
    expect(plinko.readPick(input, model)).toBeNull();
    expect(plinko.readStep(input)).toBeNull();
  });
});

describe('a ball', () => {
  test('takes one word a row and lands as far right as it turned right', () => {
    const pick = { rows: 8, risk: 'high' } as const;
    const played = plinko.play(wordsFor(0, 1, 1, 0, 0, 1, 0, 0), { pick, steps: [] }, model);
    expect(played).toEqual({
      seen: { path: [0, 1, 1, 0, 0, 1, 0, 0], slot: 3 },
      isOver: true,
      won: fraction(62, 100),
      staked: fraction(1),
    });
    const right = plinko.play(wordsFor(1, 1, 1, 1, 1, 1, 1, 1), { pick, steps: [] }, model);
    expect(right?.won).toEqual(plinko.most(pick, model));
  });

  test('takes the same path for the same seeds and nonce, for ever', () => {
    const pick = { rows: 16, risk: 'low' } as const;
    const paths = [0, 1, 2].map(
      (nonce) => plinko.play(wordsOf(nonce), { pick, steps: [] }, model)?.seen.path,
    );
    // Computed from the scheme's description by a program in another language.
    expect(paths.map((path) => path?.join(''))).toEqual([
      '0001011010111000',
      '1110010111100010',
      '0100010000000001',
    ]);
  });
});

describe('a table', () => {
  test.each(picks)('of $rows rows at $risk risk is mirrored and returns exactly 99/100', (pick) => {
    const table = tableOf(pick, model);
    expect(table).toHaveLength(pick.rows + 1);
    expect([...table].reverse()).toEqual(table);
    expect(meanOf(betOf(pick))).toEqual(fraction(99, 100));
    expect(plinko.most(pick, model)).toEqual(fraction(table[0] ?? 0, 100));
  });

  test.each([
    [8, 'low', [3.75, 1.8, 1.1, 0.92, 0.75]],
    [8, 'medium', [8, 2.45, 1.14, 0.75, 0.72]],
    [8, 'high', [17, 2.9, 1.1, 0.62, 0.6]],
    [12, 'low', [9.5, 3.81, 2, 1.3, 1, 0.9, 0.75]],
    [12, 'medium', [35.5, 8.5, 2.95, 1.4, 0.98, 0.76, 0.65]],
    [12, 'high', [115, 17, 4.5, 1.4, 0.82, 0.56, 0.55]],
    [16, 'low', [26, 9.2, 4.3, 2.52, 1.56, 1.05, 0.94, 0.94, 0.72]],
    [16, 'medium', [160, 32.2, 11.5, 4.12, 2.01, 1.15, 0.94, 0.7, 0.6]],
    [16, 'high', [1000, 102.5, 21.2, 5.85, 2.3, 1.25, 0.69, 0.5, 0.48]],
  ] as const)('of %d rows at %s risk pays %j from the edge on', (rows, risk, pays) => {
    const half = tableOf({ rows, risk }, model).slice(0, pays.length);
    expect(half.map((hundredths) => hundredths / 100)).toEqual([...pays]);
  });

  test.each([
    ['low', 0.41],
    ['medium', 1.39],
    ['high', 6.14],
  ] as const)('of 16 rows at %s risk deviates by %d', (risk, deviation) => {
    const { over, under } = varianceOf(betOf({ rows: 16, risk }));
    expect(Math.sqrt(Number(over) / Number(under))).toBeCloseTo(deviation, 2);
  });
});

test('the sheet is that of all tables', () => {
  expect(model.sheet).toEqual(sheetOf(picks.map(betOf)));
});
