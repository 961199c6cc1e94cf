import type { GameCategory, TitleState } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { gamesVendor } from '../vendors/vendors.schema.ts';
import { OF_SPORTS, SPLIT_VENDORS } from './catalogue.rules.ts';
import { gamesLobby, gamesTitle } from './catalogue.schema.ts';

type TitleColumns = typeof gamesTitle.$inferSelect;
export type TitleForOperators = TitleColumns & {
  vendorName: string;
  isVendorOpen: boolean;
  vendorSort: number;
};

export type TitleQuestion = {
  vendor?: string | undefined;
  category?: GameCategory | undefined;
  state?: TitleState | undefined;
  mechanic?: string | undefined;
  model?: string | undefined;
};
/** Where a page ends; the next begins after it. */
export type TitlePlace = Pick<TitleForOperators, 'sort' | 'vendorSort' | 'nodeId'>;

const vendorName = sql<string>`coalesce(${gamesVendor.displayName}, ${gamesVendor.name})`;
const isShown = sql`(not ${gamesTitle.isHidden} and not ${gamesTitle.isGone} and ${gamesTitle.disabledAt} is null
  and ${gamesVendor.isOpen})`;
const byNodeId = sql`${gamesTitle.nodeId} collate "C"`;

function selectTitles(queries: Queries) {
  return queries
    .select({
      title: gamesTitle,
      vendorName,
      isVendorOpen: gamesVendor.isOpen,
      vendorSort: gamesVendor.sort,
    })
    .from(gamesTitle)
    .innerJoin(
      gamesVendor,
      and(eq(gamesVendor.brandId, gamesTitle.brandId), eq(gamesVendor.code, gamesTitle.vendor)),
    );
}

type Selected = { title: TitleColumns; vendorName: string; isVendorOpen: boolean; vendorSort: number };
const flat = ({ title, ...vendor }: Selected): TitleForOperators => ({ ...title, ...vendor });

/** In the lobby's list order, from a place on. */
export async function listTitlesForOperators(
  queries: Queries,
  brandId: string,
  { after, limit, ...question }: TitleQuestion & { after: TitlePlace | null; limit: number },
): Promise<TitleForOperators[]> {
  const beyond = after
    ? sql`(${gamesTitle.sort}, ${gamesVendor.sort}, ${byNodeId}) > (${after.sort}, ${after.vendorSort}, ${after.nodeId})`
    : undefined;
  const rows = await selectTitles(queries)
    .where(and(eq(gamesTitle.brandId, brandId), ...filtersOf(question), beyond))
    .orderBy(asc(gamesTitle.sort), asc(gamesVendor.sort), asc(byNodeId))
    .limit(limit);
  return rows.map(flat);
}

/**
 * Searches what is not in the memory index: titles that members cannot see, by every typed word; and any title by its
 * code.
 */
export async function findUnshownTitles(
  queries: Queries,
  brandId: string,
  { search, limit, ...question }: TitleQuestion & { search: string; limit: number },
): Promise<TitleForOperators[]> {
  const words = search.toLowerCase().split(/\s+/);
  const hasWords = words.map(
    (word) => sql`lower(${gamesTitle.names}::text) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  );
  const isNamed = sql`(not ${isShown} and ${sql.join(hasWords, sql` and `)})`;
  const isCoded = sql`(${gamesTitle.gameCode} = ${search} or ${gamesTitle.nodeId} = ${search})`;
  const rows = await selectTitles(queries)
    .where(and(eq(gamesTitle.brandId, brandId), ...filtersOf(question), sql`(${isCoded} or ${isNamed})`))
    .orderBy(asc(gamesTitle.sort), asc(gamesVendor.sort), asc(byNodeId))
    .limit(limit);
  return rows.map(flat);
}

export async function readTitlesForOperators(
  queries: Queries,
  brandId: string,
  nodeIds: readonly string[],
): Promise<TitleForOperators[]> {
  if (nodeIds.length === 0) return [];
  const rows = await selectTitles(queries).where(
    and(eq(gamesTitle.brandId, brandId), inArray(gamesTitle.nodeId, [...nodeIds])),
  );
  return rows.map(flat);
}

export async function listHotTitles(queries: Queries, brandId: string): Promise<TitleForOperators[]> {
  const rows = await selectTitles(queries)
    .where(and(eq(gamesTitle.brandId, brandId), isNotNull(gamesTitle.hotRank)))
    .orderBy(asc(gamesTitle.hotRank), asc(byNodeId));
  return rows.map(flat);
}

/** Sports titles of split vendors belong to their own tab, as in `tabOf`. */
const tab = sql`case
    when ${gamesTitle.ownCategory} is not null then ${gamesTitle.ownCategory}
    when ${gamesTitle.category} in (${sql.raw(OF_SPORTS.map((category) => `'${category}'`).join(', '))})
    then coalesce(${JSON.stringify(SPLIT_VENDORS)}::jsonb ->> ${gamesTitle.vendor}, ${gamesTitle.category})
    else ${gamesTitle.category}
  end`;

function filtersOf({ vendor, category, state, mechanic, model }: TitleQuestion): (SQL | undefined)[] {
  return [
    vendor === undefined ? undefined : eq(gamesTitle.vendor, vendor),
    category === undefined ? undefined : sql`${tab} = ${category}`,
    state === undefined ? undefined : BY_STATE[state],
    mechanic === undefined ? undefined : eq(gamesTitle.mechanic, mechanic),
    model === undefined ? undefined : eq(gamesTitle.model, model),
  ];
}

const BY_STATE: Record<TitleState, SQL> = {
  shown: isShown,
  hidden: sql`${gamesTitle.isHidden}`,
  disabled: sql`${gamesTitle.disabledAt} is not null`,
  gone: sql`${gamesTitle.isGone}`,
  closed: sql`not ${gamesVendor.isOpen}`,
  hot: sql`${gamesTitle.hotRank} is not null`,
  new: sql`${gamesTitle.isNew}`,
};

/** Locks in one order, so that two operators who mark the same titles do not deadlock. */
export async function lockTitles(
  tx: Tx,
  brandId: string,
  nodeIds: readonly string[],
): Promise<TitleColumns[]> {
  return tx
    .select()
    .from(gamesTitle)
    .where(and(eq(gamesTitle.brandId, brandId), inArray(gamesTitle.nodeId, [...nodeIds])))
    .orderBy(asc(byNodeId))
    .for('update');
}

type Marks = Partial<
  Pick<
    TitleColumns,
    'sort' | 'isNew' | 'isHidden' | 'hotRank' | 'ownCategory' | 'ownClassification' | 'disabledAt' | 'version'
  >
>;

/** The same marks for all, each with its next version. */
export async function markTitles(
  tx: Tx,
  { brandId, nodeIds }: { brandId: string; nodeIds: readonly string[] },
  marks: Omit<Marks, 'version'>,
): Promise<void> {
  await tx
    .update(gamesTitle)
    .set({ ...marks, version: sql`${gamesTitle.version} + 1` })
    .where(and(eq(gamesTitle.brandId, brandId), inArray(gamesTitle.nodeId, [...nodeIds])));
}

export async function updateTitle(
  tx: Tx,
  { brandId, nodeId }: { brandId: string; nodeId: string },
  marks: Marks,
): Promise<void> {
  await tx
    .update(gamesTitle)
    .set(marks)
    .where(and(eq(gamesTitle.brandId, brandId), eq(gamesTitle.nodeId, nodeId)));
}

export type LobbyOrder = Pick<typeof gamesLobby.$inferSelect, 'version' | 'tabs' | 'hiddenTabs'>;

/** Locks the brand's row for this transaction, creating it if missing. */
export async function lockLobby(tx: Tx, brandId: string, now: Date): Promise<LobbyOrder> {
  await tx
    .insert(gamesLobby)
    .values({ brandId, version: 0, tabs: [], hiddenTabs: [], changedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(gamesLobby).where(eq(gamesLobby.brandId, brandId)).for('update');
  if (!row) throw new Error(`the lobby of ${brandId} is not there`);
  return row;
}

export async function updateLobby(
  tx: Tx,
  brandId: string,
  { changedAt, ...order }: LobbyOrder & { changedAt: Date },
): Promise<void> {
  await tx
    .update(gamesLobby)
    .set({ ...order, changedAt })
    .where(eq(gamesLobby.brandId, brandId));
}
