import { wrap } from './svg.ts';

type Channels = [red: number, green: number, blue: number];

/** Between two hexadecimal colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [one, other] = [channelsOf(first), channelsOf(second)];
  const mixed = one.map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Hue in degrees, saturation and lightness in percent; the hue of a grey is 0. */
export function readHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = channelsOf(colour);
  const angle = Math.atan2((Math.sqrt(3) / 2) * (green - blue), red - (green + blue) / 2);
  const [least, most] = [Math.min(red, green, blue) / 255, Math.max(red, green, blue) / 255];
  const room = 1 - Math.abs(most + least - 1);
  return {
    hue: wrap((angle * 180) / Math.PI, 360),
    saturation: room === 0 ? 0 : ((most - least) / room) * 100,
    lightness: ((most + least) / 2) * 100,
  };
}

/** How far apart two hues are on the circle, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const apart = wrap(Math.abs(one - other), 360);
  return apart > 180 ? 360 - apart : apart;
}

function channelsOf(colour: string): Channels {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}
