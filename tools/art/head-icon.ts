import { hsl } from '../../apps/arcade/src/art/svg.ts';
import type { Embed } from './embed.ts';

/** A picture of the Fluent set, or one of our own; the ground's hue is never the picture's. */
type HeadIcon = { title: string; hue: number; picture: string } | { title: string; hue: number; own: string };

/** Seen from above, as in a pond: the set has none. 32 units wide and high. */
const KOI =
  '<path fill="#fff4ea" d="M6.500 9c-2-2-2.500-4.500-1.500-6 2 .5 4 2 4.600 4.200zM9 6.500C12 5 18 7 22 12c4 5 6 10 4.500 13.500C23 27 17 25 12 20.500 7.500 16 6 10 9 6.500zM11 18c-2.500 0-5 1.500-6 4 3 1 6.500 0 8-1.800zM19.500 10.500c0-2.500 1.500-5 4-6 1 3 0 6-1.800 7.800z"/><path fill="#f0552b" d="M9 6.500c2-1 5-.5 8 1.500 1 2-1 3.500-3.500 4-2.500.6-3.500 2.500-5.200 2.500C7 11.500 7 8.500 9 6.500zM17 16c2-2 5-1.500 6.500.5 1.300 2 1 4.500-1 5.500s-4.500.5-6-1-1.300-3.500.5-5zM5.600 4.200c1.400.6 2.600 1.800 3 3.300l-1.600 1.300C5.600 7.500 5.200 5.600 5.600 4.200z"/><path fill="none" stroke="#d8401c" stroke-linecap="round" stroke-opacity=".55" stroke-width=".7" d="M11.500 10.500c3.500 2.500 8 7 11 12"/><g fill="#2b1a2f"><circle cx="25.700" cy="21.800" r=".9"/><circle cx="22.300" cy="25" r=".9"/></g><path fill="none" stroke="#fff4ea" stroke-linecap="round" stroke-width=".8" d="M27 25.500c1 .3 1.800.3 2.500 0M26 26.500c.3 1 .3 1.800 0 2.500"/>';

/** One for each name the contract offers. */
const HEAD_ICONS: Record<string, HeadIcon> = {
  fox: { title: 'Fox', hue: 190, picture: 'fox' },
  panda: { title: 'Panda', hue: 140, picture: 'panda' },
  tiger: { title: 'Tiger', hue: 165, picture: 'tiger-face' },
  whale: { title: 'Whale', hue: 32, picture: 'whale' },
  owl: { title: 'Owl', hue: 250, picture: 'owl' },
  koi: { title: 'Koi', hue: 205, own: KOI },
  dragon: { title: 'Dragon', hue: 352, picture: 'dragon' },
  lotus: { title: 'Lotus', hue: 175, picture: 'lotus' },
  moon: { title: 'Moon', hue: 238, picture: 'crescent-moon' },
  clover: { title: 'Clover', hue: 45, picture: 'four-leaf-clover' },
  compass: { title: 'Compass', hue: 18, picture: 'compass' },
  lantern: { title: 'Lantern', hue: 220, picture: 'red-paper-lantern' },
};

export const HEAD_ICON_NAMES = Object.keys(HEAD_ICONS);

const PICTURE_BUDGET_BYTES = 4_800;

/** A square of 96 that is shown as a circle: its corners are empty. */
export function composeHeadIcon(name: string, embed: Embed): string {
  const icon = HEAD_ICONS[name];
  if (!icon) throw new Error(`no head icon is called ${name}`);
  const { title, hue } = icon;
  const place = { x: 48, y: 49, size: 60 };
  const drawing =
    'own' in icon
      ? `<g transform="translate(14 15)scale(2.100)">${icon.own}</g>`
      : embed(icon.picture, PICTURE_BUDGET_BYTES, place);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><title>${title}</title><defs>`,
    `<radialGradient id="a" cx=".32" cy=".2" r="1"><stop stop-color="${hsl(hue + 8, 72, 70)}"/>`,
    `<stop offset=".55" stop-color="${hsl(hue, 62, 44)}"/><stop offset="1" stop-color="${hsl(hue - 14, 60, 20)}"/></radialGradient>`,
    '<radialGradient id="b"><stop stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>',
    '<path fill="url(#a)" d="M0 0h96v96H0z"/><circle cx="48" cy="46" r="42" fill="url(#b)"/>',
    drawing,
    '</svg>',
  ].join('');
}
