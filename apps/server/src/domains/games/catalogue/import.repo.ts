import type { Tx } from '@parlour/database/database';
import { and, eq, sql } from 'drizzle-orm';
import { gamesVendor } from '../vendors/vendors.schema.ts';
import { gamesTitle } from './catalogue.schema.ts';
import type { ListedTitle } from './import.rules.ts';

type VendorKey = { brandId: string; vendor: string };

/** Imports of a vendor run one after another. Returns the time of the last; null: no such vendor. */
export async function lockVendor(
  tx: Tx,
  { brandId, vendor }: VendorKey,
): Promise<{ listedAt: Date | null } | null> {
  const [row] = await tx
    .select({ listedAt: gamesVendor.listedAt })
    .from(gamesVendor)
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.code, vendor)))
    .for('update');
  return row ?? null;
}

export async function noteListed(tx: Tx, { brandId, vendor }: VendorKey, listedAt: Date): Promise<void> {
  await tx
    .update(gamesVendor)
    .set({ listedAt })
    .where(and(eq(gamesVendor.brandId, brandId), eq(gamesVendor.code, vendor)));
}

const LISTED = sql.raw(`node_id text, game_code text, category text, classification text, names jsonb,
  icon_url text, return_to_player text, return_least text, return_deviation text, return_most text, min_bet bigint, lines integer, has_trial boolean, has_free_rounds boolean, sort integer,
  is_new boolean, added_at timestamptz, group_id text, lotto_mode text, mechanic text, model text,
  model_sheet jsonb`);
/** The vendor's columns; the marks belong to operators from the first import on. */
const VENDORS_OWN = [
  'category',
  'classification',
  'names',
  'icon_url',
  'return_to_player',
  'return_least',
  'return_deviation',
  'return_most',
  'min_bet',
  'lines',
  'has_trial',
  'has_free_rounds',
  'added_at',
  'is_gone',
  'group_id',
  'lotto_mode',
  'mechanic',
  'model',
  'model_sheet',
];
const row = (table: string) => sql.raw(VENDORS_OWN.map((column) => `${table}.${column}`).join(', '));
const SET = sql.raw(VENDORS_OWN.map((column) => `${column} = excluded.${column}`).join(', '));

/** Adds and updates. Rows that would not change are left alone. */
export async function upsertTitles(
  tx: Tx,
  { brandId, vendor }: VendorKey,
  titles: readonly ListedTitle[],
): Promise<{ added: number; updated: number }> {
  const { rows } = await tx.execute(sql`
    insert into games_title (brand_id, node_id, vendor, game_code, category, classification, names, icon_url,
      return_to_player, return_least, return_deviation, return_most, min_bet, lines, has_trial, has_free_rounds, sort, hot_rank, is_new, is_hidden, is_gone, added_at, group_id, lotto_mode,
      mechanic, model, model_sheet)
    select ${brandId}::uuid, l.node_id, ${vendor}, l.game_code, l.category, l.classification, l.names, l.icon_url,
      l.return_to_player, l.return_least, l.return_deviation, l.return_most, l.min_bet, l.lines, l.has_trial, l.has_free_rounds, l.sort, null, l.is_new, false, false, l.added_at, l.group_id, l.lotto_mode,
      l.mechanic, l.model, l.model_sheet
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as l(${LISTED})
    on conflict (brand_id, node_id) do update
    set ${SET}
    where (${row('games_title')}) is distinct from (${row('excluded')})
    returning (xmax = 0) as "isAdded"`);
  const added = (rows as { isAdded: boolean }[]).filter(({ isAdded }) => isAdded).length;
  return { added, updated: rows.length - added };
}

/** Marks the vendor's other titles gone. */
export async function markGone(
  tx: Tx,
  { brandId, vendor }: VendorKey,
  listed: readonly string[],
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update games_title
    set is_gone = true
    where brand_id = ${brandId}::uuid and vendor = ${vendor} and not is_gone
      and node_id not in (select jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb))
    returning node_id`);
  return rows.length;
}

/** Titles released between two moments are no longer new. */
export async function endNewness(
  tx: Tx,
  { brandId, vendor }: VendorKey,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update games_title
    set is_new = false
    where brand_id = ${brandId}::uuid and vendor = ${vendor} and is_new
      and added_at >= ${from.toISOString()}::timestamptz and added_at < ${until.toISOString()}::timestamptz
    returning ${gamesTitle.nodeId}`);
  return rows.length;
}

/** Makes the first titles hot in a brand without hot ones. */
export async function rankFirst(tx: Tx, brandId: string, count: number): Promise<void> {
  await tx.execute(sql`
    update games_title t
    set hot_rank = first.rank
    from (select node_id, row_number() over (order by sort, node_id) as rank
          from games_title
          where brand_id = ${brandId}::uuid and not is_gone and not is_hidden
          order by rank limit ${count}) first
    where t.brand_id = ${brandId}::uuid and t.node_id = first.node_id
      and not exists (select from games_title h where h.brand_id = ${brandId}::uuid and h.hot_rank is not null)`);
}
