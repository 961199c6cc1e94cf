/** How the sea of a title looks. */
export type Sea = {
  top: string;
  middle: string;
  foot: string;
  /** Of the light that falls in, with its strength. */
  light: string;
  sand: string;
  rock: string;
  /** Plants: what they look like, and their colours. */
  plants: 'coral' | 'glow' | 'weed';
  colours: readonly string[];
  /** A wreck lies at the ground. */
  hasWreck?: true;
};

const REEF: Sea = {
  top: '#4fd6e0',
  middle: '#1690b4',
  foot: '#0a4a72',
  light: 'rgb(255 255 255 / 13%)',
  sand: '#e9d6a3',
  rock: '#0d5a78',
  plants: 'coral',
  colours: ['#ff6f7d', '#ff9d4d', '#f25fb0', '#b06cf0', '#ffd166'],
};
const DEEP: Sea = {
  top: '#20439f',
  middle: '#121f63',
  foot: '#060822',
  light: 'rgb(130 180 255 / 9%)',
  sand: '#1a2358',
  rock: '#0a0f38',
  plants: 'glow',
  colours: ['#4ff2ff', '#7c8bff', '#37ffc6', '#c77dff'],
};
const COVE: Sea = {
  top: '#f0b45a',
  middle: '#3a8a86',
  foot: '#12363f',
  light: 'rgb(255 214 140 / 15%)',
  sand: '#8a6c42',
  rock: '#163f45',
  plants: 'weed',
  colours: ['#2f8f5b', '#4fae5f', '#1f6f55', '#86b84a'],
  hasWreck: true,
};

const SEAS: Readonly<Record<string, Sea>> = {
  'coral-reef-fishing': REEF,
  'deep-blue-fishing': DEEP,
  'pirate-cove-fishing': COVE,
};

export function seaOf(gameCode: string): Sea {
  return SEAS[gameCode] ?? REEF;
}
