import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { type Bus, topic } from '../../../bus/bus.ts';
import { tabsOf } from '../lobby.rules.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search.ts';
import { findLobby, listOpenVendors, listShownTitles, type TitleRow } from './catalogue.repo.ts';
import { arrange, type Catalogue, inOrder, type Title, tabOf, type Vendor } from './catalogue.rules.ts';

const catalogueChanged = topic<{ brandId: string; changeId: string }>('games.catalogue_changed');

type Held = {
  catalogue: Catalogue | null;
  /** The running read, and the one that follows because something changed meanwhile. */
  reading: Promise<Catalogue> | null;
  next: Promise<Catalogue> | null;
};
export type Catalogues = ReturnType<typeof createCatalogues>;

/**
 * Each brand's catalogue, kept in memory by every process from the first request on, and read again when the bus
 * announces a change. Until then the old one answers: the lobby never waits for a change.
 */
export function createCatalogues({ database, bus, clock }: { database: Database; bus: Bus; clock: Clock }) {
  const held = new Map<string, Held>();
  /** Changes by this process, which has already read them when the bus announces them. */
  const ownChanges = new Set<string>();

  async function readNow(brandId: string, own: Held): Promise<Catalogue> {
    try {
      own.catalogue = await read(database, brandId, own.catalogue);
      return own.catalogue;
    } finally {
      own.reading = own.next;
      own.next = null;
    }
  }

  /** A read that starts after this call: a running one may have missed the change. */
  function readAgain(brandId: string): Promise<Catalogue> {
    const own = held.get(brandId) ?? { catalogue: null, reading: null, next: null };
    held.set(brandId, own);
    if (!own.reading) {
      own.reading = readNow(brandId, own);
      return own.reading;
    }
    own.next ??= own.reading.catch(() => undefined).then(() => readNow(brandId, own));
    return own.next;
  }

  const renew = async (brandId: string): Promise<void> => {
    if (held.has(brandId)) await readAgain(brandId);
  };
  bus.subscribe(catalogueChanged, async ({ brandId, changeId }) => {
    if (!ownChanges.delete(changeId)) await renew(brandId);
  });
  bus.onGap(async () => {
    ownChanges.clear();
    await Promise.all([...held.keys()].map(renew));
  });

  return {
    /** Without a promise if known, since that would be the slowest part of an answer from memory. */
    of(brandId: string): Catalogue | Promise<Catalogue> {
      const own = held.get(brandId);
      return own?.catalogue ?? own?.reading ?? readAgain(brandId);
    },

    /** Other processes hear of it after the commit; this one reads it before the call is answered. */
    announce(_tx: Tx, brandId: string): void {
      afterCommit(async () => {
        const changeId = newId(clock);
        ownChanges.add(changeId);
        await bus.publish(catalogueChanged, { brandId, changeId });
        await renew(brandId);
      });
    },
  };
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
    classification: row.classification,
    names: row.names,
    groupId: row.groupId,
    lottoMode: row.lottoMode,
    iconUrl: row.iconUrl,
    returnToPlayer: row.returnToPlayer,
    minBet: row.minBet,
    lines: row.lines,
    hasTrial: row.hasTrial,
    sort: row.sort,
    hotRank: row.hotRank,
    isNew: row.isNew,
    addedAtMs: row.addedAt.getTime(),
  };
}
