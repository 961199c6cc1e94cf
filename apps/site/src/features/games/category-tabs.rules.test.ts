import type { GameCategory, VendorEntry } from '@parlour/client';
import { describe, expect, it } from 'vitest';
import { type Menu, openingOf, splitSports, tabsOf, vendorListPath } from './category-tabs.rules.ts';

const vendor = (vassalage: string, gameCategory: GameCategory): VendorEntry => ({
  vassalage,
  gameCategory,
  displayName: vassalage,
  labelName: vassalage,
  iconUrl: '',
  tag: '',
  vendorNames: {},
  titles: 1,
});

function menu(codes: Partial<Record<GameCategory, string[]>>): Menu {
  const sorting = Object.keys(codes) as GameCategory[];
  const mapping = Object.fromEntries(
    sorting.map((category) => [category, (codes[category] ?? []).map((code) => vendor(code, category))]),
  );
  return { mapping, sorting, order: null };
}

describe('the order of the tabs', () => {
  const lobby = menu({ RNG: ['LUM', 'KES'], LIVE: ['NIN'] });

  it('is HOT, the sorting list, and the promotions', () => {
    expect(tabsOf(lobby, { isSignedIn: false })).toEqual(['HOT', 'RNG', 'LIVE', 'PROMO']);
  });

  it('has the favourites of whoever is signed in behind HOT', () => {
    expect(tabsOf(lobby, { isSignedIn: true })).toEqual(['HOT', 'FAV', 'RNG', 'LIVE', 'PROMO']);
  });

  it('has no category where a brand has no titles', () => {
    expect(tabsOf(menu({}), { isSignedIn: false })).toEqual(['HOT', 'PROMO']);
  });
});

describe('vendors of sports', () => {
  it('are split in three, ESPORTS after SPORTS and COCKFIGHT after PVP', () => {
    const split = splitSports(
      menu({ PVP: ['CARD'], RNG: ['LUM'], SPORTS: ['SBO', 'AV', 'DS88', 'IMES'], LOTT: ['LOTT'] }),
    );
    expect(split.sorting).toEqual(['PVP', 'COCKFIGHT', 'RNG', 'SPORTS', 'ESPORTS', 'LOTT']);
    expect(split.mapping.SPORTS?.map(({ vassalage }) => vassalage)).toEqual(['SBO']);
    expect(split.mapping.ESPORTS?.map(({ vassalage }) => vassalage)).toEqual(['AV', 'IMES']);
    expect(split.mapping.ESPORTS?.map(({ gameCategory }) => gameCategory)).toEqual(['ESPORTS', 'ESPORTS']);
    expect(split.mapping.COCKFIGHT?.map(({ vassalage }) => vassalage)).toEqual(['DS88']);
  });

  it('put COCKFIGHT after ESPORTS where there is no PVP', () => {
    const { sorting } = splitSports(menu({ SPORTS: ['SBO', 'TF', 'DS88'], RNG: ['LUM'] }));
    expect(sorting).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'RNG']);
  });

  it('leave no SPORTS tab when all of them are something else', () => {
    expect(splitSports(menu({ RNG: ['LUM'], SPORTS: ['IA'] })).sorting).toEqual(['RNG', 'ESPORTS']);
  });

  it('stand where the brand has put them, and not at all where it hides them', () => {
    const lobby = menu({ PVP: ['CARD'], RNG: ['LUM'], SPORTS: ['SBO', 'AV'] });
    const order = ['ESPORTS', 'RNG', 'SPORTS', 'PVP'] as const;
    expect(splitSports({ ...lobby, order: [...order] }).sorting).toEqual(order);
    expect(splitSports({ ...lobby, order: ['RNG', 'SPORTS'] }).sorting).toEqual(['RNG', 'SPORTS']);
  });

  it('that the server has split already stay as they are', () => {
    const lobby = menu({ PVP: ['CARD'], COCKFIGHT: ['DS88'], SPORTS: ['SBO'], ESPORTS: ['AI'] });
    expect(splitSports(splitSports(lobby))).toEqual(splitSports(lobby));
    expect(splitSports(lobby).sorting).toEqual(lobby.sorting);
  });
});

describe('a press on a tab', () => {
  const lobby = menu({
    RNG: ['LUM', 'KES'],
    FISH: ['LUM', 'KES'],
    PVP: ['LUM', 'KES'],
    LIVE: ['LUM', 'KES'],
    SPORTS: ['SBO'],
  });

  it('opens hot games, favourites and promotions', () => {
    expect(openingOf('HOT', lobby)).toEqual({ kind: 'hot' });
    expect(openingOf('FAV', lobby)).toEqual({ kind: 'favourites' });
    expect(openingOf('PROMO', lobby)).toEqual({ kind: 'promotions' });
  });

  it.each(['PVP', 'FISH', 'RNG'] as const)('opens the titles of %s', (category) => {
    expect(openingOf(category, lobby)).toEqual({ kind: 'games', category });
  });

  it('opens the vendors of any other category', () => {
    expect(openingOf('LIVE', lobby)).toEqual({ kind: 'vendors', category: 'LIVE' });
  });

  it('launches the only vendor of a category at once', () => {
    expect(openingOf('SPORTS', lobby)).toMatchObject({ kind: 'launch', vendor: { vassalage: 'SBO' } });
  });

  it('launches the only vendor of slots as well', () => {
    expect(openingOf('RNG', menu({ RNG: ['LUM'] }))).toMatchObject({ kind: 'launch' });
  });
});

it('a vendor’s titles have an address', () => {
  expect(vendorListPath({ gameCategory: 'LIVE', vassalage: 'LUM' })).toBe(
    '/m/gameList?type=vassalage&gameType=LIVE&vassalage=LUM',
  );
});
