import type { Queries, Tx } from '@parlour/database/database';
import { textArrayOf } from '@parlour/database/statement';
import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import { arcadeTable } from './tables.schema.ts';

/** As one value: a list of two hundred is written out as many, at every look. */
export function isAmong(gameCodes: readonly string[]): SQL {
  return sql`${arcadeTable.gameCode} = any(${textArrayOf(gameCodes)}::text[])`;
}

/** Somebody is there until then. */
export async function wantTables(
  db: Queries,
  gameCodes: readonly string[],
  { now, until }: { now: Date; until: Date },
) {
  await db
    .insert(arcadeTable)
    .values(gameCodes.map((gameCode) => ({ gameCode, leader: null, leaseUntil: now, wantedUntil: until })))
    .onConflictDoUpdate({
      target: arcadeTable.gameCode,
      set: { wantedUntil: sql`greatest(${arcadeTable.wantedUntil}, excluded.wanted_until)` },
    });
}

export async function listWanted(db: Queries, now: Date): Promise<string[]> {
  const rows = await db
    .select({ gameCode: arcadeTable.gameCode })
    .from(arcadeTable)
    .where(gt(arcadeTable.wantedUntil, now));
  return rows.map(({ gameCode }) => gameCode);
}

type Lease = { leader: string; now: Date; leaseUntil: Date };

/** Those of the tables that this process runs until the lease ends. */
export async function leaseTables(
  db: Queries,
  gameCodes: readonly string[],
  { leader, now, leaseUntil }: Lease,
): Promise<string[]> {
  const rows = await db
    .update(arcadeTable)
    .set({ leader, leaseUntil })
    .where(and(isAmong(gameCodes), or(eq(arcadeTable.leader, leader), lte(arcadeTable.leaseUntil, now))))
    .returning({ gameCode: arcadeTable.gameCode });
  return rows.map(({ gameCode }) => gameCode);
}

/** Nobody opens a second table round of the table meanwhile. */
export async function lockTable(tx: Tx, gameCode: string): Promise<void> {
  await tx.select().from(arcadeTable).where(eq(arcadeTable.gameCode, gameCode)).for('update');
}

/** Their process is gone. */
export async function endTableLeases(tx: Tx, now: Date): Promise<void> {
  await tx.update(arcadeTable).set({ leader: null, leaseUntil: now });
}
