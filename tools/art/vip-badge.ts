import { onCircle, short, star } from '../../apps/arcade/src/art/svg.ts';

type Metal = { name: string; light: string; mid: string; deep: string; gem: string };

/** From the plainest to the rarest; each level also adds to the shape, so that it is not told by colour alone. */
const LEVELS: Metal[] = [
  { name: 'Bronze', light: '#f3c59a', mid: '#b9733f', deep: '#5c2f17', gem: '#8a4b25' },
  { name: 'Silver', light: '#f6f9fd', mid: '#a9b5c6', deep: '#4d586b', gem: '#6c7a90' },
  { name: 'Gold', light: '#ffeeb4', mid: '#e3a838', deep: '#7a4a0c', gem: '#a86a14' },
  { name: 'Platinum', light: '#f4fffe', mid: '#8fc9cf', deep: '#2c6069', gem: '#3f848d' },
  { name: 'Emerald', light: '#b8f7d4', mid: '#2fb57d', deep: '#0b4c37', gem: '#0f7a54' },
  { name: 'Sapphire', light: '#bcd9ff', mid: '#3f78e0', deep: '#122f78', gem: '#1f4fb4' },
  { name: 'Ruby', light: '#ffc2cb', mid: '#dd3554', deep: '#6d0a25', gem: '#a3153a' },
  { name: 'Obsidian', light: '#c9b8ff', mid: '#4a3b78', deep: '#120c24', gem: '#2a1f4d' },
];

/** Digits drawn as strokes: a picture must not depend on the viewer's fonts. */
const DIGITS = [
  'M-6-9L2-14V14',
  'M-9-6c0-5 4-8 9-8s9 3 9 8c0 7-18 12-18 20H9',
  'M-8-14H8L-1-3c6 0 10 3 10 8s-4 9-9 9-8-2-9-6',
  'M5 14V-14L-9 6H10',
  'M8-14H-6l-2 12c2-2 5-3 8-3 5 0 9 4 9 9s-4 10-10 10c-4 0-7-2-8-5',
  'M6-14C-3-10-9-4-9 5a9 9 0 1 0 18 0c0-5-4-9-9-9s-8 3-9 7',
  'M-9-14H9L-3 14',
  'M0-1a6.500 6.500 0 1 0-.1 0zM0-1a7.500 7.500 0 1 0 .1 0z',
];

export const VIP_LEVELS = LEVELS.length;

export function composeVipBadge(level: number): string {
  const metal = LEVELS[level - 1];
  const digit = DIGITS[level - 1];
  if (!metal || !digit) throw new Error(`there is no level ${level}`);
  const { name, light, mid, deep, gem } = metal;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><title>VIP ${level}, ${name}</title><defs>`,
    `<linearGradient id="a" x1=".1" x2=".8" y1="0" y2="1"><stop stop-color="${light}"/><stop offset=".48" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<linearGradient id="b" x1=".9" x2=".2" y1="1" y2="0"><stop stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<radialGradient id="c" cx=".4" cy=".28" r=".9"><stop stop-color="${mid}"/><stop offset="1" stop-color="${gem}"/></radialGradient></defs>`,
    level >= 7 ? wings() : '',
    level >= 4 ? laurel(level >= 6 ? 7 : 5) : '',
    level >= 5
      ? `<path fill="url(#a)" d="${star({ x: 48, y: 50 }, { points: level >= 8 ? 16 : 12, outer: 35, inner: 30 })}"/>`
      : '',
    shield(),
    `<path fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="5.500" d="${digit}" transform="translate(48 51)scale(.92)"/>`,
    crest(level),
    '</svg>',
  ].join('');
}

function shield(): string {
  const outline = 'M48 20l24 9v20c0 15-10 25-24 31-14-6-24-16-24-31V29z';
  return `<path fill="url(#a)" d="${outline}"/><path fill="url(#b)" d="${outline}" transform="translate(48 50)scale(.9)translate(-48 -50)"/><path fill="url(#c)" d="${outline}" transform="translate(48 50)scale(.78)translate(-48 -50)"/><path fill="#fff" fill-opacity=".16" d="M48 26.500L29.500 33.500V49c0 3 .5 6 1.500 8.500L62 31.800z"/>`;
}

/** One to three stars, and from the sixth level on a crown. */
function crest(level: number): string {
  if (level >= 6)
    return '<path fill="url(#a)" stroke="#fff" stroke-opacity=".5" stroke-width=".8" d="M34 22l-3-14 9 6 8-11 8 11 9-6-3 14z"/><g fill="#fff"><circle cx="31" cy="7.500" r="2.200"/><circle cx="48" cy="3.600" r="2.400"/><circle cx="65" cy="7.500" r="2.200"/></g>';
  const count = Math.min(level, 3);
  const stars = Array.from({ length: count }, (_, index) => {
    const x = 48 + (index - (count - 1) / 2) * 13;
    const y = count === 3 && index !== 1 ? 16 : 13;
    return star({ x, y }, { points: 5, outer: 6.5, inner: 2.8 });
  });
  return `<path fill="url(#a)" stroke="#fff" stroke-opacity=".45" stroke-width=".7" d="${stars.join('')}"/>`;
}

function laurel(leaves: number): string {
  const side = Array.from({ length: leaves }, (_, index) => {
    const degrees = 100 + (index * 86) / (leaves - 1);
    const [x = 0, y = 0] = onCircle({ x: 48, y: 50 }, 37, degrees).split(' ').map(Number);
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="3.600" ry="8" transform="rotate(${Math.round(degrees - 22)} ${short(x)} ${short(y)})"/>`;
  }).join('');
  return `<g fill="url(#b)">${side}<g transform="translate(96)scale(-1 1)">${side}</g></g>`;
}

function wings(): string {
  const wing =
    '<path d="M30 40C18 38 8 30 3 18c10 5 18 5 26 9zM30 52C18 52 9 46 4 37c9 4 17 3 25 4zM31 63c-9 1-17-3-22-10 8 2 14 1 21 0z"/>';
  return `<g fill="url(#a)">${wing}<g transform="translate(96)scale(-1 1)">${wing}</g></g>`;
}
