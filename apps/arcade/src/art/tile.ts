import { picturesOf, type Theme } from '../catalogue/themes.ts';
import { hueDistance, mix, readHsl } from './colours.ts';
import type { Motif, Motifs } from './motifs.ts';
import { LIGHT_PATTERN_NAMES, PATTERN_NAMES, PATTERNS } from './patterns.ts';
import { SCENES } from './scenes.ts';
import { type Seeded, seededBy } from './seeded.ts';
import { signOf } from './signs.ts';
import { escapeText, hsl, short, star } from './svg.ts';

/** What a tile is drawn from. Titles that name neither motif nor pattern get those their code leads to. */
export type TileNeeds = {
  code: string;
  name: string;
  /** What is played (`catalogue/kinds.ts`). */
  kind: string;
  theme: Theme;
  motif?: string | undefined;
  pattern?: string | undefined;
};

type Colours = Record<'light' | 'mid' | 'deep' | 'halo' | 'glow' | 'accent' | 'accent2', string>;

const HUE_APART = 42;
/** In degrees: what makes one theme's tiles differ in colour as well. The theme's own comes most often. */
const TURNS = [0, 0, -26, 26];

/**
 * Draws a tile of 200 by 240; the same title always gets the same one. The name goes over its lower quarter, which is
 * dark enough for white text. Slots show a picture of their theme; other games show what they are played with, and the
 * picture beside it.
 */
export function composeTile(needs: TileNeeds, motifs: Motifs): string {
  const sign = signOf(needs.kind);
  const seeded = seededBy(needs.code);
  const motif = findMotif(needs.motif ?? seeded.pick(picturesOf(needs.theme)), motifs);
  const pattern = needs.pattern ?? seeded.pick(sign ? LIGHT_PATTERN_NAMES : PATTERN_NAMES);
  const colours = chooseColours(needs.theme, motif, seeded);
  const { light, mid, deep, halo, glow } = colours;
  const corner = seeded.pick([
    { x: 0.86, y: 0.06 },
    { x: 0.14, y: 0.06 },
    { x: 0.5, y: 0.22 },
    { x: 0.9, y: 0.44 },
  ]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">',
    `<title>${escapeText(needs.name)}</title><defs>`,
    `<radialGradient id="A" cx="${corner.x}" cy="${corner.y}" r="1.050"><stop stop-color="${light}"/>`,
    `<stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    `<radialGradient id="B"><stop stop-color="${halo}" stop-opacity=".85"/>`,
    `<stop offset="1" stop-color="${halo}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="C" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/>`,
    `<stop offset=".55" stop-color="${deep}" stop-opacity=".82"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    '<path fill="url(#A)" d="M0 0h200v240H0z"/>',
    `<g opacity="${seeded.pick(['.08', '.11', '.14'])}">${drawPattern(pattern, seeded)}</g>`,
    `<path fill="${deep}" fill-opacity=".34" d="${SCENES[needs.theme.scene](seeded)}"/>`,
    drawStage(seeded, colours),
    sign
      ? drawSign(sign({ ...colours, dark: deep }), seeded) +
        placeMotif(motif, { x: 158, y: 46, size: 62 }, seeded)
      : placeMotif(motif, { x: 100, y: 98, size: seeded.between(116, 130) }, seeded),
    drawSparkles(seeded, glow),
    '<path fill="url(#C)" d="M0 132h200v108H0z"/>',
    '<path fill="none" stroke="#fff" stroke-opacity=".16" d="M.5.5h199v239H.5z"/></svg>',
  ].join('');
}

function findMotif(name: string, motifs: Motifs): Motif {
  const found = motifs.get(name);
  if (!found) throw new Error(`no motif is called ${name}`);
  return found;
}

/** The theme's ground or one beside it on the colour circle, if there is one in which the motif does not drown. */
function chooseColours({ palette }: Theme, motif: Motif, seeded: Seeded): Colours {
  const { hue, saturation, lightness } = readHsl(palette.from);
  const grounds = TURNS.map((turn) => hue + turn);
  const clear = grounds.filter((ground) => motif.hue === null || hueDistance(motif.hue, ground) >= HUE_APART);
  const ground = seeded.pick(clear.length > 0 ? clear : grounds);
  const strength = Math.min(88, saturation + 14);
  return {
    light: hsl(ground + 8, strength, lightness + 23),
    mid: hsl(ground - 2, strength, lightness + 3),
    deep: mix(palette.to, '#000000', 0.15),
    halo: hsl(ground + 18, Math.min(96, strength + 14), 76),
    glow: palette.glow,
    accent: palette.accent,
    accent2: palette.accent2,
  };
}

function drawPattern(name: string, seeded: Seeded): string {
  const draw = PATTERNS[name];
  if (!draw) throw new Error(`no pattern is called ${name}`);
  return draw(seeded);
}

/** The backdrop of the motif. */
function drawStage(seeded: Seeded, { light, deep, halo: shine, glow }: Colours): string {
  const halo = '<circle cx="100" cy="98" r="92" fill="url(#B)"/>';
  const ground = `<ellipse cx="100" cy="160" rx="58" ry="9" fill="${deep}" fill-opacity=".5"/>`;
  return seeded.pick([
    halo + ground,
    `${halo}<circle cx="100" cy="98" r="66" fill="${deep}" fill-opacity=".22"/><circle cx="100" cy="98" r="66" fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="2.500"/>`,
    `<path fill="${shine}" fill-opacity=".3" d="M64 0h72l44 166H20z"/>${halo}${ground}`,
    `${halo}<ellipse cx="100" cy="166" rx="74" ry="15" fill="${deep}" fill-opacity=".6"/><ellipse cx="100" cy="160" rx="74" ry="15" fill="${light}"/><ellipse cx="100" cy="160" rx="60" ry="10" fill="${shine}" fill-opacity=".5"/>`,
    `${halo}<path fill="${shine}" fill-opacity=".34" d="${star({ x: 100, y: 98 }, { points: 14, outer: 88, inner: 68 })}"/>${ground}`,
    `${halo}<path fill="${deep}" fill-opacity=".3" d="M36 170V94a64 64 0 0 1 128 0v76z"/><path fill="none" stroke="${glow}" stroke-opacity=".55" stroke-width="2.500" d="M36 170V94a64 64 0 0 1 128 0v76"/>`,
  ]);
}

function placeMotif({ drawing }: Motif, { x, y, size }: Place, seeded: Seeded): string {
  const scale = Math.round((size / 32) * 100) / 100;
  const turn = Math.round(seeded.between(-9, 9));
  const [left, top] = [short(x - scale * 16), short(y - scale * 16)];
  return `<g transform="rotate(${turn} ${x} ${y})translate(${left} ${top})scale(${scale})">${drawing}</g>`;
}

type Place = { x: number; y: number; size: number };

function drawSign(drawing: string, seeded: Seeded): string {
  return `<g transform="translate(92 110)rotate(${Math.round(seeded.between(-5, 5))})">${drawing}</g>`;
}

function drawSparkles(seeded: Seeded, glow: string): string {
  const marks = Array.from({ length: 5 }, () => {
    const outer = seeded.between(3, 8);
    const side = seeded.pick([seeded.between(10, 44), seeded.between(156, 190)]);
    return star({ x: side, y: seeded.between(16, 140) }, { points: 4, outer, inner: outer * 0.24 });
  });
  return `<path fill="${glow}" d="${marks.join('')}"/>`;
}
