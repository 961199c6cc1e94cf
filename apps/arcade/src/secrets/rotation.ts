import { ConfigError } from '@parlour/database/config-error';
import type { Database, Tx } from '@parlour/database/database';
import { type Keys, rotateColumns } from '@parlour/secrets/rotation';
import type { Secrets } from '@parlour/secrets/secrets';
import { sql } from 'drizzle-orm';
import { SEALED_COLUMNS } from './sealed-columns.rules.ts';

/** Every process has a studio's key open, so one of them tells under which master key the database is. */
const [STUDIO_KEY] = SEALED_COLUMNS;

/**
 * Encrypts everything anew under another master key, in one transaction: whatever interrupts it, the database is under
 * the one key or the other, and the command is simply run again. Returns how many values; none if it was done before.
 */
export async function rotateMasterKey(
  { database, schema }: { database: Database; schema: string },
  keys: Keys,
): Promise<number> {
  return database.transaction(async (tx) => {
    await assertNobodyWrites(tx, schema);
    const { rows } = await tx.execute(
      sql`select private_key as sealed from arcade_studio_key order by code limit 1`,
    );
    const [first] = rows as { sealed: string }[];
    if (!first || isUnder(keys.after, first.sealed)) return 0;
    if (!isUnder(keys.before, first.sealed))
      throw new ConfigError('ARCADE_MASTER_KEY: it is not the key this database was made with');
    return rotateColumns(tx, SEALED_COLUMNS, keys);
  });
}

/** A process that runs on would go on writing what the new key cannot open. */
async function assertNobodyWrites(tx: Tx, schema: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1
    from pg_stat_activity
    where datname = current_database()
      and application_name = ${`parlour ${schema}`}
      and pid <> pg_backend_pid()
    limit 1`);
  if (rows.length > 0)
    throw new ConfigError('ARCADE_MASTER_KEY: the arcade is running; stop all of its processes first');
}

function isUnder(secrets: Secrets, sealed: string): boolean {
  try {
    secrets.decrypt(STUDIO_KEY?.purpose ?? '', sealed);
    return true;
  } catch {
    // Which is what a wrong key does.
    return false;
  }
}
