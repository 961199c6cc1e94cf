import type { Theme } from '../../platform/boot.ts';

export const METAL = { light: '#fff1c4', from: '#ffe3a3', to: '#e0a83e', deep: '#8a5514' };
const LOW = ['#ef3a5d', '#ff8b1c', '#22c07b', '#3f8bff', '#a866f4'];

export type Colours = ReturnType<typeof coloursOf>;

/** A colour for each symbol: of gems a fixed one that leans to the theme, of pictures one while they load. */
export function coloursOf({ palette }: Theme) {
  const { accent, accent2, glow } = palette;
  const high = [accent, glow, accent2, METAL.to];
  const low = LOW.map((colour) => mix(colour, accent, 0.1));
  return { palette, symbols: [...high, ...low, METAL.from, accent] };
}

/** Between two colours of the form #rrggbb; 0 is the first. */
export function mix(a: string, b: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [a, b].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Lighter for a share above nothing, darker below. */
export function shade(colour: string, share: number): string {
  return share >= 0 ? mix(colour, '#ffffff', share) : mix(colour, '#08020c', -share);
}
