import type { Board } from './board.ts';
import { type SlotsModel, WILD } from './model.ts';
import type { Cell, SlotWin } from './seen.ts';

/** The cells of a win, for a page to light up. */
export function cellsOf(win: SlotWin, board: Board, model: SlotsModel): Cell[] {
  if (win.cells) return win.cells;
  const line = win.line === undefined ? undefined : model.lines?.[win.line];
  if (line) return line.slice(0, win.count).map((row, reel) => 10 * reel + row);
  const isInOrder = win.ways !== undefined;
  return board.flatMap((reel, index) =>
    reel.flatMap((cell, row) => {
      const isPart = cell === win.symbol || (isInOrder && cell === WILD);
      return isPart && (!isInOrder || index < win.count) ? [10 * index + row] : [];
    }),
  );
}
