import { hsl } from './svg.ts';

/** The colours of one tile: lit, middle, shade and glow. */
export type Palette = { name: string; hue: number; light: string; mid: string; deep: string; glow: string };

/** Names and hues of the family. All share one saturation and lightness, which makes it a family. */
const HUES: [name: string, hue: number, saturation?: number][] = [
  ['crimson', 352],
  ['ember', 14],
  ['copper', 26, 70],
  ['amber', 38],
  ['gold', 47, 84],
  ['emerald', 136, 58],
  ['jade', 158, 70],
  ['teal', 174, 75],
  ['lagoon', 190],
  ['azure', 205],
  ['cobalt', 222],
  ['indigo', 240, 66],
  ['violet', 262],
  ['plum', 284, 62],
  ['magenta', 312, 66],
  ['rose', 334],
  ['slate', 218, 24],
];

export const PALETTES: Palette[] = HUES.map(([name, hue, saturation = 80]) => ({
  name,
  hue,
  light: hsl(hue + 6, saturation, 58),
  mid: hsl(hue - 4, saturation, 38),
  deep: hsl(hue - 18, saturation * 0.85, 11),
  glow: hsl(hue + 24, Math.min(100, saturation + 15), 76),
}));

/** How far apart two hues are on the circle, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return apart > 180 ? 360 - apart : apart;
}
