import type { Pace } from '../game/mechanic-page.ts';
import { acrossOf, type Board, type Spot } from './board.ts';

const BASE_MS = 700;
const MS_PER_ROW = 55;
const TURBO_SHARE = 1 / 3;
const FADE_MS = 250;

/** How long the parts of a fall take, in hops from one row to the next. */
const ENTRY = 0.8;
const SETTLING = 0.9;
/** How sharply a ball springs off a peg, and how far off the floor of its slot, in rows. */
const SPRING = 1.3;
const REBOUND = 0.4;

export function fallMs(rows: number, pace: Pace): number {
  if (pace === 'reduced') return FADE_MS;
  return Math.round((BASE_MS + MS_PER_ROW * rows) * (pace === 'turbo' ? TURBO_SHARE : 1));
}

/** Where the ball waits, above the first peg. */
export function waitingSpot(board: Board): Spot {
  return { x: board.width / 2, y: board.top - board.pegRadius - board.ballRadius * 2.1 };
}

/** Where it comes to rest: half in its slot. */
export function restingSpot(board: Board, slot: number): Spot {
  return {
    x: acrossOf(board, { level: board.rows, rights: slot }),
    y: board.slotTop - board.ballRadius * 0.35,
  };
}

/** Where the ball of a path is, and how many pegs it has met, when this share of its fall has passed. */
export function ballAt(board: Board, path: readonly (0 | 1)[], progress: number): Spot & { met: number } {
  const { rows } = board;
  const hops = progress * (ENTRY + rows + SETTLING) - ENTRY;
  if (hops < 0) {
    const from = waitingSpot(board);
    const share = (1 + hops / ENTRY) ** 2;
    return { x: from.x, y: mix(from.y, onPeg(board, 0, 0).y, share), met: 0 };
  }
  if (hops >= rows) {
    const rest = restingSpot(board, rightsOf(path, rows));
    const settled = progress >= 1 ? 1 : (hops - rows) / SETTLING;
    return { x: rest.x, y: rest.y - board.drop * REBOUND * 4 * settled * (1 - settled), met: rows };
  }
  const row = Math.floor(hops);
  const share = hops - row;
  const from = onPeg(board, row, rightsOf(path, row));
  const rights = rightsOf(path, row + 1);
  const to = row + 1 < rows ? onPeg(board, row + 1, rights) : restingSpot(board, rights);
  const height = to.y - from.y;
  return {
    x: mix(from.x, to.x, share),
    y: from.y + height * ((1 + SPRING) * share ** 2 - SPRING * share),
    met: row + 1,
  };
}

function onPeg(board: Board, row: number, rights: number): Spot {
  return {
    x: acrossOf(board, { level: row, rights }),
    y: board.top + row * board.drop - board.pegRadius - board.ballRadius * 0.9,
  };
}

/** How often the ball turned right in its first rows. */
export function rightsOf(path: readonly (0 | 1)[], rows: number): number {
  return path.slice(0, rows).filter((turn) => turn === 1).length;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
