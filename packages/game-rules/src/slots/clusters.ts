import type { Board } from './board.ts';
import { PAYING_SYMBOLS, WILD } from './model.ts';
import type { Cell } from './seen.ts';

export type Cluster = { symbol: number; cells: Cell[] };

/**
 * Groups of one symbol that touch along an edge, in the order of their first cell. Wilds join every group they touch,
 * and may be part of several; alone they are none.
 */
export function findClusters(board: Board): Cluster[] {
  const taken = new Set<Cell>();
  const clusters: Cluster[] = [];
  board.forEach((reel, index) => {
    reel.forEach((symbol, row) => {
      const first = 10 * index + row;
      if (symbol >= PAYING_SYMBOLS || taken.has(first)) return;
      const cells = growFrom(first, symbol, board);
      for (const cell of cells) if (symbolAt(board, cell) === symbol) taken.add(cell);
      clusters.push({ symbol, cells });
    });
  });
  return clusters;
}

function growFrom(first: Cell, symbol: number, board: Board): Cell[] {
  const reached = new Set([first]);
  // A set may grow while it is walked through.
  for (const cell of reached)
    for (const next of neighboursOf(cell)) {
      const found = symbolAt(board, next);
      if (found === symbol || found === WILD) reached.add(next);
    }
  return [...reached].sort((a, b) => a - b);
}

/** Above and below the board there is nothing, since no reel has ten rows. */
function neighboursOf(cell: Cell): Cell[] {
  return [cell - 10, cell - 1, cell + 1, cell + 10];
}

function symbolAt(board: Board, cell: Cell): number | undefined {
  const reel = Math.floor(cell / 10);
  return board[reel]?.[cell - 10 * reel];
}
