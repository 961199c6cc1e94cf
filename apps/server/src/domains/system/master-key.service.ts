import { ConfigError } from '@parlour/database/config-error';
import type { Database } from '@parlour/database/database';
import type { Secrets } from '../../secrets/secrets.ts';
import { settleFact } from './facts.repo.ts';

/**
 * The first process stores the fingerprint of its master key; a process with another key could decrypt nothing, so it
 * is refused.
 */
export async function holdMasterKey(database: Database, secrets: Secrets): Promise<void> {
  const held = await settleFact(database.queries, 'master_key_fingerprint', secrets.fingerprint);
  if (held !== secrets.fingerprint)
    throw new ConfigError('MASTER_KEY: it is not the key this database was made with');
}
