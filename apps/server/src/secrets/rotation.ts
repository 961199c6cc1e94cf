import { createHmac } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { ConfigError } from '@parlour/database/config-error';
import type { Database, Tx } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';
import { sql } from 'drizzle-orm';
import {
  PROCESS_IS_GONE_AFTER_MS,
  ROTATED_AT_ONCE,
  SEALED_COLUMNS,
  type SealedColumn,
} from './sealed-columns.rules.ts';
import type { Secrets } from './secrets.ts';

type Keys = { before: Secrets; after: Secrets };

/**
 * Encrypts everything anew under another master key, in one transaction: whatever interrupts it, the database is under
 * the one key or the other, and the command is simply run again. Returns how many values; none if it was done before.
 */
export async function rotateMasterKey(
  { database, clock }: { database: Database; clock: Clock },
  keys: Keys,
): Promise<number> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select value
      from system_fact
      where name = 'master_key_fingerprint'
      for update`);
    const held = (rows[0] as { value: string } | undefined)?.value;
    if (held === keys.after.fingerprint) return 0;
    if (held !== keys.before.fingerprint)
      throw new ConfigError('MASTER_KEY: it is not the key this database was made with');
    await assertNobodyWrites(tx, clock);
    let count = 0;
    for (const sealed of SEALED_COLUMNS) count += await rotateColumn(tx, sealed, keys);
    await tx.execute(sql`
      update system_fact
      set value = ${keys.after.fingerprint}
      where name = 'master_key_fingerprint'`);
    return count;
  });
}

/** A process that runs on would go on writing what the new key cannot open. */
async function assertNobodyWrites(tx: Tx, clock: Clock): Promise<void> {
  const since = new Date(clock.now() - PROCESS_IS_GONE_AFTER_MS).toISOString();
  const { rows } = await tx.execute(sql`
    select name
    from system_process
    where stopped_at is null and seen_at > ${since}::timestamptz
    order by name`);
  const [running] = rows as { name: string }[];
  if (running)
    throw new ConfigError(`MASTER_KEY: the process ${running.name} is running; stop all of them first`);
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
    const { rows } = await tx.execute(sql.raw(`fetch ${ROTATED_AT_ONCE} from sealed_rows`));
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
