/** How a kind is drawn: painted here, or a picture of the house that looks to the left. */
export type Look = Painted | { picture: string; sway?: 'beat' };
export type Painted = {
  back: string;
  belly: string;
  fin: string;
  /** Its height as a share of its length. */
  tall: number;
  tail: 'fork' | 'fan' | 'moon';
  marks?: { kind: 'bands' | 'lines' | 'dots'; colour: string; count: number };
  /** A glow around it, and a lamp before it. */
  glow?: string;
  hasLamp?: true;
  /** Seen from above, with wings. */
  isRay?: true;
};

export const LOOKS: Readonly<Record<string, Look>> = {
  sardine: {
    back: '#5b8fb9',
    belly: '#eef6fb',
    fin: '#7fa9c8',
    tall: 0.34,
    tail: 'fork',
    marks: { kind: 'lines', colour: '#3d6c94', count: 1 },
  },
  neon: {
    back: '#1d6fd6',
    belly: '#ff5a6e',
    fin: '#bfe9ff',
    tall: 0.38,
    tail: 'fork',
    marks: { kind: 'lines', colour: '#6ff4ff', count: 1 },
  },
  goby: { back: '#f6c945', belly: '#fff3c2', fin: '#f2a33a', tall: 0.44, tail: 'fan' },
  clown: {
    back: '#ff8a2a',
    belly: '#ffb25c',
    fin: '#ff7a1a',
    tall: 0.56,
    tail: 'fan',
    marks: { kind: 'bands', colour: '#ffffff', count: 3 },
  },
  damsel: { back: '#2f57e0', belly: '#6d9bff', fin: '#ffd84a', tall: 0.58, tail: 'fork' },
  tang: {
    back: '#1f3fd0',
    belly: '#3f7cff',
    fin: '#ffe04d',
    tall: 0.64,
    tail: 'fan',
    marks: { kind: 'lines', colour: '#0d1b57', count: 2 },
  },
  butterfly: {
    back: '#ffd73b',
    belly: '#fffbe6',
    fin: '#ffb921',
    tall: 0.86,
    tail: 'fan',
    marks: { kind: 'bands', colour: '#1c1a2b', count: 2 },
  },
  wrasse: {
    back: '#17a98c',
    belly: '#8ff0c4',
    fin: '#ff6fae',
    tall: 0.46,
    tail: 'moon',
    marks: { kind: 'dots', colour: '#ff6fae', count: 7 },
  },
  angel: {
    back: '#e9edf6',
    belly: '#ffffff',
    fin: '#c8b6ff',
    tall: 1.02,
    tail: 'fan',
    marks: { kind: 'bands', colour: '#40306f', count: 3 },
  },
  puffer: { picture: 'blowfish' },
  jelly: { picture: 'jellyfish', sway: 'beat' },
  parrot: { picture: 'tropical-fish' },
  crab: { picture: 'crab', sway: 'beat' },
  turtle: { picture: 'turtle', sway: 'beat' },
  lantern: {
    back: '#31214f',
    belly: '#6b4a86',
    fin: '#241539',
    tall: 0.82,
    tail: 'fan',
    glow: '#7ef6ff',
    hasLamp: true,
    marks: { kind: 'dots', colour: '#8d6bb0', count: 6 },
  },
  gold: {
    back: '#f4a51c',
    belly: '#fff0a8',
    fin: '#ffcf4d',
    tall: 0.6,
    tail: 'moon',
    glow: '#ffe27a',
    marks: { kind: 'dots', colour: '#fff6cf', count: 9 },
  },
  seal: { picture: 'seal' },
  dolphin: { picture: 'dolphin' },
  shark: { picture: 'shark' },
  manta: { back: '#34467a', belly: '#9fb2e6', fin: '#1d2747', tall: 1, tail: 'moon', isRay: true },
  kraken: { picture: 'octopus', sway: 'beat' },
  whale: { picture: 'whale' },
  dragon: { picture: 'dragon' },
};

export const isPicture = (look: Look): look is Extract<Look, { picture: string }> => 'picture' in look;
