import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { type Bus, topic } from '../../../bus/bus.ts';
import { type BrandCache, type BrandChange, createBrandCache } from '../../../cache/brand-cache.ts';
import { tabsOf } from '../lobby.rules.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search.ts';
import { findLobby, listOpenVendors, listShownTitles, type TitleRow } from './catalogue.repo.ts';
import { arrange, type Catalogue, inOrder, type Title, tabOf, type Vendor } from './catalogue.rules.ts';

const catalogueChanged = topic<BrandChange>('games.catalogue_changed');

type CataloguesNeeds = { database: Database; bus: Bus; clock: Clock };

/** Each brand's catalogue, in the memory of every process: the lobby never waits for a change. */
export type Catalogues = Pick<BrandCache<Catalogue>, 'of' | 'announce'>;

export function createCatalogues({ database, bus, clock }: CataloguesNeeds): Catalogues {
  const { of, announce } = createBrandCache<Catalogue>({
    bus,
    clock,
    changed: catalogueChanged,
    read: (brandId, before) => read(database, brandId, before),
  });
  return { of, announce };
}

async function read({ queries }: Database, brandId: string, before: Catalogue | null): Promise<Catalogue> {
  const vendors = await listOpenVendors(queries, brandId);
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const titles: Title[] = [];
  for (const row of await listShownTitles(queries, brandId)) {
    // The vendor opened between the two queries: its change is announced, and the next read shows it.
    const vendor = byCode.get(row.vendor);
    if (vendor) titles.push(titleOf(row, vendor));
  }
  titles.sort(inOrder);
  const isKnown = before !== null && isSameToSearch(before.titles, titles);
  const lobby = await findLobby(queries, brandId);
  const tabs = tabsOf(lobby)
    .filter(({ isHidden }) => !isHidden)
    .map(({ category }) => category);
  return arrange(brandId, {
    vendors,
    titles,
    tabs,
    isOrdered: lobby !== undefined,
    search: isKnown ? before.search : await index(titles),
  });
}

/** Most changes are marks, which leave names and order alone. */
function isSameToSearch(before: readonly Title[], now: readonly Title[]): boolean {
  return (
    before.length === now.length &&
    now.every((title, at) => JSON.stringify(namesOf(title)) === JSON.stringify(namesOf(before[at])))
  );
}

/** A title is also found by who makes it. */
const namesOf = (title: Title | undefined): string[] =>
  title ? [...Object.values(title.names), title.vendor.name] : [];

async function index(titles: readonly Title[]): Promise<SearchIndex> {
  const building = buildSearchIndex(titles.map(namesOf));
  let step = building.next();
  while (!step.done) {
    await othersHadTheirTurn();
    step = building.next();
  }
  return step.value;
}

function titleOf(row: TitleRow, vendor: Vendor): Title {
  return {
    nodeId: row.nodeId,
    vendor,
    gameCode: row.gameCode,
    category: row.ownCategory ?? tabOf(row.vendor, row.category),
    classification: row.ownClassification ?? row.classification,
    names: row.names,
    groupId: row.groupId,
    lottoMode: row.lottoMode,
    iconUrl: row.iconUrl,
    returnToPlayer: row.returnToPlayer,
    minBet: row.minBet,
    lines: row.lines,
    hasTrial: row.hasTrial,
    hasFreeRounds: row.hasFreeRounds,
    sort: row.sort,
    hotRank: row.hotRank,
    isNew: row.isNew,
    addedAtMs: row.addedAt.getTime(),
  };
}
