import { SECOND_MS } from '@parlour/clock/durations';
import { SCATTER, type SlotsModel } from '@parlour/game-rules/slots/model';
import type { Cell } from '@parlour/game-rules/slots/seen';
import { type Box, boxOf, middleOf } from '../layout.rules.ts';
import { fallsOf } from '../timeline/falls.rules.ts';
import type { Scene } from '../timeline/scenes.rules.ts';
import type { Atlas } from './atlas.ts';
import type { Board, Stand } from './board.ts';
import type { Dress } from './dress.ts';

type Needs = { pen: CanvasRenderingContext2D; board: Board; model: SlotsModel; atlas: Atlas; dress: Dress };

const NOTHING: ReadonlySet<Cell> = new Set();
const SHARDS = 7;
const GOLDEN_ANGLE = 2.4;
/** Reels to the right begin to fall a little later. */
const FALL_LAG = 0.05;
const STREAKS_PER_SECOND = 5;
/** Coins of a respin land in the last part of it, reel by reel. */
const LANDING = 0.72;
const LANDING_SPREAD = 0.18;
const POP_MS = 260;

/** Scenes in which nothing turns: symbols burst and fall, one fills its reels, coins are held and land. */
export function createSceneDrawing({ pen, board, model, atlas, dress }: Needs) {
  function drawShards(cell: Cell, { stand, share }: { stand: Stand; share: number }): void {
    const box = board.boxAt(cell, stand);
    const { x, y } = middleOf(box);
    const reel = Math.trunc(cell / 10);
    const symbol = stand.board[reel]?.[cell - 10 * reel] ?? 0;
    pen.fillStyle = dress.colours.symbols[symbol] ?? '#ffffff';
    for (let shard = 0; shard < SHARDS; shard += 1) {
      const angle = shard * GOLDEN_ANGLE + cell;
      const reach = box.width * (0.2 + 0.5 * share) * (0.6 + 0.4 * Math.cos(shard));
      const side = box.width * 0.1 * (1 - share);
      pen.fillRect(
        x + Math.cos(angle) * reach - side / 2,
        y + Math.sin(angle) * reach - side / 2,
        side,
        side,
      );
    }
  }

  return {
    drawFall(scene: Scene & { kind: 'fall' }, ms: number, { from, to }: { from: Stand; to: Stand }): void {
      const gone = new Set(scene.gone);
      if (ms < scene.burstMs) {
        const share = ms / scene.burstMs;
        board.drawStand(from, { lit: gone });
        for (const cell of gone) {
          pen.globalAlpha = 1 - share;
          board.drawCell(cell, from, { scale: 1 + 0.35 * share });
          pen.globalAlpha = 1;
          drawShards(cell, { stand: from, share });
        }
        return;
      }
      const share = (ms - scene.burstMs) / (scene.ms - scene.burstMs);
      fallsOf(from.board, to.board, scene.gone).forEach((falls, reel) => {
        for (const { symbol, row, from: start } of falls) {
          const box = boxOf({ reel, row, rows: falls.length }, board.size, model);
          const fallen = bounce(share * (1 + FALL_LAG * model.reels) - FALL_LAG * reel);
          atlas.draw(pen, symbol, { ...box, y: box.y - (row - start) * box.height * (1 - fallen) });
        }
      });
    },

    /** The special symbol grows from where it is over the whole of its reels. */
    drawExpand(scene: Scene, ms: number, { from, to }: { from: Stand; to: Stand }): void {
      board.drawStand(from, { lit: NOTHING });
      const share = ease(ms / scene.ms);
      for (const reel of scene.picture.expanded ?? []) drawColumn(reel, to, share);
    },

    /** Held coins stay, and in the other cells coins rush past until they land. */
    drawRespin(scene: Scene, ms: number, stand: Stand): void {
      const held = new Set(scene.held.map(([cell]) => cell));
      stand.board.forEach((cells, reel) => {
        const landsAt = scene.ms * (LANDING + (LANDING_SPREAD * reel) / model.reels);
        cells.forEach((symbol, row) => {
          const cell = 10 * reel + row;
          if (held.has(cell)) drawHeld(cell, { stand, scale: 1 });
          else if (ms < landsAt) drawStreaks(cell, board.boxAt(cell, stand), ms);
          else if (symbol === SCATTER) drawHeld(cell, { stand, scale: pop((ms - landsAt) / POP_MS) });
          else board.drawCell(cell, stand);
        });
      });
    },
  };

  function drawHeld(cell: Cell, { stand, scale }: { stand: Stand; scale: number }): void {
    const box = board.boxAt(cell, stand);
    board.drawSocket(box, 1);
    board.drawCell(cell, stand, { scale });
  }

  function drawStreaks(cell: Cell, box: Box, ms: number): void {
    board.drawSocket(box, 0.3);
    const turn = (ms / SECOND_MS) * STREAKS_PER_SECOND + cell * 0.37;
    const share = turn - Math.floor(turn);
    pen.save();
    pen.beginPath();
    pen.arc(
      box.x + box.width / 2,
      box.y + box.height / 2,
      Math.min(box.width, box.height) * 0.36,
      0,
      Math.PI * 2,
    );
    pen.clip();
    pen.globalAlpha = 0.6;
    atlas.drawStreak(pen, SCATTER, { ...box, y: box.y + (share * 2 - 1) * box.height });
    pen.restore();
  }

  function drawColumn(reel: number, stand: Stand, share: number): void {
    const cells = stand.board[reel] ?? [];
    const first = boxOf({ reel, row: 0, rows: cells.length }, board.size, model);
    const reach = first.height * cells.length * share;
    const middle = first.y + (first.height * cells.length) / 2;
    pen.save();
    pen.beginPath();
    pen.rect(first.x, middle - reach / 2, first.width, reach);
    pen.clip();
    pen.clearRect(first.x, first.y, first.width, first.height * cells.length);
    cells.forEach((_, row) => {
      board.drawCell(10 * reel + row, stand);
    });
    pen.restore();
  }
}

function bounce(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  const fallen = Math.min(1, (t / 0.7) ** 2);
  return t <= 0.7 ? fallen : 1 - 0.05 * Math.sin((Math.PI * (t - 0.7)) / 0.3);
}

function pop(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return 1 + 0.35 * Math.sin(Math.PI * t) * (1 - t);
}

function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return 1 - (1 - t) ** 3;
}
