import type { Sheet } from '@parlour/game-rules';
import type { CardGameName } from '@parlour/game-rules/card-games';
import type { MechanicName } from '@parlour/game-rules/games';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { VendorTitle } from '@parlour/wallet-protocol';
import { isCardGame } from '../games/card-games.ts';
import { takesFreeRounds } from '../rewards/rewards.rules.ts';
import sheets from './generated/sheets.json' with { type: 'json' };
import files from './generated/titles.json' with { type: 'json' };
import { CATEGORIES, classificationOf, kindOf, wordingsOf } from './kinds.ts';
import type { TablePlan } from './table-plan.ts';
import { findTheme } from './themes.ts';

/** A playable game: a mechanic with a model, in a theme. Every listed game is built. */
export type Title = {
  studio: string;
  mechanic: MechanicName | CardGameName;
  model: string;
  theme: string;
  /** How its tile is drawn, where its file says so. */
  tile: { motif?: string | undefined; pattern?: string | undefined };
  art: string;
  names: Record<Language, string>;
  /** Null where everybody plays alone, and for crash, which is always shared. */
  table: TablePlan | null;
} & Omit<VendorTitle, 'icon_url' | 'names' | 'mechanic' | 'model'>;

/** What a file in `titles/` says. */
export type TitleFile = {
  studio: string;
  mechanic: MechanicName | CardGameName;
  /** By which numbers; games that people play against each other have none. */
  model: string;
  theme: string;
  /** Which of its kind's names it has. */
  wording: string;
  /** A day. */
  addedAt: string;
  /** One of the theme's pictures, and a pattern: no two tiles of a theme have both in common. */
  motif?: string;
  pattern?: string;
  /** Where the composed name is not the best one. */
  names?: Record<Language, string>;
  table?: TablePlan;
};

/** What is known of a model beside its sheet; only slots state figures. */
type ModelFacts = Sheet & {
  lines?: number;
  digest: string;
  figures?: {
    volatility: number;
    hitRate: string;
    featureOneIn: number;
    mostOneIn?: number;
    returns: Record<string, string>;
    boughtReturn: string;
  };
};

const SHEETS: Readonly<Record<string, ModelFacts>> = sheets;

/** A unit that deviates by so much is wilder by one: the volatility of models that do not state it. */
const WILDER_FROM = [1, 2, 6, 20];

/** What players win from each other has no return that a house could state. */
const WITHOUT_RETURN = {
  return_to_player: null,
  return_least: null,
  return_deviation: null,
  return_most: null,
  lines: 0,
  model_sheet: null,
};

/** The newest first: studios list them in this order. */
export const TITLES: readonly Title[] = composeTitles(files as Record<string, TitleFile>);

const BY_CODE = new Map(TITLES.map((title) => [title.game_code, title]));

export function titlesOf(studio: string): Title[] {
  return TITLES.filter((title) => title.studio === studio);
}

/** The title of this code, whichever studio has it. */
export function titleOf(gameCode: string): Title | undefined {
  return BY_CODE.get(gameCode);
}

export function findTitle(studio: string, gameCode: string): Title | undefined {
  const title = titleOf(gameCode);
  return title?.studio === studio ? title : undefined;
}

/** Whether many play one round of it together. */
export function isShared({ mechanic, table }: Pick<Title, 'mechanic' | 'table'>): boolean {
  return mechanic === 'crash' || table !== null;
}

/** What is played together: at a table, in a room, against each other. */
export type FloorKind = 'live' | 'cards' | 'fish';

export function floorKindOf(title: Pick<Title, 'mechanic' | 'table'>): FloorKind | null {
  if (isShared(title)) return 'live';
  if (isCardGame(title.mechanic)) return 'cards';
  return title.mechanic === 'fish' ? 'fish' : null;
}

export function composeTitles(titles: Readonly<Record<string, TitleFile>>): Title[] {
  return Object.entries(titles)
    .map(([code, file]) => compose(code, file))
    .sort((a, b) => b.added_at - a.added_at || (a.game_code < b.game_code ? -1 : 1));
}

function categoryOf({ mechanic, table }: Pick<Title, 'mechanic' | 'table'>): string {
  if (mechanic === 'fish') return CATEGORIES.fish;
  if (isCardGame(mechanic)) return CATEGORIES.people;
  return table ? CATEGORIES.table : CATEGORIES.alone;
}

function compose(code: string, file: TitleFile): Title {
  const { studio, mechanic, model, theme, addedAt, motif, pattern, table = null } = file;
  return {
    studio,
    mechanic,
    model,
    theme,
    tile: { motif, pattern },
    game_code: code,
    art: `/art/${code}.svg`,
    names: file.names ?? composeNames(code, file),
    table,
    category: categoryOf({ mechanic, table }),
    classification: classificationOf(mechanic),
    ...(isCardGame(mechanic) ? WITHOUT_RETURN : figuresOf(code, file)),
    min_bet: '1',
    has_trial: true,
    freebet_support: !table && takesFreeRounds(mechanic),
    added_at: Date.parse(addedAt),
  };
}

function figuresOf(code: string, { mechanic, model }: TitleFile) {
  const sheet = SHEETS[`${mechanic}/${model}`];
  if (!sheet) throw new Error(`the title ${code} names a model that is not there`);
  return {
    return_to_player: sheet.return,
    return_least: sheet.least,
    return_deviation: sheet.deviation,
    return_most: sheet.most,
    lines: sheet.lines ?? 0,
    model_sheet: sheetOf(sheet),
  };
}

function sheetOf({ deviation, digest, figures }: ModelFacts): VendorTitle['model_sheet'] {
  const wildness = 1 + WILDER_FROM.filter((from) => Number(deviation) >= from).length;
  return {
    volatility: figures?.volatility ?? wildness,
    digest,
    ...(figures && {
      hit_rate: figures.hitRate,
      feature_one_in: figures.featureOneIn,
      most_one_in: figures.mostOneIn ?? null,
      returns: figures.returns,
      bought_return: figures.boughtReturn,
    }),
  };
}

function composeNames(code: string, file: TitleFile): Record<Language, string> {
  const { noun } = findTheme(file.theme);
  const templates = wordingsOf(kindOf(file))[file.wording];
  if (!templates) throw new Error(`the title ${code} has a wording that its kind has not`);
  return inEveryLanguage((language) => templates[language].replace('{noun}', noun[language]));
}

function inEveryLanguage(write: (language: Language) => string): Record<Language, string> {
  const languages = Object.keys(LANGUAGE_NAMES) as Language[];
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<
    Language,
    string
  >;
}
