import { type Seeded, seededBy } from '../../apps/arcade/src/art/seeded.ts';
import { short, star } from '../../apps/arcade/src/art/svg.ts';
import type { Embed } from './embed.ts';

/** Two colours of the ground, one of the light behind the thing. */
type Ground = { from: string; to: string; light: string };
type Good = { title: string; main: string; side?: string; ground: number };

const MAIN_BUDGET_BYTES = 6800;
const SIDE_BUDGET_BYTES = 2600;

const GROUNDS: Record<string, readonly [Ground, Ground, Ground, Ground]> = {
  harbor: [
    { from: '#3b1c5a', to: '#160a2b', light: '#ff9d6b' },
    { from: '#7a2440', to: '#270a24', light: '#ffc48a' },
    { from: '#1d3766', to: '#0b1430', light: '#8fc7ff' },
    { from: '#6a4a1c', to: '#24150b', light: '#ffe0a0' },
  ],
  lantern: [
    { from: '#8c1d1d', to: '#330a10', light: '#ffc56b' },
    { from: '#7a4a12', to: '#2b1606', light: '#ffe3a0' },
    { from: '#0f4a44', to: '#06211f', light: '#9ff0cf' },
    { from: '#4a1450', to: '#1c0620', light: '#ffb0d0' },
  ],
  perlas: [
    { from: '#bfe9ea', to: '#6fb9cc', light: '#ffffff' },
    { from: '#ffe2c4', to: '#f2ab82', light: '#fffbe8' },
    { from: '#d8d6f7', to: '#9a9bdc', light: '#ffffff' },
    { from: '#fbd3df', to: '#e28fab', light: '#fff3f6' },
  ],
};

/** What each brand's mall has on its shelf. */
const GOODS: Record<string, Record<string, Good>> = {
  harbor: {
    headphones: { title: 'Headphones', main: 'headphone', side: 'musical-notes', ground: 2 },
    phone: { title: 'A phone', main: 'mobile-phone', side: 'high-voltage', ground: 0 },
    watch: { title: 'A wrist watch', main: 'watch', ground: 3 },
    luggage: { title: 'A cabin trolley', main: 'luggage', side: 'airplane', ground: 1 },
    coffee: { title: 'A cup of coffee', main: 'hot-beverage', side: 'chocolate-bar', ground: 3 },
    controller: { title: 'A game controller', main: 'video-game', ground: 0 },
    sunglasses: { title: 'Sunglasses', main: 'sunglasses', side: 'sun', ground: 2 },
    compass: { title: 'A compass', main: 'compass', side: 'anchor', ground: 1 },
    'credit-small': { title: 'A coin', main: 'coin', ground: 0 },
    'credit-large': { title: 'A bag of coins', main: 'money-bag', side: 'coin', ground: 1 },
  },
  lantern: {
    teapot: { title: 'A teapot', main: 'teapot', side: 'teacup-without-handle', ground: 2 },
    fan: { title: 'A folding fan', main: 'folding-hand-fan', side: 'cherry-blossom', ground: 3 },
    phone: { title: 'A phone', main: 'mobile-phone', side: 'high-voltage', ground: 0 },
    mooncake: { title: 'Moon cakes', main: 'moon-cake', side: 'full-moon', ground: 1 },
    ring: { title: 'A ring', main: 'ring', ground: 3 },
    camera: { title: 'A camera', main: 'camera', ground: 2 },
    umbrella: { title: 'An umbrella', main: 'umbrella', ground: 0 },
    lamp: { title: 'A paper lantern', main: 'red-paper-lantern', ground: 1 },
    'credit-small': { title: 'A red envelope', main: 'red-envelope', ground: 1 },
    'credit-large': { title: 'A bag of coins', main: 'money-bag', side: 'coin', ground: 0 },
  },
  perlas: {
    pearl: { title: 'A pearl', main: 'oyster', side: 'gem-stone', ground: 2 },
    phone: { title: 'A phone', main: 'mobile-phone', side: 'high-voltage', ground: 0 },
    sandals: { title: 'Sandals', main: 'thong-sandal', side: 'spiral-shell', ground: 1 },
    hat: { title: 'A sun hat', main: 'womans-hat', side: 'hibiscus', ground: 3 },
    guitar: { title: 'A guitar', main: 'guitar', side: 'musical-note', ground: 1 },
    backpack: { title: 'A backpack', main: 'backpack', ground: 0 },
    speaker: { title: 'A radio', main: 'radio', side: 'musical-notes', ground: 2 },
    drink: { title: 'A tall drink', main: 'tropical-drink', side: 'pineapple', ground: 1 },
    'credit-small': { title: 'A coin', main: 'coin', ground: 0 },
    'credit-large': { title: 'A gem', main: 'gem-stone', side: 'coin', ground: 3 },
  },
};

export const goodsOf = (skin: string): string[] => Object.keys(GOODS[skin] ?? {});

/** A thing on its ground, 480 by 480: light behind it, a stand below. */
export function composeGood(skin: string, name: string, embed: Embed): string {
  const good = GOODS[skin]?.[name];
  const ground = GROUNDS[skin]?.[good?.ground ?? 0];
  if (!good || !ground) throw new Error(`${skin} has no ${name}`);
  const seeded = seededBy(`${skin} ${name}`);
  const { from, to, light } = ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><title>${good.title}</title>`,
    `<defs><linearGradient id="ground" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<radialGradient id="light"><stop stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="stand" y2="1" x2="0"><stop stop-color="${light}" stop-opacity=".55"/><stop offset="1" stop-color="${to}" stop-opacity=".2"/></linearGradient></defs>`,
    '<path fill="url(#ground)" d="M0 0h480v480H0z"/>',
    rays(light),
    '<circle cx="240" cy="220" r="210" fill="url(#light)"/>',
    `<path fill="url(#stand)" d="M70 372a170 34 0 0 0 340 0v34a170 34 0 0 1-340 0z"/><ellipse cx="240" cy="372" rx="170" ry="34" fill="${light}" fill-opacity=".42"/><ellipse cx="240" cy="366" rx="104" ry="17" fill="${to}" fill-opacity=".5"/>`,
    good.side
      ? embed(good.side, SIDE_BUDGET_BYTES, { x: 372, y: 306, size: 92, turn: seeded.between(6, 18) })
      : '',
    embed(good.main, MAIN_BUDGET_BYTES, { x: 232, y: 226, size: 268, turn: seeded.between(-7, 4) }),
    sparkles(seeded, light),
    '</svg>',
  ].join('');
}

function rays(light: string): string {
  const blades = Array.from({ length: 9 }, (_unused, index) => {
    const [one, other] = [index * 40 - 6, index * 40 + 8].map((degrees) => (degrees * Math.PI) / 180);
    const tip = (angle = 0) => `${short(240 + Math.cos(angle) * 420)} ${short(220 + Math.sin(angle) * 420)}`;
    return `M240 220L${tip(one)}L${tip(other)}z`;
  });
  return `<path fill="${light}" fill-opacity=".07" d="${blades.join('')}"/>`;
}

function sparkles(seeded: Seeded, light: string): string {
  const marks = Array.from({ length: 7 }, () => {
    const outer = seeded.between(5, 13);
    const x = seeded.pick([seeded.between(34, 96), seeded.between(386, 446)]);
    return star({ x, y: seeded.between(46, 250) }, { points: 4, outer, inner: outer * 0.22 });
  });
  return `<path fill="${light}" fill-opacity=".9" d="${marks.join('')}"/>`;
}
