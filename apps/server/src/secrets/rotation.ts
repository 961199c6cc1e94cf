import type { Clock } from '@parlour/clock/clock';
import { ConfigError } from '@parlour/database/config-error';
import type { Database, Tx } from '@parlour/database/database';
import { type Keys, rotateColumns } from '@parlour/secrets/rotation';
import { sql } from 'drizzle-orm';
import { PROCESS_IS_GONE_AFTER_MS, SEALED_COLUMNS } from './sealed-columns.rules.ts';

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
    const count = await rotateColumns(tx, SEALED_COLUMNS, keys);
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
