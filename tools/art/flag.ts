import { onCircle, star } from '../../apps/arcade/src/art/svg.ts';

const ROUND =
  '<defs><clipPath id="a"><circle cx="32" cy="32" r="32"/></clipPath></defs><g clip-path="url(#a)">';
const EDGE = '</g><circle cx="32" cy="32" r="31.500" fill="none" stroke="#000" stroke-opacity=".12"/>';

/** Marks of the languages that have a flag (decision 0018); the others share the neutral one. Simplified, round. */
export const FLAGS: Record<string, string> = {
  'flag-en': round(
    'English',
    '<path fill="#1f3f8f" d="M0 0h64v64H0z"/><path stroke="#fff" stroke-width="11" d="M0 0l64 64M64 0L0 64"/><path stroke="#d8253c" stroke-width="4" d="M0 0l64 64M64 0L0 64"/><path fill="#fff" d="M23 0h18v64H23z"/><path fill="#fff" d="M0 23h64v18H0z"/><path fill="#d8253c" d="M27 0h10v64H27z"/><path fill="#d8253c" d="M0 27h64v10H0z"/>',
  ),
  'flag-ty': round(
    'Tagalog',
    `<path fill="#1d4fb4" d="M0 0h64v32H0z"/><path fill="#d8253c" d="M0 32h64v32H0z"/><path fill="#fff" d="M0-6l42 38L0 70z"/><path fill="#f7c325" d="${star({ x: 15, y: 32 }, { points: 8, outer: 10, inner: 6 })}"/><circle cx="15" cy="32" r="5.500" fill="#f7c325"/>`,
  ),
  'flag-cn': round(
    '简体中文',
    `<path fill="#de2b2b" d="M0 0h64v64H0z"/><path fill="#ffd84a" d="${star({ x: 23, y: 29 }, { points: 5, outer: 12, inner: 4.8 })}${smallStars()}"/>`,
  ),
  language: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Language</title><defs><linearGradient id="a" x1="12" x2="54" y1="4" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="#8ea0bd"/><stop offset="1" stop-color="#56657f"/></linearGradient></defs><circle cx="32" cy="32" r="32" fill="url(#a)"/><g fill="none" stroke="#fff" stroke-width="3"><circle cx="32" cy="32" r="19"/><ellipse cx="32" cy="32" rx="8" ry="19"/><path d="M14 26h36M14 38h36"/></g></svg>`,
};

function smallStars(): string {
  return [-52, -20, 14, 46]
    .map((degrees) => {
      const [x = 0, y = 0] = onCircle({ x: 23, y: 29 }, 21, degrees).split(' ').map(Number);
      return star({ x, y }, { points: 5, outer: 4.4, inner: 1.8 });
    })
    .join('');
}

function round(title: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${title}</title>${ROUND}${drawing}${EDGE}</svg>`;
}
