import type { Box } from '../layout.rules.ts';
import type { Dress } from './dress.ts';
import { addressesOf, addressOf, loadPicture } from './pictures.ts';
import { hasWords, paintSymbol } from './symbols.ts';

/** A streak is so much longer than its symbol. */
const STREAK = 1.8;
/** Each halves the way between two copies of the symbol, so that as many as 2 to this power run together. */
const STREAK_PASSES = 5;
const FILLS = 0.96;

export type Atlas = ReturnType<typeof createAtlas>;

/**
 * Every symbol at the size of the screen: sharp, and as the streak of a reel that turns. Painting is the most a slow phone
 * does while a game opens, so a symbol is painted when it is first shown, and again only when its picture or letters have come.
 */
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
  const plain = makeSheet(size, size);
  const sharp = new Map<number, HTMLCanvasElement>();
  const streaks = new Map<number, HTMLCanvasElement>();
  let isCurrent = true;

  function sharpOf(symbol: number): HTMLCanvasElement {
    const known = sharp.get(symbol);
    if (known) return known;
    const { canvas, pen } = makeSheet(size, size);
    sharp.set(symbol, canvas);
    plain.pen?.clearRect(0, 0, size, size);
    if (plain.pen) paintSymbol(plain.pen, symbol, size, dress);
    if (!pen) return canvas;
    // The whole symbol casts one shadow: a blur for each of its strokes is more than a phone without a fast GPU can afford.
    pen.shadowColor = 'rgb(0 0 0 / 55%)';
    pen.shadowBlur = size * 0.06;
    pen.shadowOffsetY = size * 0.035;
    pen.drawImage(plain.canvas, 0, 0);
    return canvas;
  }

  function streakOf(symbol: number): HTMLCanvasElement {
    const known = streaks.get(symbol);
    if (known) return known;
    const tall = Math.round(size * STREAK);
    let [from, to] = [makeSheet(size, tall), makeSheet(size, tall)];
    from.pen?.drawImage(sharpOf(symbol), 0, 0);
    for (let pass = 1; pass <= STREAK_PASSES; pass += 1) {
      if (!to.pen) break;
      to.pen.clearRect(0, 0, size, tall);
      // Half of each, added up: the mean of both.
      to.pen.globalCompositeOperation = 'lighter';
      to.pen.globalAlpha = 0.5;
      to.pen.drawImage(from.canvas, 0, 0);
      to.pen.drawImage(from.canvas, 0, (tall - size) / 2 ** pass);
      [from, to] = [to, from];
    }
    streaks.set(symbol, from.canvas);
    return from.canvas;
  }

  function forget(isAsked: (symbol: number) => boolean): void {
    if (!isCurrent) return;
    for (const symbol of [...sharp.keys()].filter(isAsked)) {
      sharp.delete(symbol);
      streaks.delete(symbol);
    }
    onChange();
  }
  // Pictures and letters come when they come; what is drawn until then has their colours.
  for (const address of addressesOf(dress.theme))
    void loadPicture(address).then(() => forget((symbol) => addressOf(dress.theme, symbol) === address));
  void document.fonts.ready.then(() => forget((symbol) => hasWords(symbol, dress)));

  return {
    draw(on: CanvasRenderingContext2D, symbol: number, box: Box, scale = 1): void {
      const side = Math.min(box.width, box.height) * FILLS * scale;
      const x = box.x + (box.width - side) / 2;
      on.drawImage(sharpOf(symbol), x, box.y + (box.height - side) / 2, side, side);
    },
    drawStreak(on: CanvasRenderingContext2D, symbol: number, box: Box): void {
      const side = Math.min(box.width, box.height) * FILLS;
      const long = side * STREAK;
      const x = box.x + (box.width - side) / 2;
      on.drawImage(streakOf(symbol), x, box.y + (box.height - long) / 2, side, long);
    },
    close(): void {
      isCurrent = false;
    },
  };
}

function makeSheet(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, pen: canvas.getContext('2d') };
}
