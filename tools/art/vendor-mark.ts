import { seededBy } from './seeded.ts';
import { escapeText, hsl, onCircle, short, star } from './svg.ts';

/** Invented studios (decision 0032): nobody's mark is used. */
export const STUDIOS = [
  'Lumen',
  'Kestrel',
  'Nine Mile',
  'Paper Moon',
  'Copperline',
  'Tidewater',
  'Vesper',
  'Oxbow',
  'Halcyon',
  'Red Finch',
  'Northlight',
  'Quill',
] as const;

const C = { x: 32, y: 32 };
const ring = (radius: number, width: number) =>
  `<circle cx="32" cy="32" r="${short(radius)}" fill="none" stroke="url(#a)" stroke-width="${short(width)}"/>`;

/** One sign for each studio; its colours come from its name. */
const SIGNS: (() => string)[] = [
  () =>
    `${ring(13, 6)}<path fill="url(#a)" d="${star(C, { points: 12, outer: 28, inner: 21 })}M32 52a20 20 0 1 0 0-40 20 20 0 0 0 0 40z" fill-rule="evenodd"/>`,
  () =>
    '<path fill="url(#a)" d="M4 22c14-4 22 0 28 10 6-10 14-14 28-10-6 12-14 18-24 19l-4 15-4-15C18 40 10 34 4 22z"/>',
  () => '<path fill="url(#a)" d="M6 54L26 14h12l20 40H46L32 26 18 54zM28 46h8v8h-8z"/>',
  () =>
    '<path fill="url(#a)" d="M40 6a27 27 0 1 0 18 36A22 22 0 0 1 40 6z"/><path fill="url(#a)" d="M46 18l4 6 6 1-5 4 1 7-6-3-6 3 1-7-5-4 6-1z"/>',
  () =>
    '<path fill="none" stroke="url(#a)" stroke-linecap="round" stroke-width="7" d="M8 44h20V20h28M8 56h32V32h16"/>',
  () =>
    '<path fill="none" stroke="url(#a)" stroke-linecap="round" stroke-width="7" d="M6 22c9-10 17-10 26 0s17 10 26 0M6 38c9-10 17-10 26 0s17 10 26 0M14 52c6-6 12-6 18 0s12 6 18 0"/>',
  () =>
    `<path fill="url(#a)" d="${star(C, { points: 4, outer: 30, inner: 8 })}"/><path fill="url(#a)" fill-opacity=".5" d="${star(C, { points: 4, outer: 18, inner: 7, turn: -45 })}"/>`,
  () =>
    '<path fill="none" stroke="url(#a)" stroke-linecap="round" stroke-width="8" d="M12 10v20a20 20 0 0 0 40 0V10"/><circle cx="32" cy="30" r="7" fill="url(#a)"/>',
  () =>
    `${ring(25, 5)}<path fill="url(#a)" d="M14 36c8-10 14-4 18-12 4 8 10 2 18 12-6 10-12 14-18 14s-12-4-18-14z"/>`,
  () =>
    '<path fill="url(#a)" d="M8 44C8 24 22 10 42 10l14 8-12 4c2 18-10 32-30 32 6-4 10-8 12-14-6 4-12 5-18 4z"/><circle cx="42" cy="18" r="2.500" fill="#fff"/>',
  () =>
    `<path fill="url(#a)" d="M${onCircle(C, 28, -90)}L${onCircle(C, 28, 30)}L${onCircle(C, 10, 90)}L${onCircle(C, 28, 150)}z"/>`,
  () => '<path fill="url(#a)" d="M54 6C28 8 12 24 10 54l5 4c2-10 5-16 10-21 12 0 22-8 29-31z"/>',
];

export function composeVendorMark(name: string): string {
  const index = (STUDIOS as readonly string[]).indexOf(name);
  const sign = SIGNS[index];
  if (!sign) throw new Error(`no studio is called ${name}`);
  const hue = (index * 360) / STUDIOS.length + seededBy(name).between(-12, 12);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${escapeText(name)}</title><defs><linearGradient id="a" x1="8" x2="56" y1="6" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="${hsl(hue + 14, 84, 66)}"/><stop offset="1" stop-color="${hsl(hue - 14, 76, 48)}"/></linearGradient></defs>${sign()}</svg>`;
}
