import { eq } from 'drizzle-orm';
import { ConfigError } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { systemFact } from './system.schema.ts';

const FINGERPRINT = 'master_key_fingerprint';

/** The first process to come states its master key; one with another key could open nothing, so it is refused. */
export async function holdMasterKey(database: Database, secrets: Secrets): Promise<void> {
  await database.queries
    .insert(systemFact)
    .values({ name: FINGERPRINT, value: secrets.fingerprint })
    .onConflictDoNothing();
  const [fact] = await database.queries.select().from(systemFact).where(eq(systemFact.name, FINGERPRINT));
  if (fact?.value !== secrets.fingerprint)
    throw new ConfigError('MASTER_KEY: it is not the key this database was made with');
}
