import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { ConfigError } from '@parlour/database/config-error';
import type { Database } from '@parlour/database/database';
import { loadMasterKey } from './secrets/master-key.ts';
import { rotateMasterKey } from './secrets/rotation.ts';
import { createSecrets } from './secrets/secrets.ts';

type Needs = { database: Database; clock: Clock; masterKey: Buffer | undefined; dataDir: string };

const KEY_BYTES = 32;
const KEY = /^[0-9a-f]{64}$/i;

/**
 * Replaces the master key from the command line. A key of the environment is replaced by NEW_MASTER_KEY; a key in a file
 * by a new file, which is written before anything is encrypted with it. Returns what to print.
 */
export async function replaceMasterKey(needs: Needs, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const { masterKey, dataDir } = needs;
  const before = createSecrets(await loadMasterKey(masterKey, dataDir));
  const isInFile = masterKey === undefined;
  const nextPath = join(dataDir, 'master.key.next');
  const next = isInFile ? await draftKey(nextPath) : environment.NEW_MASTER_KEY;
  if (!next || !KEY.test(next))
    throw new ConfigError('NEW_MASTER_KEY: must be 64 hexadecimal digits (32 bytes)');
  const after = createSecrets(Buffer.from(next, 'hex'));
  const count = await rotateMasterKey(needs, { before, after });
  if (isInFile) await rename(nextPath, join(dataDir, 'master.key'));
  return [
    `${count} values are encrypted with the new master key.`,
    isInFile ? 'It is in DATA_DIR/master.key.' : 'Start every process with MASTER_KEY set to it.',
  ];
}

/** One that an interrupted run left behind may be in use already. */
async function draftKey(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
