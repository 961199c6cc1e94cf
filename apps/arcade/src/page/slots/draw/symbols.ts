import { PAYING_SYMBOLS, SCATTER, WILD } from '@parlour/game-rules/slots/model';
import { METAL, shade } from './colours.ts';
import type { Dress } from './dress.ts';
import { goldOf, paintGem } from './gems.ts';
import { pictureOf } from './pictures.ts';

export const HIGH_SYMBOLS = 4;
/** Which of the low symbols are letters in some titles. */
export const LETTERS = ['A', 'K', 'Q', 'J', '10'];

/** Paints a symbol into a square. Pictures that are not loaded yet are a stone of their own colour. */
export function paintSymbol(pen: CanvasRenderingContext2D, symbol: number, size: number, dress: Dress): void {
  const { colours, theme } = dress;
  const colour = colours.symbols[symbol] ?? METAL.from;
  pen.save();
  pen.translate(size / 2, size / 2);
  const low = symbol - HIGH_SYMBOLS;
  if (symbol === SCATTER && dress.hasCoins) paintCoin(pen, size * 0.42);
  else if (low >= 0 && symbol < PAYING_SYMBOLS) paintLow(pen, low, size, { ...dress, colour });
  else {
    const isSpecial = symbol === WILD || symbol === SCATTER;
    if (isSpecial) paintHalo(pen, size * 0.5, symbol === WILD ? METAL.from : colours.palette.glow);
    const picture = pictureOf(theme, symbol);
    const side = size * (isSpecial ? 0.82 : 0.9);
    if (picture) pen.drawImage(picture, -side / 2, -side / 2 - (isSpecial ? size * 0.06 : 0), side, side);
    else paintDisc(pen, size * 0.34, colour);
    if (isSpecial) paintRibbon(pen, size, symbol === WILD ? dress.words.wild : dress.words.scatter, dress);
  }
  pen.restore();
}

/** Whether letters are part of it: they are painted again when the font has come. */
export function hasWords(symbol: number, { hasLetters, hasCoins }: Dress): boolean {
  if (symbol < HIGH_SYMBOLS) return false;
  return symbol < PAYING_SYMBOLS ? hasLetters : symbol === WILD || !hasCoins;
}

type Low = Dress & { colour: string };

function paintLow(pen: CanvasRenderingContext2D, low: number, size: number, dress: Low): void {
  if (dress.hasLetters) paintLetter(pen, LETTERS[low] ?? '', size, dress);
  else paintGem(pen, low, size * 0.41, dress.colour);
}

/** A letter of cut stone with a golden edge. */
function paintLetter(
  pen: CanvasRenderingContext2D,
  letter: string,
  size: number,
  { colour, fontFamily }: Low,
): void {
  pen.font = `800 ${size * (letter.length > 1 ? 0.68 : 0.86)}px ${fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  const y = size * (letter.length > 1 ? 0.24 : 0.305);
  pen.lineWidth = size * 0.085;
  pen.strokeStyle = METAL.deep;
  pen.strokeText(letter, 0, y);
  pen.lineWidth = size * 0.05;
  pen.strokeStyle = goldOf(pen, size * 0.4);
  pen.strokeText(letter, 0, y);
  const stone = pen.createLinearGradient(-size * 0.2, -size * 0.35, size * 0.2, size * 0.35);
  stone.addColorStop(0, shade(colour, 0.72));
  stone.addColorStop(0.44, shade(colour, 0.05));
  // The cut across the middle, as two facets meet.
  stone.addColorStop(0.47, shade(colour, -0.42));
  stone.addColorStop(1, shade(colour, 0.12));
  pen.fillStyle = stone;
  pen.fillText(letter, 0, y);
}

function paintDisc(pen: CanvasRenderingContext2D, radius: number, colour: string): void {
  const disc = pen.createRadialGradient(-radius / 3, -radius / 2, radius / 8, 0, 0, radius);
  disc.addColorStop(0, shade(colour, 0.6));
  disc.addColorStop(1, shade(colour, -0.3));
  pen.fillStyle = disc;
  circle(pen, radius);
  pen.fill();
}

/** Light behind the symbols that do more than pay. */
export function paintHalo(pen: CanvasRenderingContext2D, radius: number, colour: string): void {
  const halo = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  halo.addColorStop(0, `${colour}cc`);
  halo.addColorStop(0.55, `${colour}55`);
  halo.addColorStop(1, `${colour}00`);
  pen.fillStyle = halo;
  circle(pen, radius);
  pen.fill();
}

function paintCoin(pen: CanvasRenderingContext2D, radius: number): void {
  pen.fillStyle = METAL.deep;
  circle(pen, radius);
  pen.fill();
  pen.fillStyle = goldOf(pen, radius);
  circle(pen, radius * 0.95);
  pen.fill();
  const face = pen.createRadialGradient(-radius / 3, -radius / 2, radius / 6, 0, 0, radius);
  face.addColorStop(0, METAL.light);
  face.addColorStop(0.6, METAL.from);
  face.addColorStop(1, METAL.to);
  pen.fillStyle = face;
  circle(pen, radius * 0.8);
  pen.fill();
  pen.lineWidth = radius * 0.04;
  pen.strokeStyle = METAL.deep;
  pen.globalAlpha = 0.5;
  circle(pen, radius * 0.72);
  pen.stroke();
}

function paintRibbon(
  pen: CanvasRenderingContext2D,
  size: number,
  word: string,
  { fontFamily, colours }: Dress,
): void {
  const { accent2 } = colours.palette;
  const [width, height, top] = [size * 0.92, size * 0.25, size * 0.22];
  pen.fillStyle = shade(accent2, -0.35);
  pen.beginPath();
  pen.roundRect(-width / 2, top, width, height, height * 0.32);
  pen.fill();
  pen.lineWidth = size * 0.025;
  pen.strokeStyle = goldOf(pen, size * 0.4);
  pen.stroke();
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const written = word.toLocaleUpperCase();
  fitFont(pen, written, { weight: 800, size: height * 0.78, width: width * 0.86, family: fontFamily });
  pen.fillStyle = METAL.light;
  pen.fillText(written, 0, top + height * 0.54);
}

/** Sets the largest font up to a size in which the words fit. */
export function fitFont(
  pen: CanvasRenderingContext2D,
  words: string,
  { weight, size, width, family }: { weight: number; size: number; width: number; family: string },
): void {
  pen.font = `${weight} ${size}px ${family}`;
  const wide = pen.measureText(words).width;
  if (wide > width) pen.font = `${weight} ${(size * width) / wide}px ${family}`;
}

function circle(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
}
