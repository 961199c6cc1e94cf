import type { SlotsModel } from '@parlour/game-rules/slots/model';

export type Size = { width: number; height: number };
export type Box = { x: number; y: number } & Size;

/** The frame around the reels, on each side. */
export const FRAME_PX = 12;
/** Cells are about square: between these heights for a width of one. */
const FLATTEST = 0.56;
const TALLEST = 1.26;
const CELL_MAX_PX = 92;

/** The window onto the reels, as large as the room around it allows. */
export function windowIn(room: Size, { reels, rows, base }: SlotsModel): Size {
  const most = Math.max(...rows);
  const wide = Math.max(0, room.width - 2 * FRAME_PX);
  const high = Math.max(0, room.height - 2 * FRAME_PX);
  // Reels of changing height are filled by fewer, taller cells most of the time.
  const flattest = base.heights ? FLATTEST * 0.8 : FLATTEST;
  const tallest = base.heights ? TALLEST * 0.8 : TALLEST;
  const cell = Math.min(wide / reels, CELL_MAX_PX, high / most / flattest);
  const height = Math.min(high, cell * tallest * most);
  return { width: Math.round(cell * reels), height: Math.round(height) };
}

/** A cell of a reel that shows so many rows now. */
export function boxOf(
  { reel, row, rows }: { reel: number; row: number; rows: number },
  { width, height }: Size,
  model: SlotsModel,
): Box {
  const most = Math.max(...model.rows);
  const side = width / model.reels;
  const cell = model.base.heights ? height / rows : height / most;
  const top = (height - cell * rows) / 2;
  return { x: reel * side, y: top + row * cell, width: side, height: cell };
}

export function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
