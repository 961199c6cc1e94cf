import type { Queries, Tx } from '@parlour/database/database';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  promotionsWheelMember,
  promotionsWheelStock,
  promotionsWheelTurn,
  promotionsWheelVersion,
} from './wheel.schema.ts';

export type VersionRow = typeof promotionsWheelVersion.$inferSelect;
export type StockRow = typeof promotionsWheelStock.$inferSelect;
export type MemberRow = typeof promotionsWheelMember.$inferSelect;
export type TurnRow = typeof promotionsWheelTurn.$inferSelect;
type Member = { brandId: string; memberId: string };

const [v, s, m, t] = [
  promotionsWheelVersion,
  promotionsWheelStock,
  promotionsWheelMember,
  promotionsWheelTurn,
];
const ofMember = ({ brandId, memberId }: Member) => and(eq(m.brandId, brandId), eq(m.memberId, memberId));

export async function findLatest(queries: Queries, brandId: string): Promise<VersionRow | undefined> {
  const [row] = await queries
    .select()
    .from(v)
    .where(eq(v.brandId, brandId))
    .orderBy(desc(v.version))
    .limit(1);
  return row;
}

export function listVersions(queries: Queries, brandId: string, versions?: number[]): Promise<VersionRow[]> {
  return queries
    .select()
    .from(v)
    .where(and(eq(v.brandId, brandId), versions && inArray(v.version, versions)))
    .orderBy(desc(v.version));
}

/** False: somebody else published that version. */
export async function insertVersion(tx: Tx, row: VersionRow): Promise<boolean> {
  const added = await tx.insert(v).values(row).onConflictDoNothing().returning({ version: v.version });
  if (added.length === 0) return false;
  const stock = row.sectors.flatMap(({ stock: left }, sector) =>
    left === null ? [] : [{ brandId: row.brandId, version: row.version, sector, left }],
  );
  if (stock.length > 0) await tx.insert(s).values(stock);
  return true;
}

export function listStock(queries: Queries, brandId: string): Promise<StockRow[]> {
  return queries.select().from(s).where(eq(s.brandId, brandId));
}

/** Takes one of what is left; false: nothing is. */
export async function takeStock(
  tx: Tx,
  brandId: string,
  { version, sector }: { version: number; sector: number },
): Promise<boolean> {
  const taken = await tx
    .update(s)
    .set({ left: sql`${s.left} - 1` })
    .where(and(eq(s.brandId, brandId), eq(s.version, version), eq(s.sector, sector), gt(s.left, 0)))
    .returning({ left: s.left });
  return taken.length > 0;
}

export async function findMember(queries: Queries, member: Member): Promise<MemberRow | undefined> {
  const [row] = await queries.select().from(m).where(ofMember(member));
  return row;
}

export async function lockMember(tx: Tx, member: Member): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(m).where(ofMember(member)).for('update');
  return row;
}

/** Leaves a row that is there as it is. */
export async function insertMember(tx: Tx, row: MemberRow): Promise<void> {
  await tx.insert(m).values(row).onConflictDoNothing();
}

export async function addTurns(tx: Tx, member: Member, turns: number): Promise<void> {
  await tx
    .update(m)
    .set({ turns: sql`${m.turns} + ${turns}` })
    .where(ofMember(member));
}

export async function updateMember(tx: Tx, { brandId, memberId, ...changes }: MemberRow): Promise<void> {
  await tx.update(m).set(changes).where(ofMember({ brandId, memberId }));
}

export async function findTurn(
  queries: Queries,
  { brandId, memberId }: Member,
  id: string,
): Promise<TurnRow | undefined> {
  const [row] = await queries
    .select()
    .from(t)
    .where(and(eq(t.brandId, brandId), eq(t.memberId, memberId), eq(t.id, id)));
  return row;
}

export async function insertTurn(tx: Tx, row: TurnRow): Promise<void> {
  await tx.insert(t).values(row);
}

/** The member's, the newest first. */
export function listTurns(
  queries: Queries,
  { brandId, memberId }: Member,
  limit: number,
): Promise<TurnRow[]> {
  return queries
    .select()
    .from(t)
    .where(and(eq(t.brandId, brandId), eq(t.memberId, memberId)))
    .orderBy(desc(t.nonce))
    .limit(limit);
}

export async function countTurns(queries: Queries, brandId: string): Promise<Map<number, number>> {
  const rows = await queries
    .select({ version: t.version, turns: count() })
    .from(t)
    .where(eq(t.brandId, brandId))
    .groupBy(t.version);
  return new Map(rows.map(({ version, turns }) => [version, turns]));
}
