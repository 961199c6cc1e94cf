import { createHmac } from 'node:crypto';
import type { Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { sql } from 'drizzle-orm';
import type { Secrets } from './secrets.ts';

/** A column that holds what the master key encrypted, and the purpose it was encrypted for. */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly purpose: string;
  /** A column with the keyed digest of the same value, under the key derived for the purpose. */
  readonly digest?: string;
};
/** The master key that is replaced, and its successor. */
export type Keys = { before: Secrets; after: Secrets };

/** Rows that are read and written at once. */
const AT_ONCE = 1_000;

/** Encrypts whole columns anew, in the caller's transaction. Returns how many values. */
export async function rotateColumns(tx: Tx, columns: readonly SealedColumn[], keys: Keys): Promise<number> {
  let count = 0;
  for (const sealed of columns) count += await rotateColumn(tx, sealed, keys);
  return count;
}

async function rotateColumn(tx: Tx, sealed: SealedColumn, keys: Keys): Promise<number> {
  const table = sql.identifier(sealed.table);
  const column = sql.identifier(sealed.column);
  await tx.execute(sql`lock table ${table} in exclusive mode`);
  await tx.execute(sql`
    declare sealed_rows no scroll cursor for
    select ctid::text as place, ${column} as sealed
    from ${table}
    where ${column} is not null`);
  let count = 0;
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${AT_ONCE} from sealed_rows`));
    if (rows.length === 0) break;
    await writeRows(tx, sealed, encryptAnew(rows as Row[], sealed, keys));
    count += rows.length;
  }
  await tx.execute(sql`close sealed_rows`);
  return count;
}

type Row = { place: string; sealed: string };
type NewRow = Row & { digest: string };

function encryptAnew(rows: readonly Row[], { purpose }: SealedColumn, { before, after }: Keys): NewRow[] {
  const digestKey = after.derive(purpose);
  return rows.map(({ place, sealed }) => {
    const plain = before.decrypt(purpose, sealed);
    return {
      place,
      sealed: after.encrypt(purpose, plain),
      digest: createHmac('sha256', digestKey).update(plain).digest('base64url'),
    };
  });
}

async function writeRows(tx: Tx, { table, column, digest }: SealedColumn, rows: readonly NewRow[]) {
  const places = arrayOf(rows.map(({ place }) => `"${place}"`));
  const sealed = arrayOf(rows.map((row) => row.sealed));
  const digests = arrayOf(rows.map((row) => row.digest));
  await tx.execute(sql`
    update ${sql.identifier(table)} as t
    set ${sql.identifier(column)} = n.sealed
      ${digest === undefined ? sql`` : sql`, ${sql.identifier(digest)} = n.digest`}
    from unnest(${places}::text[], ${sealed}::text[], ${digests}::text[]) as n (place, sealed, digest)
    where t.ctid = n.place::tid`);
}
