import type { Seeded } from './seeded.ts';
import { short } from './svg.ts';

/** Draws what lies behind the motif of a tile of 200 by 240, in the colour and opacity the tile gives it. */
type Scene = (seeded: Seeded) => string;

export const SCENES = {
  waves(seeded) {
    const wave = (y: number, lift: number) => `M-10 ${y}q27-${short(lift)} 55 0t55 0 55 0 55 0v140H-10z`;
    return wave(126, seeded.between(10, 18)) + wave(146, seeded.between(14, 24));
  },
  hills(seeded) {
    const top = seeded.between(96, 116);
    return `M0 ${short(top + 26)}Q50 ${short(top - 34)} 108 ${short(top + 18)}T200 ${short(top)}V240H0zM0 ${short(top + 48)}Q64 ${short(top + 6)} 128 ${short(top + 44)}T200 ${short(top + 34)}V240H0z`;
  },
  dunes(seeded) {
    const top = seeded.between(104, 122);
    return `M0 ${short(top + 30)}C40 ${short(top - 6)} 66 ${short(top - 14)} 92 ${short(top)}c22 12 44 34 108 30v120H0zM200 ${short(top + 18)}c-40 4-60 44-120 58v60h120z`;
  },
  peaks(seeded) {
    const left = seeded.between(34, 60);
    const right = seeded.between(140, 168);
    return `M-20 168L${short(left)} ${short(seeded.between(64, 86))} ${short(left + 34)} 122 ${short(right)} ${short(seeded.between(46, 72))} 230 172v70H-20z`;
  },
  forest(seeded) {
    return times(9, (index) => {
      const x = index * 24 + seeded.between(-6, 6);
      const top = seeded.between(74, 116);
      const half = seeded.between(12, 18);
      return `M${short(x)} ${short(top)}l${short(half)} 110h-${short(half * 2)}z`;
    });
  },
  skyline(seeded) {
    return times(9, (index) => {
      const width = seeded.between(18, 30);
      return `M${short(index * 24 - 8)} 240V${short(seeded.between(64, 134))}h${short(width)}v180z`;
    });
  },
  stars(seeded) {
    return times(14, () => {
      const size = seeded.pick([1, 1.5, 2, 2.5]);
      const at = `${Math.round(seeded.between(4, 196))} ${Math.round(seeded.between(4, 150))}`;
      return `M${at}l${size} ${size}-${size} ${size}-${size}-${size}z`;
    });
  },
  clouds(seeded) {
    return times(4, (index) => {
      const x = seeded.between(-30, 140);
      return `M${short(x)} ${short(64 + index * 26)}h78a15 15 0 0 0-12-25 24 24 0 0 0-44-4 14 14 0 0 0-22 29z`;
    });
  },
  lights(seeded) {
    const sag = seeded.between(22, 34);
    const bulbs = (y: number, drop: number) =>
      times(7, (index) => {
        const along = (index + 0.5) / 7;
        const at = y + 4 * drop * along * (1 - along);
        return `M${short(along * 200 - 5)} ${short(at)}h10v7a5 5 0 0 1-10 0z`;
      });
    return bulbs(14, sag) + bulbs(52, sag * 0.7);
  },
  curtain(seeded) {
    const inner = seeded.between(34, 46);
    const fold = (x: number, turn: number) =>
      `M${x} 0h${short(turn * inner)}c${turn * -2} 70${turn > 0 ? '-' : ' '}14 120${turn > 0 ? '-' : ' '}30 240h${short(turn * (30 - inner))}z`;
    return `${fold(0, 1)}${fold(200, -1)}M0 0h200v16q-16 14-33 0-17 14-34 0-16 14-33 0-17 14-33 0-17 14-34 0-16 14-33 0z`;
  },
  bubbles(seeded) {
    return times(12, () => {
      const radius = short(seeded.between(3, 11));
      return `M${short(seeded.between(4, 196))} ${short(seeded.between(10, 170))}a${radius} ${radius} 0 1 0 .1 0z`;
    });
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
