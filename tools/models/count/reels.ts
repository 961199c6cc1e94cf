import { PAYING_SYMBOLS, WILD } from '../../../packages/game-rules/src/slots/model.ts';

export type Strip = readonly number[];

/** Every window of a strip: what shows for each place the reel may stop at. */
export function windowsOf(strip: Strip, rows: number): number[][] {
  const ring = [...strip, ...strip.slice(0, rows - 1)];
  return strip.map((_, stop) => ring.slice(stop, stop + rows));
}

/** Of all stops, the share whose window passes. */
export function shareOf(strip: Strip, rows: number, passes: (window: number[]) => boolean): number {
  return windowsOf(strip, rows).filter(passes).length / strip.length;
}

/** By number, the chance that a window shows so many of the symbol. */
export function chancesOfCount(strip: Strip, rows: number, symbol: number): number[] {
  const chances = Array<number>(rows + 1).fill(0);
  for (const window of windowsOf(strip, rows)) {
    const count = window.filter((cell) => cell === symbol).length;
    chances[count] = (chances[count] ?? 0) + 1 / strip.length;
  }
  return chances;
}

/** The distribution of a sum of independent counts. */
export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + x * y;
    });
  });
  return sum;
}

export function convolveAll(parts: readonly (readonly number[])[]): number[] {
  return parts.reduce<number[]>(convolve, [1]);
}

export function countIn(strip: Strip, symbol: number): number {
  return strip.filter((cell) => cell === symbol).length;
}

/** Everything that pays. */
export const PAYING = Array.from({ length: PAYING_SYMBOLS }, (_, symbol) => symbol);

/** Symbols of a window as bits; a wild is all of them. */
export function maskOf(window: readonly number[]): number {
  const all = (1 << PAYING_SYMBOLS) - 1;
  return window.reduce((mask, cell) => mask | (cell === WILD ? all : (1 << cell) & all), 0);
}
