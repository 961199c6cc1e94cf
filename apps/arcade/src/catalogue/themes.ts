import type { Language } from '@parlour/texts/languages';
import type { SceneName } from '../art/scenes.ts';
import themes from './generated/themes.json' with { type: 'json' };
import pictureNames from './picture-names.json' with { type: 'json' };

/** What a file in `themes/` says: how the titles of a theme are called, drawn and heard. */
export type Theme = {
  /** The words of it in a title's name. */
  noun: Record<Language, string>;
  palette: Palette;
  /** Names of motifs (`art/motifs`): the four symbols that pay most, the wild and the scatter. */
  pictures: { high: string[]; wild: string; scatter: string };
  scene: SceneName;
  scale: ScaleName;
  /** Beats per minute. */
  tempo: number;
};

/** Hexadecimal colours: the stage from its lit top to its dark foot, two for what stands on it, one for light. */
export type Palette = { from: string; to: string; accent: string; accent2: string; glow: string };

/** What the page of a game is told of its theme. */
export type StageTheme = Pick<Theme, 'palette' | 'pictures' | 'scene' | 'tempo'> & {
  /** What the four symbols that pay most are called. */
  names: string[];
  /** Semitones above the root, within an octave. */
  scale: readonly number[];
};

/** Scales in which sounds are made, as semitones above the root. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  'major-pentatonic': [0, 2, 4, 7, 9],
  'minor-pentatonic': [0, 3, 5, 7, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  hirajoshi: [0, 2, 3, 7, 8],
  blues: [0, 3, 5, 6, 7, 10],
  'whole-tone': [0, 2, 4, 6, 8, 10],
} as const;
export type ScaleName = keyof typeof SCALES;

export const THEMES = themes as Readonly<Record<string, Theme>>;

export function findTheme(name: string): Theme {
  const theme = THEMES[name];
  if (!theme) throw new Error(`no theme is called ${name}`);
  return theme;
}

export function picturesOf({ pictures: { high, wild, scatter } }: Pick<Theme, 'pictures'>): string[] {
  return [...high, wild, scatter];
}

export function stageOf({ palette, pictures, scene, scale, tempo }: Theme, language: Language): StageTheme {
  const names = pictures.high.map((picture) => nameOfPicture(picture, language));
  return { palette, pictures, names, scene, scale: SCALES[scale], tempo };
}

function nameOfPicture(picture: string, language: Language): string {
  const names = (pictureNames as Partial<Record<string, Record<Language, string>>>)[picture];
  if (!names) throw new Error(`nobody named the picture ${picture}`);
  return names[language];
}
