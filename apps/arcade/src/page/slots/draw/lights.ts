import type { SlotsModel } from '@parlour/game-rules/slots/model';
import type { Cell, SlotSpin, SlotWin } from '@parlour/game-rules/slots/seen';
import { middleOf } from '../layout.rules.ts';
import { type Light, litCells } from '../timeline/wins.rules.ts';
import { type Board, hexAlpha, type Stand } from './board.ts';
import { METAL } from './colours.ts';
import type { Dress } from './dress.ts';
import { paintHalo } from './symbols.ts';

type Needs = { pen: CanvasRenderingContext2D; board: Board; model: SlotsModel; dress: Dress };
type Shown = { picture: SlotSpin; stand: Stand; wins: readonly SlotWin[]; light: Light; ms: number };

const PULSE_MS = 620;
const PULSE = 0.07;
const HALO_PX = 128;
const SIDES = [
  { step: -10, from: [0, 0], to: [0, 1] },
  { step: 10, from: [1, 0], to: [1, 1] },
  { step: -1, from: [0, 0], to: [1, 0] },
  { step: 1, from: [0, 1], to: [1, 1] },
] as const;

/** Lights up wins: their cells, the line through them, or the edge around those that belong together. */
export function createLights({ pen, board, model, dress }: Needs) {
  const { accent, glow } = dress.colours.palette;
  const halo = makeHalo(accent);

  function drawLine(
    win: SlotWin,
    cells: readonly Cell[],
    { stand, drawn }: { stand: Stand; drawn: number },
  ): void {
    const points = cells.map((cell) => middleOf(board.boxAt(cell, stand)));
    const reach = (points.length - 1) * drawn;
    const colour = dress.colours.symbols[win.symbol] ?? accent;
    pen.beginPath();
    points.forEach((point, index) => {
      const before = points[index - 1];
      const share = Math.min(1, reach - index + 1);
      if (!before) pen.moveTo(point.x, point.y);
      else if (share > 0)
        pen.lineTo(before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share);
    });
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    for (const [width, style] of [
      [12, hexAlpha(colour, 0.28)],
      [6, hexAlpha(METAL.deep, 0.9)],
      [3.5, METAL.from],
      [1.2, '#fffbe8'],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = style;
      pen.stroke();
    }
  }

  /** Only where a cell of the group meets one that is not of it. */
  function drawEdge(cells: ReadonlySet<Cell>, stand: Stand, strength: number): void {
    pen.beginPath();
    for (const cell of cells) {
      const { x, y, width, height } = board.boxAt(cell, stand);
      const inset = 2;
      for (const { step, from, to } of SIDES) {
        // Cells of reels of other heights do not lie side by side.
        const isJoined = cells.has(cell + step) && (model.base.heights === undefined || Math.abs(step) === 1);
        if (isJoined) continue;
        pen.moveTo(x + inset + from[0] * (width - 2 * inset), y + inset + from[1] * (height - 2 * inset));
        pen.lineTo(x + inset + to[0] * (width - 2 * inset), y + inset + to[1] * (height - 2 * inset));
      }
    }
    pen.lineCap = 'round';
    pen.lineWidth = 5;
    pen.strokeStyle = hexAlpha(glow, 0.4 * strength);
    pen.stroke();
    pen.lineWidth = 2;
    pen.strokeStyle = hexAlpha(METAL.from, strength);
    pen.stroke();
  }

  return {
    drawWins({ picture, stand, wins, light, ms }: Shown): void {
      const shown = light.lit.flatMap((index) => wins[index] ?? []);
      const groups = shown.map((win) => ({ win, cells: litCells(win, picture, model) }));
      const lit = new Set(groups.flatMap(({ cells }) => cells));
      board.drawStand(stand, { lit });
      const beat = Math.sin((Math.PI * ms) / PULSE_MS) ** 2 * light.pulse;
      pen.globalCompositeOperation = 'lighter';
      pen.globalAlpha = 0.55 + 0.3 * beat;
      for (const cell of lit) {
        const { x, y, width, height } = board.boxAt(cell, stand);
        const side = Math.min(width, height) * 1.5;
        pen.drawImage(halo, x + (width - side) / 2, y + (height - side) / 2, side, side);
      }
      pen.globalCompositeOperation = 'source-over';
      pen.globalAlpha = 1;
      for (const { win, cells } of groups)
        if (win.line === undefined) drawEdge(new Set(cells), stand, light.drawn);
      for (const { win, cells } of groups)
        if (win.line !== undefined) drawLine(win, cells, { stand, drawn: light.drawn });
      for (const cell of lit) board.drawCell(cell, stand, { scale: 1 + PULSE * beat });
    },
  };
}

function makeHalo(colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = HALO_PX;
  canvas.height = HALO_PX;
  const pen = canvas.getContext('2d');
  pen?.translate(HALO_PX / 2, HALO_PX / 2);
  if (pen) paintHalo(pen, HALO_PX / 2, colour);
  return canvas;
}
