import type {
  AnswerOf,
  Contract,
  Game,
  GameCategory,
  GameClassification,
  Language,
  LobbyMapping,
  QueryOf,
  VendorEntry,
} from '@parlour/contract';
import { readDecimal } from '@parlour/money';
import { HOT_MAX, NEWS_MAX, SEARCH_MAX } from '../lobby.rules.ts';
import {
  type Catalogue,
  createFilter,
  describeTitle,
  listedUnder,
  OF_SPORTS,
  type Title,
  type TitleFilter,
  type Vendor,
} from './catalogue.rules.ts';

type Games = Contract['games'];
export type ListQuery = QueryOf<Games['gameList']>;

export function listGames(
  catalogue: Catalogue,
  query: ListQuery,
  language: Language,
): AnswerOf<Games['gameList']> {
  const { shown, ...pages } = pageOf(selectTitles(catalogue, query), query);
  return { games: describeAll(shown, language), ...pages };
}

/** Filtered titles in list order; with a name, the best matches first. */
function selectTitles(catalogue: Catalogue, query: ListQuery): readonly Title[] {
  const filter = filterOf(query);
  const isWanted = createFilter(filter);
  if (query.gameName !== '')
    return catalogue.search
      .find(query.gameName, {
        isWanted: (entry) => isWanted(catalogue.titles[entry] as Title),
        limit: SEARCH_MAX,
      })
      .map((entry) => catalogue.titles[entry] as Title);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return isFiltered ? catalogue.titles.filter(isWanted) : catalogue.titles;
}

const MIN_BET_DECIMALS = 5;

/** Zero as the stake at hand or as the lines means any. */
function filterOf({ gameType, vassalage, gameClassify, minBet, minLine }: ListQuery): TitleFilter {
  return {
    gameType,
    vassalage,
    gameClassify,
    minBet: minBet ? (readDecimal(minBet.toFixed(MIN_BET_DECIMALS)) ?? undefined) : undefined,
    minLine: minLine || undefined,
  };
}

type Page = { pageNo: number; pageSize: number };

/** A page beyond the end is empty. */
export function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: Page) {
  const from = (pageNo - 1) * pageSize;
  return {
    shown: items.slice(from, from + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(items.length / pageSize),
  };
}

export const describeAll = (titles: readonly Title[], language: Language): Game[] =>
  titles.map((title) => describeTitle(title, language));

export const listHot = ({ hot }: Pick<Catalogue, 'hot'>, language: Language) => ({
  list: describeAll(hot.slice(0, HOT_MAX), language),
});

export function listNews({ titles }: Catalogue, language: Language): AnswerOf<Games['lobbyNews']> {
  const newest = [...titles].sort((a, b) => b.addedAtMs - a.addedAtMs || (a.nodeId < b.nodeId ? -1 : 1));
  const list = newest
    .slice(0, NEWS_MAX)
    .map((title) => ({ at: title.addedAtMs, game: describeTitle(title, language) }));
  return { list };
}

/** Only tabs and vendors with titles, in the operators' order. What a hidden tab was split off for is hidden with it. */
export function mapLobby({ vendors, titles, tabs, isOrdered }: Catalogue): LobbyMapping {
  const mapping: LobbyMapping['mapping'] = {};
  const classifications: LobbyMapping['classifications'] = {};
  const isShown = ({ category }: Title) => !OF_SPORTS.includes(category) || tabs.includes(category);
  const counts = countByTab(titles.filter(isShown));
  for (const [category, byVendor] of counts.vendors)
    mapping[category] = vendors
      .filter(({ code }) => byVendor.has(code))
      .map((vendor) => entryOf(vendor, { category, titles: byVendor.get(vendor.code) ?? 0 }));
  for (const [category, used] of counts.classifications) classifications[category] = [...used].sort();
  const sorting = tabs.filter((category) => mapping[category]);
  return { mapping, sorting, order: isOrdered ? [...tabs] : null, classifications, games: titles.length };
}

function countByTab(titles: readonly Title[]) {
  const vendors = new Map<GameCategory, Map<string, number>>();
  const classifications = new Map<GameCategory, Set<GameClassification>>();
  for (const title of titles) {
    const category = listedUnder(title);
    const byVendor = vendors.get(category) ?? new Map<string, number>();
    byVendor.set(title.vendor.code, (byVendor.get(title.vendor.code) ?? 0) + 1);
    vendors.set(category, byVendor);
    const used = classifications.get(title.category) ?? new Set<GameClassification>();
    classifications.set(title.category, used.add(title.classification));
  }
  return { vendors, classifications };
}

/** The electronic-lottery vendor of the specification's flag. */
const GPI = 'GPI';

function entryOf(
  { code, name, markUrl, tag }: Vendor,
  { category, titles }: { category: GameCategory; titles: number },
): VendorEntry {
  return {
    vassalage: code,
    gameCategory: category,
    displayName: name,
    labelName: labelOf(name),
    iconUrl: markUrl ?? '',
    tag,
    vendorNames: { [code]: name },
    ...(category === 'ELOTT' ? { GPI: code === GPI } : {}),
    titles,
  };
}

const LABEL_MAX = 12;

/** As many of its words as a tab has room for. */
function labelOf(name: string): string {
  if (name.length <= LABEL_MAX) return name;
  const cut = name.slice(0, LABEL_MAX + 1);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : name.slice(0, LABEL_MAX);
}
