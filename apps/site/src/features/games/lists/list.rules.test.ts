import type { Game } from '@parlour/client';
import { describe, expect, it } from 'vitest';
import {
  appendPage,
  changeFilters,
  favouritesQuery,
  filtersOf,
  goOnWithout,
  hasLongWord,
  hasMore,
  listQuery,
  type Pages,
  rowsOf,
} from './list.rules.ts';

const games = (ids: string) => [...ids].map((nodeId) => ({ nodeId }) as Game);
const ids = (pages: { games: readonly Game[] }) => pages.games.map(({ nodeId }) => nodeId).join('');

describe('filters', () => {
  const busy = {
    category: 'RNG',
    isFavourites: false,
    vendor: 'LUM',
    classification: 'slot',
    name: 'koi',
  } as const;

  it('are all reset by another category', () => {
    expect(changeFilters(busy, { kind: 'category', category: 'FISH' })).toEqual(filtersOf('FISH'));
  });

  it('lose the text with another vendor, and keep the classification', () => {
    const changed = changeFilters(busy, { kind: 'vendor', vendor: 'KES' });
    expect(changed).toEqual({ ...busy, vendor: 'KES', name: '' });
  });

  it('are reset by a search, which stays in its category', () => {
    expect(changeFilters(busy, { kind: 'search', name: '  jade ' })).toEqual({
      ...filtersOf('RNG'),
      name: 'jade',
    });
  });

  it('keep vendor and text when a classification is chosen', () => {
    expect(changeFilters(busy, { kind: 'classification', classification: null })).toEqual({
      ...busy,
      classification: null,
    });
  });

  it('lead to the favourites of the category, and out of them again', () => {
    const favourites = changeFilters(busy, { kind: 'favourites' });
    expect(favourites).toEqual({ ...filtersOf('RNG'), isFavourites: true });
    expect(changeFilters(favourites, { kind: 'vendor', vendor: null }).isFavourites).toBe(false);
    expect(changeFilters(favourites, { kind: 'search', name: 'koi' }).isFavourites).toBe(false);
  });
});

describe('queries', () => {
  it('of titles carry what the specification names', () => {
    const filters = { ...filtersOf('RNG'), vendor: 'LUM', classification: 'slot', name: 'koi' } as const;
    expect(listQuery(filters, { pageNo: 2, language: 'TH' })).toEqual({
      clientType: '2',
      platform: 'html5',
      language: 'TH',
      gameName: 'koi',
      gameType: 'RNG',
      vassalage: 'LUM',
      gameClassify: 'slot',
      pageNo: 2,
      pageSize: 25,
    });
  });

  it('leave out what was not chosen', () => {
    expect(Object.keys(listQuery(filtersOf(null), { pageNo: 1, language: 'EN' }))).not.toContain('vassalage');
    expect(favouritesQuery(filtersOf(null), { pageNo: 1, language: 'EN' })).toEqual({
      platform: 'html5',
      language: 'EN',
      pageNo: 1,
      pageSize: 25,
    });
  });
});

describe('pages', () => {
  it('go on while their number is below the total', () => {
    expect(hasMore({ games: [], pageNum: 1, totalPages: 2 })).toBe(true);
    expect(hasMore({ games: [], pageNum: 2, totalPages: 2 })).toBe(false);
    expect(hasMore({ games: [], pageNum: 1, totalPages: 0 })).toBe(false);
  });

  it('are appended, and a title that moved stands there once', () => {
    const first = { games: games('abc'), pageNum: 1, totalPages: 3 };
    const appended = appendPage(first, { games: games('cde'), pageNum: 2, totalPages: 3 });
    expect(ids(appended)).toBe('abcde');
    expect(appended.pageNum).toBe(2);
  });

  it('goes on where it was, however many were removed meanwhile', () => {
    const server = Array.from({ length: 53 }, (_, at) => ({ nodeId: `n${at}` }) as Game);
    const load = (of: readonly Game[], pageNo: number) => ({
      games: of.slice((pageNo - 1) * 25, pageNo * 25),
      pageNum: pageNo,
      totalPages: Math.ceil(of.length / 25),
    });
    const kept = server.slice(5);
    const isLeft = (nodeId: string) => kept.some((game) => game.nodeId === nodeId);
    let list: Pages = load(server, 1);
    while (hasMore(list)) {
      const { left, pageNo } = goOnWithout(list, isLeft);
      list = appendPage(left, load(kept, pageNo));
    }
    expect(list.games).toEqual(kept);
  });
});

it('rows hold as many as there are columns, and the last the rest', () => {
  expect(rowsOf([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(rowsOf([], 3)).toEqual([]);
});

it('a long word is told from many short ones', () => {
  expect(['Lanternworks', 'E-Lottery', 'Nine Mile Games Co', 'ลูกเต๋าน้ำขึ้น'].map(hasLongWord)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
