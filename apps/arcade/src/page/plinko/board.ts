/** Where everything is on a board of this size, in pixels. */
export type Board = {
  width: number;
  height: number;
  rows: number;
  /** Between two pegs of a row, and between two rows. */
  pitch: number;
  drop: number;
  /** The first row of pegs. */
  top: number;
  slotTop: number;
  slotHeight: number;
  ballRadius: number;
  pegRadius: number;
  /** Labels that are too long for their slots stand upright. */
  isUpright: boolean;
  labelSize: number;
};
export type Spot = { x: number; y: number };

const MARGIN = 8;
const FOOT = 6;
const LABEL = { width: 0.58, most: 15, least: 10.5, upright: 12.5 };
const SLOT_HEIGHT = { flat: 28, upright: 40 };

/** `labelLength` is that of the longest label, in characters. */
export function layBoard(size: { width: number; height: number; rows: number; labelLength: number }): Board {
  const { width, height, rows, labelLength } = size;
  const pitch = (width - 2 * MARGIN) / (rows + 1);
  const flatSize = Math.min(LABEL.most, (pitch - 3) / (labelLength * LABEL.width));
  const isUpright = flatSize < LABEL.least;
  const slotHeight = isUpright ? SLOT_HEIGHT.upright : SLOT_HEIGHT.flat;
  const top = between(24, height * 0.1, 44);
  const slotTop = height - slotHeight - FOOT;
  const drop = (slotTop - top) / rows;
  return {
    width,
    height,
    rows,
    pitch,
    drop,
    top,
    slotTop,
    slotHeight,
    ballRadius: between(3.6, Math.min(pitch, drop * 1.3) * 0.34, 11),
    pegRadius: between(1.5, Math.min(pitch, drop) * 0.12, 3.6),
    isUpright,
    labelSize: isUpright ? Math.min(LABEL.upright, pitch * 0.66) : flatSize,
  };
}

/** Row by row, each with one peg more than the one above. */
export function pegsOf(board: Board): Spot[] {
  return Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({
      x: acrossOf(board, { level: row, rights: peg - 1 }),
      y: board.top + row * board.drop,
    })),
  ).flat();
}

/** The place in `pegsOf` of the peg that a ball meets in a row after this many turns to the right. */
export function pegIndex(row: number, rights: number): number {
  // Three pegs in the first row, one more in each: 3 + 4 + … pegs lie above.
  return (row * (row + 5)) / 2 + rights + 1;
}

/** The middle of what is reached at a level after this many turns to the right; the last level is that of the slots. */
export function acrossOf({ width, pitch }: Board, at: { level: number; rights: number }): number {
  return width / 2 + (at.rights - at.level / 2) * pitch;
}

export function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
