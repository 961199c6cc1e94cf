import { type Motif, motifs } from './motifs.ts';
import { hueDistance, PALETTES, type Palette } from './palettes.ts';
import { PATTERN_NAMES, PATTERNS } from './patterns.ts';
import { type Seeded, seededBy } from './seeded.ts';
import { escapeText, short, star } from './svg.ts';

export type Game = { name: string; motif?: string };
export type TilePlan = { name: string; motif: Motif; palette: Palette; pattern: string };

/** Neighbours in the list are neighbours in the grid: they share neither colour nor, a little further, motif. */
const PALETTE_PAUSE = 5;
const MOTIF_PAUSE = 16;
const HUE_APART = 42;
const ATTEMPTS_MAX = 500;

/**
 * Gives every game a unique combination of motif, colours and pattern. It depends only on the names and their order:
 * games added at the end change nothing before them.
 */
export function planTiles(games: readonly Game[]): TilePlan[] {
  const plans: TilePlan[] = [];
  const taken = new Set<string>();
  for (const game of games) {
    const plan = planTile(game, plans, taken);
    taken.add(combination(plan));
    plans.push(plan);
  }
  return plans;
}

function planTile(game: Game, before: readonly TilePlan[], taken: ReadonlySet<string>): TilePlan {
  const seeded = seededBy(game.name);
  const all = [...motifs().values()];
  const recentMotifs = before.slice(-MOTIF_PAUSE).map(({ motif }) => motif.name);
  const recentPalettes = before.slice(-PALETTE_PAUSE).map(({ palette }) => palette.name);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const motif = game.motif ? findMotif(game.motif) : seeded.pick(all);
    const palette = seeded.pick(PALETTES);
    const plan = { name: game.name, motif, palette, pattern: seeded.pick(PATTERN_NAMES) };
    if (taken.has(combination(plan)) || !suits(motif, palette)) continue;
    if (recentPalettes.includes(palette.name)) continue;
    if (!game.motif && recentMotifs.includes(motif.name)) continue;
    return plan;
  }
  throw new Error(`no combination is left for ${game.name}`);
}

export const combination = ({ motif, palette, pattern }: TilePlan) =>
  `${motif.name} ${palette.name} ${pattern}`;

/** A motif must not drown in a ground of its own colour. */
function suits({ hue }: Motif, palette: Palette): boolean {
  return hue === null || hueDistance(hue, palette.hue) >= HUE_APART;
}

function findMotif(name: string): Motif {
  const found = motifs().get(name);
  if (!found) throw new Error(`no motif is called ${name}`);
  return found;
}

/** Draws a tile of 200 by 240. The title goes over its lower quarter, which is dark enough for white text. */
export function composeTile(plan: TilePlan): string {
  const seeded = seededBy(`${plan.name} ${combination(plan)}`);
  const { light, mid, deep, glow } = plan.palette;
  const corner = seeded.pick([
    { x: 0.86, y: 0.06 },
    { x: 0.14, y: 0.06 },
    { x: 0.5, y: 0.22 },
    { x: 0.9, y: 0.44 },
  ]);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">',
    `<title>${escapeText(plan.name)}</title><defs>`,
    `<radialGradient id="A" cx="${corner.x}" cy="${corner.y}" r="1.050"><stop stop-color="${light}"/>`,
    `<stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    `<radialGradient id="B"><stop stop-color="${glow}" stop-opacity=".85"/>`,
    `<stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="C" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${deep}" stop-opacity="0"/>`,
    `<stop offset=".55" stop-color="${deep}" stop-opacity=".82"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    '<path fill="url(#A)" d="M0 0h200v240H0z"/>',
    `<g opacity="${seeded.pick(['.1', '.14', '.18'])}">${drawPattern(plan.pattern, seeded)}</g>`,
    drawStage(seeded, plan.palette),
    placeMotif(plan.motif, seeded),
    drawSparkles(seeded, glow),
    '<path fill="url(#C)" d="M0 132h200v108H0z"/>',
    '<path fill="none" stroke="#fff" stroke-opacity=".16" d="M.5.5h199v239H.5z"/></svg>',
  ].join('');
}

function drawPattern(name: string, seeded: Seeded): string {
  const draw = PATTERNS[name];
  if (!draw) throw new Error(`no pattern is called ${name}`);
  return draw(seeded);
}

/** The backdrop of the motif. */
function drawStage(seeded: Seeded, { light, deep, glow }: Palette): string {
  const halo = '<circle cx="100" cy="98" r="92" fill="url(#B)"/>';
  const ground = `<ellipse cx="100" cy="160" rx="58" ry="9" fill="${deep}" fill-opacity=".5"/>`;
  return seeded.pick([
    halo + ground,
    `${halo}<circle cx="100" cy="98" r="66" fill="${deep}" fill-opacity=".22"/><circle cx="100" cy="98" r="66" fill="none" stroke="${glow}" stroke-opacity=".6" stroke-width="2.500"/>`,
    `<path fill="${glow}" fill-opacity=".3" d="M64 0h72l44 166H20z"/>${halo}${ground}`,
    `${halo}<ellipse cx="100" cy="166" rx="74" ry="15" fill="${deep}" fill-opacity=".6"/><ellipse cx="100" cy="160" rx="74" ry="15" fill="${light}"/><ellipse cx="100" cy="160" rx="60" ry="10" fill="${glow}" fill-opacity=".5"/>`,
    `${halo}<path fill="${glow}" fill-opacity=".34" d="${star({ x: 100, y: 98 }, { points: 14, outer: 88, inner: 68 })}"/>${ground}`,
    `${halo}<path fill="${deep}" fill-opacity=".3" d="M36 170V94a64 64 0 0 1 128 0v76z"/><path fill="none" stroke="${glow}" stroke-opacity=".55" stroke-width="2.500" d="M36 170V94a64 64 0 0 1 128 0v76"/>`,
  ]);
}

function placeMotif({ drawing }: Motif, seeded: Seeded): string {
  const size = seeded.between(116, 130);
  const scale = Math.round((size / 32) * 100) / 100;
  const turn = Math.round(seeded.between(-9, 9));
  const [x, y] = [short(100 - scale * 16), short(98 - scale * 16)];
  return `<g transform="rotate(${turn} 100 98)translate(${x} ${y})scale(${scale})">${drawing}</g>`;
}

function drawSparkles(seeded: Seeded, glow: string): string {
  const marks = Array.from({ length: 5 }, () => {
    const outer = seeded.between(3, 8);
    const side = seeded.pick([seeded.between(10, 44), seeded.between(156, 190)]);
    return star({ x: side, y: seeded.between(16, 140) }, { points: 4, outer, inner: outer * 0.24 });
  });
  return `<path fill="${glow}" d="${marks.join('')}"/>`;
}
