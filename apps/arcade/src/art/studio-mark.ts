import type { Studio } from '../catalogue/studios.ts';
import { escapeText, hsl, short, star } from './svg.ts';

type Mark = { hue: number; sign: string };

const C = { x: 32, y: 32 };
const ring = (radius: number, width: number) =>
  `<circle cx="32" cy="32" r="${short(radius)}" fill="none" stroke="url(#a)" stroke-width="${short(width)}"/>`;

/** Each studio's sign and colour. They are invented, like the studios: nobody's mark is used. */
const MARKS: Readonly<Record<string, Mark>> = {
  TIDEWATER: {
    hue: 186,
    sign: '<path fill="none" stroke="url(#a)" stroke-linecap="round" stroke-width="7" d="M6 22c9-10 17-10 26 0s17 10 26 0M6 38c9-10 17-10 26 0s17 10 26 0M14 52c6-6 12-6 18 0s12 6 18 0"/>',
  },
  LANTERNWORKS: {
    hue: 8,
    sign: '<path fill="url(#a)" d="M24 8h16v7H24zM24 49h16v7H24zM14 18h36c7 9 7 19 0 28H14c-7-9-7-19 0-28z"/><path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" d="M23 18c-5 9-5 19 0 28M41 18c5 9 5 19 0 28"/>',
  },
  NORTHSTAR: {
    hue: 222,
    sign: `<path fill="url(#a)" d="${star(C, { points: 4, outer: 30, inner: 8 })}"/><path fill="url(#a)" fill-opacity=".55" d="${star(C, { points: 4, outer: 19, inner: 7, turn: -45 })}"/>`,
  },
  COPPERLINE: {
    hue: 26,
    sign: '<path fill="none" stroke="url(#a)" stroke-linecap="round" stroke-width="7" d="M8 44h20V20h28M8 56h32V32h16"/>',
  },
  PAPERMOON: {
    hue: 46,
    sign: '<path fill="url(#a)" d="M40 6a27 27 0 1 0 18 36A22 22 0 0 1 40 6z"/><path fill="url(#a)" d="M46 18l4 6 6 1-5 4 1 7-6-3-6 3 1-7-5-4 6-1z"/>',
  },
  REDFINCH: {
    hue: 348,
    sign: '<path fill="url(#a)" d="M8 44C8 24 22 10 42 10l14 8-12 4c2 18-10 32-30 32 6-4 10-8 12-14-6 4-12 5-18 4z"/><circle cx="42" cy="18" r="2.500" fill="#fff"/>',
  },
  VESPER: {
    hue: 276,
    sign: `${ring(25, 5)}<path fill="url(#a)" d="M14 36c8-10 14-4 18-12 4 8 10 2 18 12-6 10-12 14-18 14s-12-4-18-14z"/>`,
  },
  OXBOW: {
    hue: 142,
    sign: '<path fill="none" stroke="url(#a)" stroke-linecap="round" stroke-width="8" d="M12 10v20a20 20 0 0 0 40 0V10"/><circle cx="32" cy="30" r="7" fill="url(#a)"/>',
  },
};

export function composeStudioMark({ code, name }: Pick<Studio, 'code' | 'name'>): string {
  const mark = MARKS[code];
  if (!mark) throw new Error(`the studio ${code} has no mark`);
  const { hue, sign } = mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${escapeText(name)}</title><defs><linearGradient id="a" x1="8" x2="56" y1="6" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="${hsl(hue + 14, 84, 66)}"/><stop offset="1" stop-color="${hsl(hue - 14, 76, 48)}"/></linearGradient></defs>${sign}</svg>`;
}
