import {
  GAME_CATEGORIES,
  type Game,
  type GameCategory,
  type GameClassification,
  type Language,
  type Product,
  type VendorTag,
} from '@parlour/contract';
import type { SearchIndex } from '../search/index.rules.ts';

/** How many titles that members cannot see a search returns; for the rest, type more of the name. */
export const UNSHOWN_MAX = 100;

/** Specification section 4: sports vendors whose titles have their own tab. */
export const SPLIT_VENDORS: Readonly<Record<string, GameCategory>> = {
  AV: 'ESPORTS',
  AI: 'ESPORTS',
  IMES: 'ESPORTS',
  TF: 'ESPORTS',
  IA: 'ESPORTS',
  DS88: 'COCKFIGHT',
};
export const OF_SPORTS: readonly GameCategory[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

export type Vendor = {
  readonly code: string;
  readonly name: string;
  readonly markUrl: string | null;
  readonly tag: VendorTag;
  readonly sort: number;
};

export type Title = {
  readonly nodeId: string;
  readonly vendor: Vendor;
  readonly gameCode: string;
  readonly category: GameCategory;
  readonly classification: GameClassification;
  readonly names: Readonly<Record<string, string>>;
  readonly iconUrl: string;
  readonly returnToPlayer: string | null;
  readonly minBet: bigint;
  readonly lines: number;
  readonly hasTrial: boolean;
  readonly hasFreeRounds: boolean;
  readonly sort: number;
  readonly hotRank: number | null;
  readonly isNew: boolean;
  readonly addedAtMs: number;
  readonly groupId: string | null;
  readonly lottoMode: string;
};

/** What members of a brand can see, as of one moment. A change creates a new one. */
export type Catalogue = {
  readonly brandId: string;
  readonly vendors: readonly Vendor[];
  /** In list order. */
  readonly titles: readonly Title[];
  readonly byNodeId: ReadonlyMap<string, Title>;
  readonly byCategory: ReadonlyMap<GameCategory, readonly Title[]>;
  readonly hot: readonly Title[];
  /** The tabs that may show, in the brand's order. */
  readonly tabs: readonly GameCategory[];
  /** Whether an operator has put the tabs in order. */
  readonly isOrdered: boolean;
  readonly search: SearchIndex;
};

/** The tab that shows a title: for a split vendor, its own tab and no other. */
export function tabOf(vendor: string, category: GameCategory): GameCategory {
  return OF_SPORTS.includes(category) ? (SPLIT_VENDORS[vendor] ?? category) : category;
}

/** What the stakes at titles of a category belong to, for bonuses that allow one product. */
export function productOf(category: GameCategory): Product {
  if (category === 'PVP') return 'pvp';
  if (OF_SPORTS.includes(category)) return 'betting';
  return category === 'LOTT' || category === 'ELOTT' ? 'lottery' : 'casino';
}

/** Where the mapping lists a vendor: split ones are under sports until the site splits them off. */
export function listedUnder({ vendor, category }: Pick<Title, 'vendor' | 'category'>): GameCategory {
  return OF_SPORTS.includes(category) && vendor.code in SPLIT_VENDORS ? 'SPORTS' : category;
}

export function arrange(
  brandId: string,
  { vendors, titles, ...others }: Pick<Catalogue, 'vendors' | 'titles' | 'tabs' | 'isOrdered' | 'search'>,
): Catalogue {
  const byCategory = GAME_CATEGORIES.map(
    (category) => [category, titles.filter((title) => title.category === category)] as const,
  );
  return {
    brandId,
    vendors,
    titles,
    byNodeId: new Map(titles.map((title) => [title.nodeId, title])),
    byCategory: new Map(byCategory),
    hot: titles
      .filter(({ hotRank }) => hotRank !== null)
      .sort((a, b) => Number(a.hotRank) - Number(b.hotRank) || inOrder(a, b)),
    ...others,
  };
}

/** List order: by the operators' and the vendors' places; a total order. */
export function inOrder(a: Title, b: Title): number {
  return a.sort - b.sort || a.vendor.sort - b.vendor.sort || (a.nodeId < b.nodeId ? -1 : 1);
}

export type TitleFilter = {
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
  gameClassify?: GameClassification | undefined;
  /** The stake at hand, in parts. */
  minBet?: bigint | undefined;
  minLine?: number | undefined;
};

export function createFilter({ gameType, vassalage, gameClassify, minBet, minLine = 0 }: TitleFilter) {
  return (title: Title): boolean =>
    (gameType === undefined || isOfType(title, gameType, vassalage)) &&
    (vassalage === undefined || title.vendor.code === vassalage) &&
    (gameClassify === undefined || title.classification === gameClassify) &&
    (minBet === undefined || title.minBet <= minBet) &&
    title.lines >= minLine;
}

/** A query for one vendor finds its titles by the category it is listed under as well as by their tab. */
function isOfType(title: Title, gameType: GameCategory, vassalage: string | undefined): boolean {
  return title.category === gameType || (vassalage !== undefined && listedUnder(title) === gameType);
}

export function describeTitle(title: Title, language: Language): Game {
  const { vendor, gameCode, names } = title;
  const nodeName = names.EN ?? gameCode;
  const gameName = names[language] ?? nodeName;
  return {
    nodeId: title.nodeId,
    nodeName,
    gameId: gameCode,
    gameCode,
    gameGroupId: title.groupId,
    gameType: title.category,
    gameClassify: title.classification,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameName,
    displayName: gameName,
    iconUrl: title.iconUrl,
    lottoMode: title.lottoMode,
    supportPlay: title.hasTrial ? 1 : 0,
    isHot: title.hotRank === null ? 0 : 1,
    isNew: title.isNew ? 1 : 0,
    returnToPlayer: title.returnToPlayer,
  };
}
