import { SCATTER } from '@parlour/game-rules/slots/model';
import type { Box } from '../layout.rules.ts';
import type { Dress } from './dress.ts';
import { addressesOf, loadPicture } from './pictures.ts';
import { paintSymbol } from './symbols.ts';

const SYMBOLS = SCATTER + 1;
/** A streak is so much longer than its symbol. */
const STREAK = 1.8;
const STREAK_COPIES = 40;
const FILLS = 0.96;
/** Between the sharp ones and the streaks, or one would show at the edge of the other. */
const APART_PX = 2;

export type Atlas = ReturnType<typeof createAtlas>;

/** Every symbol painted once, at the size of the screen: sharp, and as the streak of a reel that turns. */
export function createAtlas({
  pixels,
  dress,
  onChange,
}: {
  pixels: number;
  dress: Dress;
  onChange: () => void;
}) {
  const size = Math.max(8, Math.round(pixels));
  const tall = Math.round(size * STREAK);
  const below = size + APART_PX;
  const canvas = document.createElement('canvas');
  canvas.width = size * SYMBOLS;
  canvas.height = below + tall;
  const pen = canvas.getContext('2d');
  let isCurrent = true;
  function paint(): void {
    if (!pen) return;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (let symbol = 0; symbol < SYMBOLS; symbol += 1) {
      pen.save();
      pen.translate(symbol * size, 0);
      paintSymbol(pen, symbol, size, dress);
      pen.restore();
    }
    for (let symbol = 0; symbol < SYMBOLS; symbol += 1) paintStreak(pen, symbol * size);
  }
  function paintStreak(on: CanvasRenderingContext2D, x: number): void {
    on.save();
    on.beginPath();
    on.rect(x, below, size, tall);
    on.clip();
    for (let copy = 1; copy < STREAK_COPIES; copy += 1) {
      const share = copy / STREAK_COPIES;
      // Dense in the middle and thin at both ends, as motion looks.
      on.globalAlpha = (3.6 * Math.sin(share * Math.PI)) / STREAK_COPIES;
      const y = below + (tall - size) * share;
      on.drawImage(canvas, x, 0, size, size, x, y, size, size);
    }
    on.restore();
  }
  const repaint = () => {
    if (!isCurrent) return;
    paint();
    onChange();
  };
  paint();
  // Pictures and letters come when they come; what is drawn until then has their colours.
  for (const address of addressesOf(dress.theme)) void loadPicture(address).then(repaint);
  void document.fonts.ready.then(repaint);

  return {
    draw(on: CanvasRenderingContext2D, symbol: number, box: Box, scale = 1): void {
      const side = Math.min(box.width, box.height) * FILLS * scale;
      const x = box.x + (box.width - side) / 2;
      on.drawImage(canvas, symbol * size, 0, size, size, x, box.y + (box.height - side) / 2, side, side);
    },
    drawStreak(on: CanvasRenderingContext2D, symbol: number, box: Box): void {
      const side = Math.min(box.width, box.height) * FILLS;
      const long = side * STREAK;
      const x = box.x + (box.width - side) / 2;
      on.drawImage(canvas, symbol * size, below, size, tall, x, box.y + (box.height - long) / 2, side, long);
    },
    close(): void {
      isCurrent = false;
    },
  };
}
