import type { Draw } from '../draw.ts';

/** 31 zero bytes, then a one. */
export const VECTOR_SEED = '01'.padStart(64, '0');
export const VECTOR_COMMITMENT = 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5';

type Vector = { draw: Draw; numbers: number[] };

/** The scheme's published examples. */
export const VECTORS: [Vector, ...Vector[]] = [
  { draw: vectorDraw('L645', { kind: 'distinct', count: 6, from: 45 }), numbers: [36, 19, 17, 43, 42, 32] },
  {
    draw: vectorDraw('KENO', { kind: 'distinct', count: 20, from: 80 }),
    numbers: [63, 14, 5, 57, 65, 33, 67, 37, 31, 72, 36, 66, 61, 75, 80, 12, 54, 23, 47, 29],
  },
  { draw: vectorDraw('D5', { kind: 'digits', count: 5 }), numbers: [5, 5, 7, 3, 6] },
];

function vectorDraw(game: string, pick: Draw['pick']): Draw {
  return { game, drawId: '20260101-001', seed: VECTOR_SEED, root: 'root0', external: 'ext0', pick };
}
