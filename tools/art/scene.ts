import { star } from '../../apps/arcade/src/art/svg.ts';
import type { Embed } from './embed.ts';

type Scene = { title: string; picture: string; setting: string; turn?: number; x?: number; y?: number };

/** A blue-grey that shows on dark and light ground: a scene does not know its theme. */
const QUIET = '#8391ad';
const MAIN_BUDGET_BYTES = 7000;

const line = (data: string, more = '') =>
  `<path fill="none" stroke="${QUIET}" stroke-linecap="round" stroke-opacity=".55" stroke-width="2.500" ${more}d="${data}"/>`;
const cloud = (x: number, y: number, scale: number) =>
  `<path fill="${QUIET}" fill-opacity=".22" d="M0 18c-10 0-12-14-1-15C2-7 18-9 22 0c6-5 16-2 15 6 9 0 10 12 1 12z" transform="translate(${x} ${y})scale(${scale})"/>`;

const SCENES: Record<string, Scene> = {
  'no-data': {
    title: 'Nothing found',
    picture: 'magnifying-glass-tilted-left',
    setting:
      `<g fill="${QUIET}" fill-opacity=".3"><rect x="34" y="58" width="40" height="48" rx="8"/><rect x="168" y="46" width="40" height="48" rx="8"/></g>` +
      line('M43 72h22M43 82h14M177 60h22M177 70h14') +
      line('M66 34a64 40 0 0 1 96-4', 'stroke-dasharray="1 9" '),
    turn: -6,
  },
  'no-messages': {
    title: 'No messages',
    picture: 'open-mailbox-with-lowered-flag',
    setting:
      cloud(26, 34, 1.1) +
      cloud(176, 22, 0.8) +
      line('M40 96c14-30 40-6 50-34 8-22 40-28 74-20', 'stroke-dasharray="1 9" ') +
      `<path fill="${QUIET}" fill-opacity=".75" d="M196 34l-34 10 12 5 3 12 6-9z"/>`,
    y: 92,
  },
  'no-games': {
    title: 'No games here',
    picture: 'joystick',
    setting:
      `<g fill="${QUIET}" fill-opacity=".3"><rect x="38" y="50" width="34" height="46" rx="7" transform="rotate(-14 55 73)"/><rect x="168" y="46" width="34" height="46" rx="7" transform="rotate(14 185 69)"/></g>` +
      `<g fill="${QUIET}" fill-opacity=".8"><path d="M55 63c5 5 9 9 9 13a5 5 0 0 1-8 4l2 6h-6l2-6a5 5 0 0 1-8-4c0-4 4-8 9-13z" transform="rotate(-14 55 73)"/><path d="M185 58l8 11-8 11-8-11z" transform="rotate(14 185 69)"/></g>` +
      `<path fill="${QUIET}" fill-opacity=".5" d="${star({ x: 96, y: 34 }, { points: 4, outer: 8, inner: 2 })}${star({ x: 150, y: 28 }, { points: 4, outer: 6, inner: 1.5 })}"/>`,
  },
  'no-records': {
    title: 'No records yet',
    picture: 'scroll',
    setting:
      `<g fill="${QUIET}" fill-opacity=".2"><rect x="28" y="44" width="76" height="16" rx="8"/><rect x="18" y="68" width="66" height="16" rx="8"/><rect x="150" y="56" width="70" height="16" rx="8"/><rect x="156" y="80" width="54" height="16" rx="8"/></g>` +
      line('M40 52h30M30 76h22M164 64h30M168 88h18'),
    turn: 4,
  },
  offline: {
    title: 'No connection',
    picture: 'satellite-antenna',
    setting:
      cloud(24, 52, 1) +
      cloud(178, 70, 0.9) +
      line('M150 40a20 20 0 0 1 18 18M154 26a34 34 0 0 1 30 30', 'stroke-dasharray="10 8" ') +
      line('M196 24l16 16M212 24l-16 16'),
    x: 112,
  },
  error: {
    title: 'Something broke',
    picture: 'toolbox',
    setting: gear(56, 62, 20) + gear(190, 50, 15) + line('M92 36l-8-10M148 34l8-12M120 28V14'),
    y: 92,
  },
};

export const SCENE_NAMES = Object.keys(SCENES);

export function composeScene(name: string, embed: Embed): string {
  const scene = SCENES[name];
  if (!scene) throw new Error(`no scene is called ${name}`);
  const { title, picture, setting, turn = 0, x = 120, y = 86 } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><title>${title}</title>`,
    `<defs><radialGradient id="halo"><stop stop-color="${QUIET}" stop-opacity=".34"/><stop offset="1" stop-color="${QUIET}" stop-opacity="0"/></radialGradient></defs>`,
    '<ellipse cx="120" cy="84" rx="112" ry="76" fill="url(#halo)"/>',
    setting,
    `<ellipse cx="${x}" cy="140" rx="50" ry="7" fill="${QUIET}" fill-opacity=".38"/>`,
    embed(picture, MAIN_BUDGET_BYTES, { x, y, size: 96, turn }),
    '</svg>',
  ].join('');
}

function gear(x: number, y: number, radius: number): string {
  return `<g transform="translate(${x} ${y})"><path fill="${QUIET}" fill-opacity=".32" fill-rule="evenodd" d="${star({ x: 0, y: 0 }, { points: 9, outer: radius, inner: radius * 0.76 })}M0 ${-radius * 0.36}a${radius * 0.36} ${radius * 0.36} 0 1 0 .1 0z"/></g>`;
}
