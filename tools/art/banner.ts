import { type Seeded, seededBy } from '../../apps/arcade/src/art/seeded.ts';
import { short, star } from '../../apps/arcade/src/art/svg.ts';
import type { Embed } from './embed.ts';

type Banner = { title: string; main: string; side: string };
type Backdrop = (seeded: Seeded) => string;

const MAIN_BUDGET_BYTES = 5600;
const SIDE_BUDGET_BYTES = 3800;

/** What each brand shows for the same occasion. The site adds the words, in the visitor's language; none are drawn. */
const SUBJECTS: Record<string, Record<string, Banner>> = {
  harbor: {
    welcome: { title: 'A ticket for a new guest', main: 'admission-tickets', side: 'glowing-star' },
    jackpot: { title: 'The cup and its gold', main: 'trophy', side: 'coin' },
    invite: { title: 'A gift for a friend', main: 'wrapped-gift', side: 'balloon' },
    guide: { title: 'A compass for the first trip', main: 'compass', side: 'world-map' },
    care: { title: 'A ring buoy beside the anchor', main: 'ring-buoy', side: 'anchor' },
  },
  lantern: {
    welcome: { title: 'A red envelope for a new guest', main: 'red-envelope', side: 'coin' },
    jackpot: { title: 'The dragon and its gold', main: 'dragon', side: 'coin' },
    invite: { title: 'Tea and moon cake for a friend', main: 'teapot', side: 'moon-cake' },
    guide: { title: 'A lantern to find the way', main: 'red-paper-lantern', side: 'scroll' },
    care: { title: 'An umbrella before the rain', main: 'umbrella', side: 'lotus' },
  },
  perlas: {
    welcome: { title: 'An island for a new guest', main: 'desert-island', side: 'tropical-fish' },
    jackpot: { title: 'The oyster and its pearl', main: 'oyster', side: 'gem-stone' },
    invite: { title: 'A drink with a friend', main: 'tropical-drink', side: 'hibiscus' },
    guide: { title: 'A dolphin that knows the way', main: 'dolphin', side: 'spiral-shell' },
    care: { title: 'A parasol on the beach', main: 'umbrella-on-ground', side: 'hibiscus' },
  },
};

const GLOW: Record<string, string> = { harbor: '#ffa366', lantern: '#ffd27a', perlas: '#fffbe8' };

/** Behind the pictures, over the brand's hero colours, which the site puts below in either theme. */
const BACKDROPS: Record<string, Backdrop> = {
  harbor: () =>
    '<defs><linearGradient id="beam" x1="1" x2="0"><stop stop-color="#ffe9bd" stop-opacity=".26"/><stop offset="1" stop-color="#ffe9bd" stop-opacity="0"/></linearGradient></defs><path fill="url(#beam)" d="M360 30L0-14v62l360 4z"/><path fill="#1c0622" fill-opacity=".28" d="M0 128c30-12 60-12 90 0s60 12 90 0 60-12 90 0 60 12 90 0v22H0z"/><path fill="#1c0622" fill-opacity=".3" d="M0 140c30-10 60-10 90 0s60 10 90 0 60-10 90 0 60 10 90 0v10H0z"/>',
  lantern(seeded) {
    const lamps = [214, 324, 352]
      .map((x, index) => lamp(x, 16 + index * 4 + seeded.between(-4, 6), seeded.between(0.7, 1)))
      .join('');
    return `<path fill="#fff" fill-opacity=".07" d="M150 150c6-34 16-56 30-58 18-2 22 30 34 38 12-34 24-62 44-62 24 0 30 44 44 52 12-20 24-34 58-34v64z"/><path fill="none" stroke="#f6c765" stroke-opacity=".7" d="M130-4c70 22 160 22 240-6"/>${lamps}`;
  },
  perlas(seeded) {
    const bubbles = Array.from({ length: 11 }, () => {
      const radius = seeded.between(3, 11);
      return `<circle cx="${short(seeded.between(170, 352))}" cy="${short(seeded.between(10, 130))}" r="${short(radius)}"/>`;
    });
    return `<g fill="#fff" fill-opacity=".26" stroke="#fff" stroke-opacity=".5">${bubbles.join('')}</g><path fill="#fff" fill-opacity=".35" d="M0 134c40-14 70 0 110-4s70-18 120-10 80 8 130-4v34H0z"/><path fill="#ffe9c2" fill-opacity=".6" d="M130 150c50-14 70-18 110-14s70 2 120-6v20z"/>`;
  },
};

export const OCCASIONS = ['welcome', 'jackpot', 'invite', 'guide', 'care'] as const;

/** A banner of 360 by 150, clear in its left half, where the words go. */
export function composeBanner(skin: string, occasion: string, embed: Embed): string {
  const banner = SUBJECTS[skin]?.[occasion];
  const backdrop = BACKDROPS[skin];
  if (!banner || !backdrop) throw new Error(`${skin} has no banner for ${occasion}`);
  const seeded = seededBy(`${skin} ${occasion}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 150"><title>${banner.title}</title>`,
    `<defs><radialGradient id="glow"><stop stop-color="${GLOW[skin]}" stop-opacity=".8"/><stop offset="1" stop-color="${GLOW[skin]}" stop-opacity="0"/></radialGradient></defs>`,
    backdrop(seeded),
    '<circle cx="278" cy="76" r="86" fill="url(#glow)"/>',
    embed(banner.side, SIDE_BUDGET_BYTES, { x: 204, y: 106, size: 44, turn: seeded.between(-20, -6) }),
    embed(banner.main, MAIN_BUDGET_BYTES, { x: 282, y: 75, size: 108, turn: seeded.between(-4, 8) }),
    sparkles(seeded),
    '</svg>',
  ].join('');
}

function sparkles(seeded: Seeded): string {
  const marks = Array.from({ length: 6 }, () => {
    const outer = seeded.between(3, 7);
    const x = seeded.pick([seeded.between(190, 228), seeded.between(336, 354)]);
    return star({ x, y: seeded.between(30, 78) }, { points: 4, outer, inner: outer * 0.24 });
  });
  return `<path fill="#fff6da" d="${marks.join('')}"/>`;
}

function lamp(x: number, y: number, scale: number): string {
  return `<g transform="translate(${short(x)} ${short(y)})scale(${short(scale)})"><path stroke="#f6c765" d="M0-14V2"/><ellipse cy="12" rx="12" ry="10" fill="#e5372f"/><path fill="none" stroke="#ffc56b" stroke-opacity=".8" d="M0 2c-7 5-7 15 0 20M0 2c7 5 7 15 0 20"/><path fill="#f0bd58" d="M-5 0H5v3H-5zM-5 21H5v3H-5z"/><path stroke="#f6c765" d="M0 24v7"/></g>`;
}
