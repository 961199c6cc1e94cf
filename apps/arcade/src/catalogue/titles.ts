import type { Sheet } from '@parlour/game-rules';
import type { MechanicName } from '@parlour/game-rules/games';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { VendorTitle } from '@parlour/wallet-protocol';
import sheets from './generated/sheets.json' with { type: 'json' };
import themes from './generated/themes.json' with { type: 'json' };
import files from './generated/titles.json' with { type: 'json' };
import { KINDS } from './kinds.ts';

/** A playable game: a mechanic with a model, in a theme. Every listed game is built. */
export type Title = {
  studio: string;
  mechanic: MechanicName;
  model: string;
  theme: string;
  art: string;
  names: Record<Language, string>;
} & Omit<VendorTitle, 'icon_url' | 'names'>;

/** What a file in `titles/` says. */
type TitleFile = {
  studio: string;
  mechanic: MechanicName;
  model: string;
  theme: string;
  /** A day. */
  addedAt: string;
  /** Where the composed name is not the best one. */
  names?: Record<Language, string>;
};
type ThemeFile = { noun: Record<Language, string> } & Partial<Theme>;
/** How a title looks on its page; pictures are names of files below `/art/motifs/`. */
export type Theme = {
  palette: { from: string; to: string; accent: string; accent2: string; glow: string };
  pictures: { high: string[]; wild: string; scatter: string } | null;
};

const THEMES: Readonly<Record<string, ThemeFile>> = themes;
const SHEETS: Readonly<Record<string, Sheet & { lines?: number }>> = sheets;

export const TITLES: readonly Title[] = Object.entries(files as Record<string, TitleFile>).map(
  ([code, file]) => compose(code, file),
);

const BY_CODE = new Map(TITLES.map((title) => [title.game_code, title]));

export function titlesOf(studio: string): Title[] {
  return TITLES.filter((title) => title.studio === studio);
}

export function findTitle(studio: string, gameCode: string): Title | undefined {
  const title = BY_CODE.get(gameCode);
  return title?.studio === studio ? title : undefined;
}

/** Null for a theme that is no more than a word: the page then has its own colours. */
export function themeOf({ theme }: Pick<Title, 'theme'>): Theme | null {
  const { palette, pictures = null } = THEMES[theme] ?? {};
  return palette ? { palette, pictures } : null;
}

function compose(code: string, { studio, mechanic, model, theme, addedAt, names }: TitleFile): Title {
  const { category, classification, names: templates } = KINDS[mechanic];
  const sheet = SHEETS[`${mechanic}/${model}`];
  const noun = THEMES[theme]?.noun;
  if (!sheet || !noun) throw new Error(`the title ${code} names a model or a theme that is not there`);
  return {
    studio,
    mechanic,
    model,
    theme,
    game_code: code,
    art: `/art/${code}.svg`,
    names: names ?? inEveryLanguage((language) => templates[language].replace('{noun}', noun[language])),
    category,
    classification,
    return_to_player: sheet.return,
    return_least: sheet.least,
    return_deviation: sheet.deviation,
    return_most: sheet.most,
    min_bet: '1',
    lines: sheet.lines ?? 0,
    has_trial: true,
    added_at: Date.parse(addedAt),
  };
}

function inEveryLanguage(write: (language: Language) => string): Record<Language, string> {
  const languages = Object.keys(LANGUAGE_NAMES) as Language[];
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<
    Language,
    string
  >;
}
