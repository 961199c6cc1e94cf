import { onCircle, short, star, wrap } from './svg.ts';

/** The colours a sign is painted in. */
export type Ink = { accent: string; accent2: string; glow: string; dark: string };
type Sign = (ink: Ink) => string;

/** By kind or mechanic, what a game is played with, drawn around 0 0 and about 120 wide: its tile says what it is. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  dice: (ink) => `${die(ink, { x: -26, y: -14, turn: -14 }, 5)}${die(ink, { x: 30, y: 20, turn: 12 }, 3)}`,
  'sic-bo': (ink) =>
    `${die(ink, { x: -30, y: 22, turn: -10, size: 50 }, 4)}${die(ink, { x: 30, y: 22, turn: 9, size: 50 }, 6)}${die(ink, { x: 0, y: -24, turn: 3, size: 50 }, 1)}`,
  'picture-dice/bau-cua': (ink) =>
    blankDie(ink, { x: -31, y: 22, turn: -10 }, GOURD) +
    blankDie(ink, { x: 31, y: 22, turn: 9 }, FISH) +
    blankDie(ink, { x: 0, y: -26, turn: 3 }, CRAB),
  'picture-dice/colours': (ink) =>
    blankDie(ink, { x: -31, y: 22, turn: -10 }, GLEAM, '#ffd21f') +
    blankDie(ink, { x: 31, y: 22, turn: 9 }, GLEAM, '#2f7bee') +
    blankDie(ink, { x: 0, y: -26, turn: 3 }, GLEAM, '#e8303d'),
  'xoc-dia': (ink) =>
    `<ellipse cy="38" rx="66" ry="24" fill="${ink.dark}" fill-opacity=".6"/><ellipse cy="30" rx="66" ry="24" fill="#fff"/><ellipse cy="30" rx="58" ry="19" fill="none" stroke="#2350a4" stroke-width="4"/>` +
    `${coin({ x: -24, y: 30 }, '#d92637')}${coin({ x: 22, y: 34 }, '#fffaf0')}` +
    `<g transform="translate(8 -22)rotate(16)"><path fill="#fff" d="M-46 30C-46-8-20-30 0-30s46 22 46 60q-46 20-92 0z"/><path fill="#eaf1fb" d="M-14-28l2-12h24l2 12z"/>` +
    `<path fill="none" stroke="#2350a4" stroke-width="4" d="M-45 22q45 20 90 0M-42 8q42 18 84 0"/></g>`,
  fish: (ink) =>
    `<circle cy="-6" r="46" fill="none" stroke="${ink.glow}" stroke-opacity=".8" stroke-width="5"/><path fill="none" stroke="${ink.glow}" stroke-linecap="round" stroke-width="5" d="M0-66v22M0 32v14M-60-6h22M38-6h22"/>` +
    `<g transform="translate(0 -6)scale(1.700)">${FISH}</g>` +
    `<path fill="${ink.dark}" d="M-30 74a30 24 0 0 1 60 0z"/><path fill="${ink.accent}" d="M-11 30H11l6 38h-34z"/><path fill="${ink.accent2}" d="M-14 28h28v10h-28z"/>`,
  limbo: (ink) =>
    `<path fill="none" stroke="${ink.dark}" stroke-opacity=".5" stroke-width="13" d="M-56 50C-16 48 12 26 34-16"/>` +
    `<path fill="none" stroke="${ink.accent}" stroke-linecap="round" stroke-width="9" d="M-56 46C-16 44 12 22 34-20"/>` +
    `<path fill="${ink.glow}" d="M48-58l-2 46-38-26z"/>` +
    `<path fill="none" stroke="${ink.accent2}" stroke-dasharray="3 9" stroke-linecap="round" stroke-width="5" d="M-58-34h64"/>`,
  crash: (ink) =>
    `<path fill="${ink.accent2}" fill-opacity=".55" d="M-60 52C-20 48 16 24 38-34V52z"/>` +
    `<path fill="none" stroke="${ink.accent}" stroke-linecap="round" stroke-width="8" d="M-60 50C-20 46 16 22 38-36"/>` +
    `<path fill="${ink.glow}" d="${star({ x: 42, y: -42 }, { points: 8, outer: 24, inner: 11 })}"/><circle cx="42" cy="-42" r="9" fill="#fff"/>`,
  mines: (ink) =>
    `${tiles(ink)}<circle cx="6" cy="10" r="33" fill="${ink.dark}"/><circle cx="6" cy="10" r="33" fill="none" stroke="${ink.accent}" stroke-width="3"/>` +
    `<ellipse cx="-6" cy="-4" rx="10" ry="7" fill="#fff" fill-opacity=".5" transform="rotate(-35 -6 -4)"/>` +
    `<path fill="${ink.dark}" d="M18-26l12 7-6 9-12-7z"/><path fill="none" stroke="${ink.accent}" stroke-linecap="round" stroke-width="4" d="M26-22c8-14 16-10 20-20"/>` +
    `<path fill="${ink.glow}" d="${star({ x: 48, y: -46 }, { points: 8, outer: 14, inner: 6 })}"/>`,
  plinko: (ink) =>
    `<path fill="${ink.dark}" fill-opacity=".45" stroke="${ink.accent}" stroke-linejoin="round" stroke-width="3" d="M0-76L80 68H-80z"/><g fill="${ink.glow}">${pegs()}</g><path fill="${ink.accent2}" d="M-62 50h28v12h-28zM34 50h28v12H34z"/><path fill="${ink.accent}" d="M-30 50H-2v12h-28zM2 50h28v12H2z"/>` +
    `<path fill="none" stroke="#fff" stroke-dasharray="1 8" stroke-linecap="round" stroke-width="4" d="M4-62l-10 22 14 24"/><circle cx="13" cy="-2" r="12" fill="${ink.accent}"/><circle cx="9" cy="-6" r="4" fill="#fff" fill-opacity=".8"/>`,
  keno: (ink) =>
    ball(ink.accent, { x: -32, y: 18 }, '<path d="M-8-9H8L-2 10"/>', ink) +
    ball(ink.accent2, { x: 32, y: 22 }, '<path d="M7-9C-4-9-8 0-7 5a7 7 0 1 0 7-7"/>', ink) +
    ball(ink.glow, { x: 0, y: -28 }, '<circle cy="-5" r="5"/><circle cy="6" r="6"/>', ink),
  'hi-lo': (ink) =>
    `${card({ x: -24, y: 4, turn: -12 }, heart('#d8304a'))}${card({ x: 26, y: 6, turn: 12 }, spade('#20242f'))}` +
    `<path fill="${ink.accent}" stroke="${ink.dark}" stroke-width="2" d="M-54-26l16-24 16 24h-9v18h-14v-18z"/><path fill="${ink.accent2}" stroke="${ink.dark}" stroke-width="2" d="M58 34L42 58 26 34h9V16h14v18z"/>`,
  wheel: (ink) => disc(ink, 10, [ink.accent, ink.accent2, '#fff5dc', ink.dark]) + pointer(ink),
  roulette: (ink) =>
    `${disc(ink, 18, ['#c8243c', '#15171f'])}<circle r="34" fill="none" stroke="${ink.accent}" stroke-width="3"/><circle r="22" fill="${ink.accent}"/><path fill="${ink.dark}" d="${star({ x: 0, y: 0 }, { points: 4, outer: 20, inner: 5 })}"/><circle cx="30" cy="-30" r="7" fill="#fff"/>`,
  baccarat: (ink) =>
    `${card({ x: -22, y: 2, turn: -10 }, diamond('#d8304a'))}${card({ x: 24, y: 6, turn: 9 }, club('#20242f'))}${chip(ink, { x: 2, y: 46 })}`,
  'dragon-tiger': (ink) =>
    `${card({ x: -28, y: 0, turn: -8 }, spade('#b3202f'), '#fff1d0')}${card({ x: 28, y: 4, turn: 8 }, diamond('#e08a1e'), '#fff1d0')}` +
    `<path fill="${ink.accent}" stroke="${ink.dark}" stroke-width="2" d="M6-40L-18 8h14l-8 34L20-8H6z"/>`,
  blackjack: (ink) =>
    `${card({ x: -20, y: -2, turn: -11 }, spade('#20242f'))}${card({ x: 24, y: 6, turn: 9 }, jack('#d8304a'))}${chip(ink, { x: -30, y: 44 })}`,
  // One card is drawn, the other four are its copies.
  'video-poker': () =>
    [heart('#d8304a'), spade('#20242f'), diamond('#d8304a'), club('#20242f'), heart('#d8304a')]
      .map((suit, index) => {
        const at = index - 2;
        const paper =
          index === 0
            ? '<rect id="K" x="-24" y="-34" width="48" height="68" rx="7" fill="#fff" stroke="#000" stroke-opacity=".3"/>'
            : '<use href="#K"/>';
        return `<g transform="translate(${at * 19} ${Math.abs(at) * 6})rotate(${at * 11})">${paper}${suit}</g>`;
      })
      .join(''),
};

/** None for slots, which show a picture of their theme. */
export function signOf(kind: string): Sign | undefined {
  return SIGNS[kind] ?? SIGNS[kind.split('/')[0] ?? ''];
}

type Place = { x: number; y: number; turn: number };

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function die(ink: Ink, { size = 58, ...place }: Place & { size?: number }, eyes: number) {
  const half = size / 2;
  const pips = (PIPS[eyes] ?? [])
    .map(
      ([across, down]) =>
        `<circle cx="${short(across * half * 0.5)}" cy="${short(down * half * 0.5)}" r="${short(size / 11)}"/>`,
    )
    .join('');
  return blankDie(ink, { ...place, size }, `<g fill="${eyes === 1 ? '#d8304a' : ink.dark}">${pips}</g>`);
}

function blankDie(
  { accent }: Ink,
  { x, y, turn, size = 54 }: Place & { size?: number },
  face: string,
  paint = '#fffaf0',
): string {
  const half = size / 2;
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="${-half}" y="${-half + 6}" width="${size}" height="${size}" rx="13" fill="${accent}"/>` +
    `<rect x="${-half}" y="${-half}" width="${size}" height="${size}" rx="13" fill="${paint}"/>${face}</g>`
  );
}

const GLEAM = '<path fill="#fff" fill-opacity=".45" d="M-21-8q0-13 13-13H8Q-12-16-21 6z"/>';
const GOURD =
  '<path fill="#4f9a3a" d="M0-19a8 8 0 0 1 6 14 12 12 0 1 1-12 0 8 8 0 0 1 6-14z"/><path fill="none" stroke="#d8304a" stroke-width="4" d="M-7-4Q0-1 7-4"/>';
const FISH =
  '<path fill="#2f7fc4" d="M-19 1C-11-12 4-11 9-2l9-9c-2 7-2 15 0 21L9 3C4 13-11 13-19 1z"/><circle cx="-10" cy="-2" r="2.500" fill="#fff"/>';
const CRAB =
  '<path fill="#e2382f" d="M0-4c9 0 15 4 15 9S9 15 0 15-15 10-15 5-9-4 0-4zM-13-2c-6-3-6-11-1-16l2 7 6-4c1 7-2 13-7 13zM13-2c6-3 6-11 1-16l-2 7-6-4c-1 7 2 13 7 13z"/>';

function coin({ x, y }: { x: number; y: number }, fill: string): string {
  return `<ellipse cx="${x}" cy="${y + 4}" rx="17" ry="10" fill="#000" fill-opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="17" ry="10" fill="${fill}" stroke="#000" stroke-opacity=".3"/>`;
}

function card({ x, y, turn }: Place, face: string, paper = '#fff'): string {
  return `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-27" y="-38" width="54" height="76" rx="7" fill="${paper}" stroke="#000" stroke-opacity=".25"/>${face}</g>`;
}

const heart = (fill: string) =>
  `<path fill="${fill}" d="M0 20C-28 0-20-18-9-18c5 0 8 3 9 7 1-4 4-7 9-7C20-18 28 0 0 20z"/>`;
const diamond = (fill: string) => `<path fill="${fill}" d="M0-22L17 0 0 22-17 0z"/>`;
const spade = (fill: string) =>
  `<path fill="${fill}" d="M0-22C26-2 20 12 10 12c-4 0-7-2-8-4 0 6 2 11 6 14H-8c4-3 6-8 6-14-1 2-4 4-8 4C-20 12-26-2 0-22z"/>`;
const club = (fill: string) =>
  `<path fill="${fill}" d="M0-22a9 9 0 0 1 7 15 9 9 0 1 1-5 15c0 6 2 10 6 13H-8c4-3 6-7 6-13a9 9 0 1 1-5-15 9 9 0 0 1 7-15z"/>`;
const jack = (ink: string) =>
  `<path fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round" stroke-width="6" d="M-4-18h16M6-18V8a10 10 0 0 1-20 2"/>`;

function ball(fill: string, { x, y }: { x: number; y: number }, digit: string, { dark }: Ink): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="31" fill="${fill}"/><ellipse cx="-9" cy="-18" rx="12" ry="7" fill="#fff" fill-opacity=".55" transform="rotate(-24 -9 -18)"/>` +
    `<circle r="18" fill="#fff"/><g fill="none" stroke="${dark}" stroke-linecap="round" stroke-linejoin="round" stroke-width="4">${digit}</g></g>`
  );
}

function chip({ accent, accent2, dark }: Ink, { x, y }: { x: number; y: number }): string {
  return `<g transform="translate(${x} ${y})"><circle r="20" fill="${accent2}" stroke="${dark}" stroke-width="2"/><circle r="15" fill="none" stroke="#fff" stroke-dasharray="7 8.700" stroke-width="8"/><circle r="10" fill="${accent}"/></g>`;
}

function disc({ accent, dark }: Ink, count: number, fills: string[]): string {
  const step = 360 / count;
  const centre = { x: 0, y: 0 };
  const wedges = fills.map((fill, at) => {
    const path = Array.from({ length: count }, (_, index) => index)
      .filter((index) => wrap(index, fills.length) === at)
      .map((index) => {
        const from = index * step - 90;
        return `M0 0L${onCircle(centre, 54, from)}A54 54 0 0 1 ${onCircle(centre, 54, from + step)}z`;
      });
    return `<path fill="${fill}" d="${path.join('')}"/>`;
  });
  return `<circle cy="4" r="62" fill="${dark}" fill-opacity=".6"/><circle r="61" fill="${accent}"/>${wedges.join('')}`;
}

function pointer({ accent, glow, dark }: Ink): string {
  return `<circle r="13" fill="${accent}" stroke="${dark}" stroke-width="3"/><path fill="${glow}" stroke="${dark}" stroke-width="2" d="M-13-70h26L0-42z"/>`;
}

function pegs(): string {
  const rows = [2, 3, 4, 5];
  return rows
    .flatMap((count, row) =>
      Array.from(
        { length: count },
        (_, at) => `<circle cx="${(at - (count - 1) / 2) * 26}" cy="${row * 24 - 40}" r="5"/>`,
      ),
    )
    .join('');
}

function tiles({ accent2, dark }: Ink): string {
  const cells = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => `M${column * 40 - 18} ${row * 40 - 18}h36v36h-36z`),
  );
  return `<path fill="${accent2}" stroke="${dark}" stroke-linejoin="round" stroke-width="3" d="${cells.join('')}"/>`;
}
