import type { Clock } from '@parlour/clock/clock';
import {
  type AnswerOf,
  type BodyOf,
  type ConsoleContract,
  isOneOf,
  MOVABLE_CATEGORIES,
  type ModelSheet,
  type OperatorTitle,
  type QueryOf,
} from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { type Actor, type Operator, operatorReach } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import { wrongPlace } from '../../../lists/places.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import { HOT_MAX, SEARCH_MAX } from '../lobby.rules.ts';
import { createFilter, type Title, tabOf, UNSHOWN_MAX } from './catalogue.rules.ts';
import type { Catalogues } from './catalogue.service.ts';
import { placeHot, rerank } from './hot-list.rules.ts';
import {
  findUnshownTitles,
  listHotTitles,
  listTitlesForOperators,
  lockLobby,
  lockTitles,
  markTitles,
  readTitlesForOperators,
  type TitleForOperators,
  type TitlePlace,
  updateLobby,
  updateTitle,
} from './titles.operator.repo.ts';

/** Behind all that are hot. */
const LAST = 'last';
const PLACE = /^(-?\d{1,9})_(-?\d{1,9})_(.{3,120})$/;

type Calls = ConsoleContract['games'];
type TitlesQuery = QueryOf<Calls['titles']>;
type Actual = NonNullable<AnswerOf<Calls['titles']>['items'][number]['actual']>;
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  catalogues: Catalogues;
  audit: AuditWriter;
  /** What titles brought back since they were put into play. */
  actual(brandId: string, nodeIds: readonly string[]): Promise<Map<string, Actual>>;
};
type Looking = { brand: Brand; operator: Operator };
type HotPlace = { nodeIds: string[]; rank: number | null | typeof LAST };
export type TitlesForOperators = ReturnType<typeof createTitlesForOperators>;

/** Titles as operators see and mark them. A change is in the lobby before the call is answered. */
export function createTitlesForOperators({ database, clock, catalogues, audit, actual }: OperatorSideNeeds) {
  const { queries } = database;

  async function search(brandId: string, query: TitlesQuery, typed: string) {
    const { vendor, category, state, mechanic, model, limit, after } = query;
    const { search: index, titles } = await catalogues.of(brandId);
    const isWanted = createShownFilter(query);
    const shown = index
      .find(typed, { isWanted: (entry) => isWanted(titles[entry] as Title), limit: SEARCH_MAX })
      .map((entry) => (titles[entry] as Title).nodeId);
    const question = { vendor, category, state, mechanic, model };
    const asked = { ...question, search: typed, limit: UNSHOWN_MAX };
    const unshown = await findUnshownTitles(queries, brandId, asked);
    // Of titles in memory only the database knows the model.
    const isNarrow = mechanic !== undefined || model !== undefined;
    const kept = isNarrow ? await keepNarrow(queries, brandId, { nodeIds: shown, question }) : shown;
    const found = [...new Set([...kept, ...unshown.map(({ nodeId }) => nodeId)])];
    const from = Number(after ?? 0);
    if (!Number.isInteger(from)) throw wrongPlace();
    const nodeIds = found.slice(from, from + limit);
    const byId = new Map(
      (await readTitlesForOperators(queries, brandId, nodeIds)).map((row) => [row.nodeId, row]),
    );
    const rows = nodeIds.flatMap((nodeId) => byId.get(nodeId) ?? []);
    return { rows, next: found.length > from + limit ? String(from + limit) : null };
  }

  /** What titles brought back is for those who may see returns. */
  async function withActual({ brand, operator }: Looking, rows: readonly TitleForOperators[]) {
    const titles = rows.map(describeTitleForOperators);
    const mayLook = reaches(operatorReach(operator, 'games.rounds'), brand.id);
    const nodeIds = titles.map(({ nodeId }) => nodeId);
    const known = mayLook ? await actual(brand.id, nodeIds) : new Map<string, Actual>();
    return titles.map((title) => ({ ...title, actual: known.get(title.nodeId) ?? null }));
  }

  async function mark(tx: Tx, brand: Brand, { titles, marks }: BodyOf<Calls['markTitles']>) {
    const { hotRank, isHot, ...own } = marks;
    const nodeIds = titles.map(({ nodeId }) => nodeId);
    // Before locking titles: the same order as when the lobby is saved.
    const rank = isHot === undefined ? hotRank : isHot ? LAST : null;
    if (rank !== undefined) await putHot(tx, brand.id, { nodeIds, rank });
    const rows = await lockTitles(tx, brand.id, nodeIds);
    const versions = new Map(titles.map(({ nodeId, version }) => [nodeId, version]));
    if (rows.length !== versions.size) throw new Refusal('not_found');
    for (const { nodeId, version, category } of rows) {
      if (version !== versions.get(nodeId)) throw new Refusal('stale', { nodeId });
      if (own.category && !isOneOf(MOVABLE_CATEGORIES, category))
        throw new Refusal('invalid_input', { fields: { 'marks.category': 'not_permitted' } });
    }
    await markTitles(tx, { brandId: brand.id, nodeIds }, given(own));
  }

  async function putHot(tx: Tx, brandId: string, { nodeIds, rank }: HotPlace) {
    const now = new Date(clock.now());
    const { version, ...order } = await lockLobby(tx, brandId, now);
    const hot = await listHotTitles(tx, brandId);
    const before = hot.map(({ nodeId }) => nodeId);
    const added = nodeIds.filter((nodeId) => !before.includes(nodeId));
    const next = rank === LAST ? [...before, ...added] : placeHot(before, { nodeIds, rank });
    if (next.length > HOT_MAX && next.length > before.length)
      throw new Refusal('too_many_hot', { most: HOT_MAX });
    for (const { nodeId, hotRank } of rerank(hot, next))
      await updateTitle(tx, { brandId, nodeId }, { hotRank });
    await updateLobby(tx, brandId, { ...order, version: version + 1, changedAt: now });
  }

  return {
    async list(looking: Looking, query: TitlesQuery) {
      const brandId = looking.brand.id;
      const { search: typed, limit, after, ...question } = query;
      const read = (count: number) =>
        listTitlesForOperators(queries, brandId, { ...question, after: readPlace(after), limit: count });
      const { rows, next } = typed
        ? await search(brandId, query, typed)
        : await readPage(limit, read, writePlace);
      return { items: await withActual(looking, rows), next };
    },

    async detail(looking: Looking, nodeId: string) {
      const [row] = await readTitlesForOperators(queries, looking.brand.id, [nodeId]);
      const [title] = row ? await withActual(looking, [row]) : [];
      if (!row || !title) throw new Refusal('not_found');
      const { returnDeviation, returnMost, modelSheet } = row;
      return { ...title, returnDeviation, returnMost, sheet: modelSheet ? describeSheet(modelSheet) : null };
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
    category: row.ownCategory ?? tabOf(row.vendor, row.category),
    isMoved: row.ownCategory !== null,
    classification: row.ownClassification ?? row.classification,
    isClassified: row.ownClassification !== null,
    iconUrl: row.iconUrl,
    mechanic: row.mechanic,
    model: row.model,
    volatility: row.modelSheet?.volatility ?? null,
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

/** Those of the named titles that the question is about. */
async function keepNarrow(
  queries: Database['queries'],
  brandId: string,
  { nodeIds, question }: { nodeIds: string[]; question: Pick<TitlesQuery, 'mechanic' | 'model'> },
): Promise<string[]> {
  const { mechanic, model } = question;
  const rows = await readTitlesForOperators(queries, brandId, nodeIds);
  const kept = new Set(
    rows
      .filter((row) => mechanic === undefined || row.mechanic === mechanic)
      .filter((row) => model === undefined || row.model === model)
      .map(({ nodeId }) => nodeId),
  );
  return nodeIds.filter((nodeId) => kept.has(nodeId));
}

const describeSheet = (sheet: NonNullable<TitleForOperators['modelSheet']>): ModelSheet => ({
  hitRate: sheet.hit_rate ?? null,
  featureOneIn: sheet.feature_one_in ?? null,
  mostOneIn: sheet.most_one_in ?? null,
  returns: sheet.returns ?? {},
  boughtReturn: sheet.bought_return ?? null,
  digest: sheet.digest ?? null,
  url: sheet.url ?? null,
});

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
    rows.map(({ nodeId, sort, hotRank, isNew, isHidden, ownCategory, ownClassification }) => [
      nodeId,
      { sort, hotRank, isNew, isHidden, category: ownCategory, classification: ownClassification },
    ]),
  );

type OwnMarks = Omit<BodyOf<Calls['markTitles']>['marks'], 'hotRank' | 'isHot'>;

/** Only the given fields; omitted ones stay unchanged. */
function given({ sort, isNew, isHidden, category, classification }: OwnMarks) {
  return {
    ...(sort === undefined ? {} : { sort }),
    ...(isNew === undefined ? {} : { isNew }),
    ...(isHidden === undefined ? {} : { isHidden }),
    ...(category === undefined ? {} : { ownCategory: category }),
    ...(classification === undefined ? {} : { ownClassification: classification }),
  };
}

const writePlace = ({ sort, vendorSort, nodeId }: TitlePlace) => `${sort}_${vendorSort}_${nodeId}`;

function readPlace(after: string | undefined): TitlePlace | null {
  if (after === undefined) return null;
  const [, sort, vendorSort, nodeId] = PLACE.exec(after) ?? [];
  if (nodeId === undefined) throw wrongPlace();
  return { sort: Number(sort), vendorSort: Number(vendorSort), nodeId };
}
