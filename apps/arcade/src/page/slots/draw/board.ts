import { SCATTER, type SlotsModel, WILD } from '@parlour/game-rules/slots/model';
import type { Cell } from '@parlour/game-rules/slots/seen';
import { type Box, boxOf, type Size } from '../layout.rules.ts';
import type { ReelAt } from '../timeline/reel-motion.rules.ts';
import type { Atlas } from './atlas.ts';
import { METAL } from './colours.ts';
import type { Dress } from './dress.ts';
import { fitFont } from './symbols.ts';

export type Cells = readonly number[];
/** What stands in the window: symbols, what the coins among them are worth, and what wilds multiply by, reel by reel. */
export type Stand = {
  board: readonly Cells[];
  coins: ReadonlyMap<Cell, number>;
  wildTimes: readonly number[] | undefined;
};
export type Board = ReturnType<typeof createBoard>;

type Needs = {
  pen: CanvasRenderingContext2D;
  size: Size;
  model: SlotsModel;
  atlas: Atlas;
  dress: Dress;
  /** What a coin is worth, in few characters. */
  showWorth: (coins: number) => string;
};

/** In place of a symbol: nothing is there. */
export const EMPTY = -1;
const DIM = 0.36;

/** Draws cells of the window: still ones, and reels that turn. */
export function createBoard({ pen, size, model, atlas, dress, showWorth }: Needs) {
  const { glow, accent } = dress.colours.palette;
  const boxAt = (cell: Cell, stand: Stand): Box => {
    const reel = Math.trunc(cell / 10);
    return boxOf({ reel, row: cell - 10 * reel, rows: stand.board[reel]?.length ?? 0 }, size, model);
  };

  function drawCell(cell: Cell, stand: Stand, { scale = 1, box = boxAt(cell, stand) } = {}): void {
    const reel = Math.trunc(cell / 10);
    const symbol = stand.board[reel]?.[cell - 10 * reel];
    if (symbol === undefined) return;
    if (symbol === EMPTY) drawSocket(box, 0);
    else atlas.draw(pen, symbol, box, scale);
    if (symbol === WILD) drawTimes(stand.wildTimes?.[reel] ?? 1, box);
    const worth = stand.coins.get(cell);
    if (symbol === SCATTER && worth !== undefined) drawWorth(worth, box, scale);
  }

  /** What a wild multiplies by, on a seal at its corner. */
  function drawTimes(times: number, { x, y, width, height }: Box): void {
    if (times <= 1) return;
    const side = Math.min(width, height);
    const [middle, top, radius] = [x + width / 2 + side * 0.3, y + height / 2 - side * 0.3, side * 0.2];
    pen.fillStyle = METAL.deep;
    disc(middle, top, radius);
    pen.fillStyle = METAL.from;
    disc(middle, top, radius * 0.88);
    drawWords(`×${times}`, {
      x: middle,
      y: top,
      width: radius * 1.6,
      size: radius * 1.05,
      colour: '#3a1d00',
    });
  }

  function drawWorth(worth: number, { x, y, width, height }: Box, scale: number): void {
    const side = Math.min(width, height) * scale;
    const at = { x: x + width / 2, y: y + height / 2, width: side * 0.58, size: side * 0.27 };
    drawWords(showWorth(worth), { ...at, colour: '#4a2600' });
  }

  function drawWords(
    words: string,
    at: { x: number; y: number; width: number; size: number; colour: string },
  ): void {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = at.colour;
    fitFont(pen, words, { weight: 800, size: at.size, width: at.width, family: dress.fontFamily });
    pen.fillText(words, at.x, at.y + at.size * 0.06);
  }

  /** A place that waits for a coin. */
  function drawSocket(box: Box, strength: number): void {
    const radius = Math.min(box.width, box.height) * 0.36;
    pen.fillStyle = 'rgb(0 0 0 / 28%)';
    disc(box.x + box.width / 2, box.y + box.height / 2, radius);
    pen.lineWidth = 1.5;
    pen.strokeStyle = hexAlpha(METAL.to, 0.22 + strength * 0.5);
    pen.stroke();
  }

  function disc(x: number, y: number, radius: number): void {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  }

  return {
    size,
    boxAt,
    drawCell,
    drawSocket,
    clear(): void {
      pen.clearRect(0, 0, size.width, size.height);
    },
    /** Hair lines between the reels. */
    drawSeams(): void {
      pen.fillStyle = `${METAL.to}33`;
      for (let reel = 1; reel < model.reels; reel += 1)
        pen.fillRect(Math.round((size.width * reel) / model.reels), 0, 1, size.height);
    },
    /** All cells as they stand; those that are not lit step back. */
    drawStand(stand: Stand, { lit, alpha = 1 }: { lit?: ReadonlySet<Cell>; alpha?: number } = {}): void {
      stand.board.forEach((cells, reel) => {
        cells.forEach((_, row) => {
          const cell = 10 * reel + row;
          if (lit?.has(cell)) return;
          pen.globalAlpha = alpha * (lit ? DIM : 1);
          drawCell(cell, stand);
        });
      });
      pen.globalAlpha = 1;
    },
    drawStill(reel: number, stand: Stand): void {
      stand.board[reel]?.forEach((_, row) => {
        drawCell(10 * reel + row, stand);
      });
    },
    /** A reel on its way from one stand to the next; between them come symbols that mean nothing. */
    drawReel(
      reel: number,
      at: ReelAt,
      { from, to, filler }: { from: Cells; to: Cells | null; filler: (n: number) => number },
    ): void {
      const rest = at.rest ?? 0;
      const isNear = to !== null && at.rest !== null && rest - at.moved < to.length + 1;
      const rows = isNear ? to.length : from.length;
      const { x, y, width, height } = boxOf({ reel, row: 0, rows }, size, model);
      pen.save();
      pen.beginPath();
      pen.rect(x, y, width, height * rows);
      pen.clip();
      const last = Math.ceil(rows - at.moved);
      for (let n = Math.floor(-1 - at.moved); n <= last; n += 1) {
        const symbol = (at.rest === null ? undefined : to?.[n + rest]) ?? from[n] ?? filler(n);
        if (symbol === EMPTY) continue;
        const box = { x, y: y + (at.moved + n) * height, width, height };
        if (at.isFast) atlas.drawStreak(pen, symbol, box);
        else atlas.draw(pen, symbol, box);
      }
      pen.restore();
    },
    /** Light behind a reel that may bring what is missing. */
    drawTease(reel: number, strength: number): void {
      const width = size.width / model.reels;
      const beam = pen.createLinearGradient(reel * width, 0, (reel + 1) * width, 0);
      const edge = hexAlpha(accent, strength);
      beam.addColorStop(0, edge);
      beam.addColorStop(0.5, hexAlpha(glow, strength * 0.35));
      beam.addColorStop(1, edge);
      pen.fillStyle = beam;
      pen.fillRect(reel * width, 0, width, size.height);
    },
  };
}

/** A colour of the form #rrggbb, so much of it seen. */
export function hexAlpha(colour: string, share: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, share)) * 255);
  return `${colour}${alpha.toString(16).padStart(2, '0')}`;
}
