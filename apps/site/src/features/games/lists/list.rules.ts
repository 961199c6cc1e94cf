import type { Client, Game, GameCategory, GameClassification } from '@parlour/client';

/** Specification section 9. */
export const SEARCH_DEBOUNCE_MS = 600;
export const SUBMIT_THROTTLE_MS = 1_000;
export const MORE_THROTTLE_MS = 1_000;
export const MORE_WITHIN_PX = 300;
export { TOP_TAGS } from '@parlour/contract/values/games.rules';

const PAGE_SIZE = 25;

/** Specification section 2: the vendor menu's entry for the favourites; view-all is 0, the vendors follow. */
export const FAVOURITES_INDEX = -1;
export const VIEW_ALL_INDEX = 0;

/** A word of more signs than this is drawn smaller under a vendor's mark, so that it stays whole. */
const LONG_WORD = 10;

export function hasLongWord(name: string): boolean {
  return name.split(/\s+/u).some((word) => [...word].length > LONG_WORD);
}

/** What a list shows; a typed name counts only once it is submitted. */
export type Filters = {
  /** Null: all categories. */
  category: GameCategory | null;
  isFavourites: boolean;
  vendor: string | null;
  classification: GameClassification | null;
  name: string;
};

export type FilterChange =
  | { kind: 'category'; category: GameCategory | null }
  | { kind: 'vendor'; vendor: string | null }
  | { kind: 'favourites' }
  | { kind: 'classification'; classification: GameClassification | null }
  | { kind: 'search'; name: string };

export function filtersOf(category: GameCategory | null): Filters {
  return { category, isFavourites: false, vendor: null, classification: null, name: '' };
}

/** Specification section 4, "Game list": a tab resets the text, a search resets the filters. Both start at page one. */
export function changeFilters(filters: Filters, change: FilterChange): Filters {
  switch (change.kind) {
    case 'category':
      return filtersOf(change.category);
    case 'vendor':
      return { ...filters, isFavourites: false, vendor: change.vendor, name: '' };
    case 'favourites':
      return { ...filtersOf(filters.category), isFavourites: true };
    case 'classification':
      return { ...filters, isFavourites: false, classification: change.classification };
    case 'search':
      return { ...filtersOf(filters.category), name: change.name.trim() };
  }
}

type ListQuery = Parameters<Client['games']['gameList']>[0]['query'];

/** The query of a page, with the constants the specification asks for. */
export function listQuery(
  { category, vendor, classification, name }: Filters,
  { pageNo, language }: { pageNo: number; language: string },
): ListQuery {
  return {
    clientType: '2',
    platform: 'html5',
    language,
    gameName: name,
    ...(category ? { gameType: category } : {}),
    ...(vendor ? { vassalage: vendor } : {}),
    ...(classification ? { gameClassify: classification } : {}),
    pageNo,
    pageSize: PAGE_SIZE,
  };
}

export function favouritesQuery(
  { category }: Pick<Filters, 'category'>,
  { pageNo, language }: { pageNo: number; language: string },
): Parameters<Client['games']['favourites']>[0]['query'] {
  return {
    platform: 'html5',
    language,
    ...(category ? { gameType: category } : {}),
    pageNo,
    pageSize: PAGE_SIZE,
  };
}

export type Pages = { games: readonly Game[]; pageNum: number; totalPages: number };

/** There are more pages while this one's number is below the total. */
export function hasMore({ pageNum, totalPages }: Pages): boolean {
  return pageNum < totalPages;
}

/** Appends a page; titles it repeats, because they moved meanwhile, are listed once. */
export function appendPage(known: Pages, next: Pages): Pages {
  const seen = new Set(known.games.map(({ nodeId }) => nodeId));
  return { ...next, games: [...known.games, ...next.games.filter(({ nodeId }) => !seen.has(nodeId))] };
}

/**
 * Where a list goes on whose titles may have been removed meanwhile: those left, and the page that holds the next one.
 * The server counts pages without the removed ones, so the following page would begin too late.
 */
export function goOnWithout(
  known: Pages,
  isLeft: (nodeId: string) => boolean,
): { left: Pages; pageNo: number } {
  const games = known.games.filter(({ nodeId }) => isLeft(nodeId));
  const isWhole = games.length === known.games.length;
  const pageNo = isWhole ? known.pageNum + 1 : Math.floor(games.length / PAGE_SIZE) + 1;
  return { left: { ...known, games }, pageNo };
}

export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}
