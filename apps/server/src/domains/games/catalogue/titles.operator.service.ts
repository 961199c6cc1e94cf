import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, ConsoleContract, OperatorTitle, QueryOf } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { wrongPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { SEARCH_MAX } from '../lobby.rules.ts';
import { createFilter, type Title, tabOf, UNSHOWN_MAX } from './catalogue.rules.ts';
import type { Catalogues } from './catalogue.service.ts';
import { placeHot, rerank } from './hot-list.rules.ts';
import {
  findUnshownTitles,
  listHotTitles,
  listTitlesForOperators,
  lockLobby,
  lockTitles,
  readTitlesForOperators,
  type TitleForOperators,
  type TitlePlace,
  updateLobby,
  updateTitle,
} from './titles.operator.repo.ts';

const PLACE = /^(-?\d{1,9})_(-?\d{1,9})_(.{3,120})$/;

type Calls = ConsoleContract['games'];
type TitlesQuery = QueryOf<Calls['titles']>;
type OperatorSideNeeds = { database: Database; clock: Clock; catalogues: Catalogues; audit: AuditWriter };
export type TitlesForOperators = ReturnType<typeof createTitlesForOperators>;

/** Titles as operators see and mark them. A change is in the lobby before the call is answered. */
export function createTitlesForOperators({ database, clock, catalogues, audit }: OperatorSideNeeds) {
  const { queries } = database;

  async function search(brandId: string, query: TitlesQuery, typed: string) {
    const { vendor, category, state, limit, after } = query;
    const { search: index, titles } = await catalogues.of(brandId);
    const isWanted = createShownFilter(query);
    const shown = index
      .find(typed, { isWanted: (entry) => isWanted(titles[entry] as Title), limit: SEARCH_MAX })
      .map((entry) => (titles[entry] as Title).nodeId);
    const unshown = await findUnshownTitles(queries, brandId, {
      search: typed,
      vendor,
      category,
      state,
      limit: UNSHOWN_MAX,
    });
    const found = [...new Set([...shown, ...unshown.map(({ nodeId }) => nodeId)])];
    const from = Number(after ?? 0);
    if (!Number.isInteger(from)) throw wrongPlace();
    const nodeIds = found.slice(from, from + limit);
    const byId = new Map(
      (await readTitlesForOperators(queries, brandId, nodeIds)).map((row) => [row.nodeId, row]),
    );
    const items = nodeIds.flatMap((nodeId) => byId.get(nodeId) ?? []).map(describeTitleForOperators);
    return { items, next: found.length > from + limit ? String(from + limit) : null };
  }

  async function mark(tx: Tx, brand: Brand, { titles, marks }: BodyOf<Calls['markTitles']>) {
    const { hotRank, ...own } = marks;
    const nodeIds = titles.map(({ nodeId }) => nodeId);
    // Before locking titles: the same order as when the lobby is saved.
    if (hotRank !== undefined) await putHot(tx, brand.id, { nodeIds, rank: hotRank });
    const rows = await lockTitles(tx, brand.id, nodeIds);
    const versions = new Map(titles.map(({ nodeId, version }) => [nodeId, version]));
    if (rows.length !== versions.size) throw new Refusal('not_found');
    for (const row of rows) {
      if (row.version !== versions.get(row.nodeId)) throw new Refusal('stale', { nodeId: row.nodeId });
      const { brandId, nodeId, version } = row;
      await updateTitle(tx, { brandId, nodeId }, { ...given(own), version: version + 1 });
    }
  }

  async function putHot(tx: Tx, brandId: string, asked: { nodeIds: string[]; rank: number | null }) {
    const now = new Date(clock.now());
    const { version, ...order } = await lockLobby(tx, brandId, now);
    const hot = await listHotTitles(tx, brandId);
    const next = placeHot(
      hot.map(({ nodeId }) => nodeId),
      asked,
    );
    for (const { nodeId, hotRank } of rerank(hot, next))
      await updateTitle(tx, { brandId, nodeId }, { hotRank });
    await updateLobby(tx, brandId, { ...order, version: version + 1, changedAt: now });
  }

  return {
    async list({ id: brandId }: Brand, query: TitlesQuery) {
      if (query.search) return search(brandId, query, query.search);
      const { vendor, category, state, limit, after } = query;
      const filter = { vendor, category, state, after: readPlace(after) };
      const read = (count: number) => listTitlesForOperators(queries, brandId, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, writePlace);
      return { items: rows.map(describeTitleForOperators), next };
    },

    async mark(brand: Brand, body: BodyOf<Calls['markTitles']>, actor: Actor) {
      const nodeIds = body.titles.map(({ nodeId }) => nodeId);
      const read = async (from: Database['queries']) =>
        (await readTitlesForOperators(from, brand.id, nodeIds)).sort((a, b) =>
          a.nodeId < b.nodeId ? -1 : 1,
        );
      return database.transaction(async (tx) => {
        const before = await read(tx);
        await mark(tx, brand, body);
        const after = await read(tx);
        const [only] = nodeIds.length === 1 ? nodeIds : [];
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.mark_titles',
          target: { kind: 'title', id: only ?? `${nodeIds.length}` },
          brandId: brand.id,
          changes: changesBetween(marksOf(before), marksOf(after)),
          reason: body.reason,
        });
        catalogues.announce(tx, brand.id);
        return { items: after.map(describeTitleForOperators) };
      });
    },
  };
}

export function describeTitleForOperators(row: TitleForOperators): OperatorTitle {
  return {
    nodeId: row.nodeId,
    vendor: row.vendor,
    vendorName: row.vendorName,
    gameCode: row.gameCode,
    names: row.names,
    category: tabOf(row.vendor, row.category),
    classification: row.classification,
    iconUrl: row.iconUrl,
    returnToPlayer: row.returnToPlayer,
    returnLeast: row.returnLeast,
    sort: row.sort,
    hotRank: row.hotRank,
    isNew: row.isNew,
    isHidden: row.isHidden,
    isGone: row.isGone,
    isVendorOpen: row.isVendorOpen,
    disabledAt: row.disabledAt?.getTime() ?? null,
    addedAt: row.addedAt.getTime(),
    version: row.version,
  };
}

/** The part of a query that titles in memory can answer: all of them are shown. */
function createShownFilter({ vendor, category, state }: TitlesQuery) {
  const isOf = createFilter({ gameType: category, vassalage: vendor });
  return (title: Title): boolean => {
    if (!isOf(title)) return false;
    if (state === 'hot') return title.hotRank !== null;
    if (state === 'new') return title.isNew;
    return state === undefined || state === 'shown';
  };
}

const marksOf = (rows: readonly TitleForOperators[]) =>
  Object.fromEntries(
    rows.map(({ nodeId, sort, hotRank, isNew, isHidden }) => [nodeId, { sort, hotRank, isNew, isHidden }]),
  );

type OwnMarks = Omit<BodyOf<Calls['markTitles']>['marks'], 'hotRank'>;

/** Only the given fields; omitted ones stay unchanged. */
function given({ sort, isNew, isHidden }: OwnMarks) {
  return {
    ...(sort === undefined ? {} : { sort }),
    ...(isNew === undefined ? {} : { isNew }),
    ...(isHidden === undefined ? {} : { isHidden }),
  };
}

const writePlace = ({ sort, vendorSort, nodeId }: TitlePlace) => `${sort}_${vendorSort}_${nodeId}`;

function readPlace(after: string | undefined): TitlePlace | null {
  if (after === undefined) return null;
  const [, sort, vendorSort, nodeId] = PLACE.exec(after) ?? [];
  if (nodeId === undefined) throw wrongPlace();
  return { sort: Number(sort), vendorSort: Number(vendorSort), nodeId };
}
