import type { Seeded } from './seeded.ts';
import { onCircle, short, star, wrap } from './svg.ts';

/** Draws white marks over a tile of 200 by 240; the tile decides how faintly. */
export type Pattern = (seeded: Seeded) => string;

const CENTRE = { x: 100, y: 98 };
const ALL = '<path fill="url(#P)" d="M0 0h200v240H0z"/>';

const repeat = (width: number, height: number, marks: string, transform = '') =>
  `<pattern id="P" width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse"${
    transform && ` patternTransform="${transform}"`
  }>${marks}</pattern>${ALL}`;

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const PATTERNS: Record<string, Pattern> = {
  rays(seeded) {
    const count = seeded.pick([12, 16, 20]);
    const turn = seeded.between(0, 30);
    const width = 180 / count;
    const wedges = times(count, (i) => {
      const at = turn + (i * 360) / count;
      return `M${CENTRE.x} ${CENTRE.y}L${onCircle(CENTRE, 190, at)}L${onCircle(CENTRE, 190, at + width)}z`;
    });
    return `<path fill="#fff" d="${wedges}"/>`;
  },
  rings(seeded) {
    const step = seeded.between(17, 24);
    const circles = times(7, (i) => `<circle cx="100" cy="98" r="${short(38 + i * step)}"/>`);
    return `<g fill="none" stroke="#fff" stroke-width="${short(seeded.between(2, 7))}">${circles}</g>`;
  },
  scales(seeded) {
    const size = seeded.between(28, 42);
    const half = size / 2;
    const arcs = [0.92, 0.62, 0.32].flatMap((share) =>
      [
        [0, half],
        [size, half],
        [half, size],
        [half, 0],
      ].map(([x = 0, y = 0]) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(half * share)}"/>`),
    );
    return repeat(size, size, `<g fill="none" stroke="#fff" stroke-width="1.600">${arcs.join('')}</g>`);
  },
  waves(seeded) {
    const lift = seeded.between(8, 14);
    const lines = times(9, (i) => {
      const y = 14 + i * 26;
      return `M-20 ${y}q30 ${short(-lift * 2)} 60 0t60 0 60 0 60 0`;
    });
    return `<path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="${short(seeded.between(3, 8))}" d="${lines}"/>`;
  },
  diamonds(seeded) {
    const size = seeded.between(24, 38);
    const half = short(size / 2);
    return repeat(
      size,
      size * 1.3,
      `<path fill="#fff" d="M${half} 2l${short(size / 2 - 3)} ${short(size * 0.65 - 2)}-${short(size / 2 - 3)} ${short(size * 0.65 - 2)}-${short(size / 2 - 3)}-${short(size * 0.65 - 2)}z"/>`,
    );
  },
  halftone(seeded) {
    // Round line ends without lines between them are dots, at a tenth of the bytes of circles.
    const rows = times(11, (row) => {
      const dot = short(Math.max(1.2, 12 - row));
      return `<path stroke-width="${dot}" d="M${wrap(row, 2) * 12 - 24} ${row * 15}h260"/>`;
    });
    return `<g fill="none" stroke="#fff" stroke-dasharray="0 25" stroke-linecap="round" transform="rotate(${short(seeded.between(-14, 14))} 100 70)">${rows}</g>`;
  },
  stars(seeded) {
    const points = seeded.pick([4, 5]);
    const marks = times(11, () =>
      star(
        { x: seeded.between(6, 194), y: seeded.between(6, 190) },
        { points, outer: seeded.between(4, 12), inner: seeded.between(1.6, 3) },
      ),
    );
    return `<path fill="#fff" d="${marks}"/>`;
  },
  clouds(seeded) {
    const puffs = times(6, (i) => {
      const x = short(seeded.between(-24, 150));
      const y = short(10 + i * 36 + seeded.between(-8, 8));
      return `<path d="M${x} ${y}h62a13 13 0 0 0-9-22 20 20 0 0 0-37-3 12 12 0 0 0-16 25z"/>`;
    });
    return `<g fill="#fff">${puffs}</g>`;
  },
  hills(seeded) {
    const ridge = (y: number, lift: number) =>
      `M0 ${short(y)}q${short(seeded.between(20, 40))} ${short(-lift)} ${short(seeded.between(70, 90))} -4t${short(seeded.between(60, 80))} 0 60-6v220H0z`;
    return `<path fill="#fff" d="${ridge(120, seeded.between(50, 90))}${ridge(160, seeded.between(40, 70))}"/>`;
  },
  stripes(seeded) {
    const width = seeded.between(16, 34);
    return repeat(
      width,
      width,
      `<path fill="#fff" d="M0 0h${short(width / 2)}v${short(width)}H0z"/>`,
      `rotate(${seeded.pick([-38, -24, 24, 38])})`,
    );
  },
  chevrons(seeded) {
    const size = seeded.between(26, 44);
    const half = short(size / 2);
    return repeat(
      size,
      size * 0.7,
      `<path fill="none" stroke="#fff" stroke-width="${short(size / 6)}" d="M-2 ${short(size * 0.52)}L${half} ${short(size * 0.12)}l${short(size / 2 + 2)} ${short(size * 0.4)}"/>`,
    );
  },
  facets(seeded) {
    const corner = () => `${short(seeded.between(-10, 210))} ${short(seeded.between(-10, 230))}`;
    return times(
      7,
      () =>
        `<path fill="#fff" fill-opacity="${short(seeded.between(0.3, 1))}" d="M${corner()}L${corner()}L${corner()}z"/>`,
    );
  },
  arches(seeded) {
    const step = seeded.between(15, 21);
    const arcs = times(6, (i) => {
      const radius = 30 + i * step;
      return `M${short(100 - radius)} 240V${short(104)}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0V240`;
    });
    return `<path fill="none" stroke="#fff" stroke-width="${short(seeded.between(3, 8))}" d="${arcs}"/>`;
  },
  confetti(seeded) {
    const pieces = times(24, () => {
      const at = `${short(seeded.between(0, 200))} ${short(seeded.between(0, 180))}`;
      const [across, down, lean] = [seeded.between(4, 12), seeded.between(3, 8), seeded.between(-6, 6)].map(
        short,
      );
      return `M${at}h${across}l${lean} ${down}h-${across}z`;
    });
    return `<path fill="#fff" d="${pieces}"/>`;
  },
  lattice(seeded) {
    const size = seeded.between(22, 36);
    const half = short(size / 2);
    return repeat(
      size,
      size,
      `<path fill="none" stroke="#fff" stroke-width="1.800" d="M0 0h${short(size)}v${short(size)}H0z"/><circle cx="${half}" cy="${half}" r="${short(size / 5)}" fill="#fff"/>`,
      'rotate(45)',
    );
  },
  bokeh(seeded) {
    return times(
      13,
      () =>
        `<circle cx="${short(seeded.between(0, 200))}" cy="${short(seeded.between(0, 190))}" r="${short(seeded.between(6, 30))}" fill="#fff" fill-opacity="${short(seeded.between(0.2, 0.9))}"/>`,
    );
  },
  coins(seeded) {
    const size = seeded.between(34, 48);
    const half = size / 2;
    const hole = short(half * 0.36);
    return repeat(
      size,
      size,
      `<circle cx="${short(half)}" cy="${short(half)}" r="${short(half * 0.78)}" fill="none" stroke="#fff" stroke-width="2.400"/><path fill="#fff" d="M${short(half * 0.82)} ${short(half * 0.82)}h${hole}v${hole}h-${hole}z"/>`,
      `rotate(${seeded.pick([0, 20, 45])})`,
    );
  },
  orbits(seeded) {
    const turn = Math.round(seeded.between(0, 60));
    const paths = times(
      5,
      (i) =>
        `<ellipse cx="100" cy="98" rx="${short(60 + i * 22)}" ry="${short(22 + i * 9)}" transform="rotate(${turn + i * 34} 100 98)"/>`,
    );
    return `<g fill="none" stroke="#fff" stroke-width="2.400">${paths}</g>`;
  },
};

export const PATTERN_NAMES = Object.keys(PATTERNS);

/** Those of few bytes: a tile that shows a sign beside its motif has no room for the others. */
export const LIGHT_PATTERN_NAMES = [
  'rings',
  'waves',
  'diamonds',
  'hills',
  'stripes',
  'chevrons',
  'arches',
  'lattice',
  'coins',
  'orbits',
];
