import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { unwrap } from '../../apps/arcade/src/art/motifs.ts';
import { onCircle, short, star } from '../../apps/arcade/src/art/svg.ts';

const MOTIFS = join(import.meta.dirname, '..', '..', 'apps', 'arcade', 'art', 'motifs');

type Colour = 'gold' | 'red' | 'green' | 'blue' | 'pearl';
type Look = { title: string; motifs: readonly Placed[]; balls: readonly Colour[] };
type Placed = { name: string; x: number; y: number; size: number; turn?: number };

const alone = (name: string, size = 104): Placed[] => [{ name, x: 100, y: 76, size }];
const gold = (count: number): Colour[] => Array.from({ length: count }, () => 'gold');

/** What each family is known by, over the balls it draws. Where none are listed the thing itself is drawn. */
const LOOKS: Record<LotteryFamily, Look> = {
  ssc: { title: 'Five balls under a star', motifs: alone('glowing-star', 100), balls: gold(5) },
  d3: { title: 'Three balls under the moon', motifs: alone('crescent-moon', 96), balls: gold(3) },
  '11x5': { title: 'Five balls and a compass', motifs: alone('compass', 98), balls: gold(5) },
  pk10: {
    title: 'A racing car and a flag',
    motifs: [
      { name: 'chequered-flag', x: 126, y: 54, size: 80, turn: 12 },
      { name: 'racing-car', x: 96, y: 94, size: 124 },
    ],
    balls: [],
  },
  k3: {
    title: 'Three dice',
    motifs: [
      { name: 'game-die', x: 104, y: 52, size: 66, turn: 8 },
      { name: 'game-die', x: 68, y: 102, size: 70, turn: -14 },
      { name: 'game-die', x: 134, y: 106, size: 70, turn: 18 },
    ],
    balls: [],
  },
  lucky28: {
    title: 'A clover and three balls',
    motifs: alone('four-leaf-clover', 96),
    balls: ['red', 'green', 'blue'],
  },
  marksix: {
    title: 'A gem and six balls',
    motifs: alone('gem-stone', 92),
    balls: ['red', 'blue', 'green', 'red', 'blue', 'green'],
  },
  keno: {
    title: 'An oyster and its pearls',
    motifs: alone('oyster', 108),
    balls: ['pearl', 'gold', 'pearl', 'gold', 'pearl'],
  },
  vietnamNorth: { title: 'A lotus', motifs: alone('lotus', 112), balls: gold(3) },
  vietnamCentral: { title: 'A lantern', motifs: alone('red-paper-lantern', 100), balls: gold(3) },
  vietnamSouth: { title: 'A palm', motifs: alone('palm-tree', 108), balls: gold(3) },
  fourd: { title: 'A crown and four balls', motifs: alone('crown', 100), balls: gold(4) },
  thai: { title: 'An elephant', motifs: alone('elephant', 112), balls: ['red', 'gold', 'red'] },
  yeekee: { title: 'A stopwatch', motifs: alone('stopwatch', 96), balls: ['blue', 'gold', 'blue'] },
};

const SHADES: Record<Colour, readonly [string, string]> = {
  gold: ['#ffdf8a', '#d98a12'],
  red: ['#ff8d7d', '#c81e2f'],
  green: ['#83e8a0', '#12853f'],
  blue: ['#8fc4ff', '#1c56c9'],
  pearl: ['#ffffff', '#b8b4cf'],
};

export const LOTTERY_PICTURES = Object.keys(LOOKS) as LotteryFamily[];

/** The tile of a lottery family, 200 by 240; its ground is open, and the site lays a colour of the title's own below. */
export function composeLottery(family: LotteryFamily): string {
  const { title, motifs, balls } = LOOKS[family];
  const names = [...new Set(motifs.map(({ name }) => name))];
  const colours = [...new Set(balls)];
  const shades = colours.map(
    (colour) =>
      `<radialGradient id="${colour}" cx=".36" cy=".3" r=".8"><stop stop-color="${SHADES[colour][0]}"/><stop offset="1" stop-color="${SHADES[colour][1]}"/></radialGradient>`,
  );
  const light =
    '<radialGradient id="light"><stop stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><title>${title}</title>`,
    `<defs>${light}${shades.join('')}${names.map(define).join('')}</defs>`,
    `<path fill="#fff" fill-opacity=".07" d="${rays()}"/>`,
    '<circle cx="100" cy="84" r="92" fill="url(#light)"/>',
    ...motifs.map(place),
    ...balls.map((colour, index) => ball(colour, { index, count: balls.length })),
    '</svg>',
  ].join('');
}

function rays(): string {
  const centre = { x: 100, y: 84 };
  return Array.from({ length: 12 }, (_, index) => {
    const from = index * 30 + 4;
    return `M100 84L${onCircle(centre, 220, from)}L${onCircle(centre, 220, from + 13)}z`;
  }).join('');
}

/** Drawn once, however often it is placed; with ids of its own, so that no motif takes another's colours. */
function define(name: string, index: number): string {
  const prefix = `m${index}`;
  const drawing = unwrap(readFileSync(join(MOTIFS, `${name}.svg`), 'utf8'))
    .trim()
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
  return `<g id="${name}">${drawing}</g>`;
}

function place({ name, x, y, size, turn = 0 }: Placed): string {
  const scale = Math.round((size / 32) * 100) / 100;
  const spin = turn === 0 ? '' : `rotate(${turn} ${x} ${y})`;
  return `<use href="#${name}" transform="${spin}translate(${short(x - scale * 16)} ${short(y - scale * 16)})scale(${scale})"/>`;
}

/** In an arc below the motif, each with a star where a number would stand: words and figures are never drawn. */
function ball(colour: Colour, { index, count }: { index: number; count: number }): string {
  const radius = count > 4 ? 17 : 20;
  const step = radius * 1.86;
  const away = index - (count - 1) / 2;
  const at = { x: 100 + away * step, y: 130 - away * away * (count > 4 ? 4.5 : 6) };
  const [x, y] = [short(at.x), short(at.y)];
  const mark = star(at, { points: 5, outer: radius * 0.42, inner: radius * 0.19 });
  return (
    `<circle cx="${x}" cy="${short(at.y + 3)}" r="${radius}" fill-opacity=".3"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${colour})"/>` +
    `<circle cx="${x}" cy="${y}" r="${short(radius * 0.6)}" fill="#fff" fill-opacity=".88"/>` +
    `<path fill="${SHADES[colour][1]}" d="${mark}"/>`
  );
}
