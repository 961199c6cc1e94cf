import { expect, test } from 'vitest';
import { acrossOf, layBoard, pegIndex, pegsOf } from './board.ts';
import { ballAt, fallMs, restingSpot, rightsOf, waitingSpot } from './fall.ts';

const PATHS: (0 | 1)[][] = [
  [0, 1, 1, 0, 0, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];

test.each(PATHS)('a ball meets the pegs of its path and rests in its slot (%#)', (...path) => {
  const rows = path.length;
  const board = layBoard({ width: 320, height: 206, rows, labelLength: 5 });
  const pegs = pegsOf(board);
  const spots = Array.from({ length: 2_001 }, (_, step) => ballAt(board, path, step / 2_000));
  expect(spots[0]).toEqual({ ...waitingSpot(board), met: 0 });
  expect(spots.at(-1)).toEqual({ ...restingSpot(board, rightsOf(path, rows)), met: rows });
  expect(Math.max(...spots.map(({ met }) => met))).toBe(rows);
  for (let row = 0; row < rows; row += 1) {
    const first = spots.find(({ met }) => met === row + 1);
    expect(first?.x).toBeCloseTo(pegs[pegIndex(row, rightsOf(path, row))]?.x ?? 0, -0.5);
  }
  const highest = Math.max(...spots.map(({ x }) => Math.abs(x - board.width / 2)));
  expect(highest).toBeLessThan(board.width / 2 - board.ballRadius);
});

test('the slots lie between the pegs of the last row, within the board', () => {
  const board = layBoard({ width: 390, height: 430, rows: 16, labelLength: 5 });
  expect(pegsOf(board)).toHaveLength(168);
  const last = pegsOf(board).slice(-18);
  for (let slot = 0; slot <= 16; slot += 1) {
    const x = acrossOf(board, { level: 16, rights: slot });
    expect(x).toBeCloseTo(((last[slot]?.x ?? 0) + (last[slot + 1]?.x ?? 0)) / 2);
  }
  expect(last[0]?.x).toBeGreaterThan(0);
});

test('long labels stand upright where slots are narrow', () => {
  expect(layBoard({ width: 320, height: 206, rows: 16, labelLength: 5 }).isUpright).toBe(true);
  expect(layBoard({ width: 320, height: 206, rows: 8, labelLength: 4 }).isUpright).toBe(false);
});

test('no ball falls for longer than a spin', () => {
  expect(fallMs(16, 'normal')).toBeLessThanOrEqual(1_600);
  expect(fallMs(16, 'turbo')).toBe(527);
});
