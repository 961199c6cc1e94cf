import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@parlour/database/config-error';
import { KEY_BYTES, loadMasterKey } from './master-key.ts';
import type { Keys } from './rotation.ts';
import { createSecrets } from './secrets.ts';

type Needs = {
  /** Of the environment: the next key is its name with NEW_ before it. */
  variable: string;
  /** What it holds, if the key is not in a file. */
  given: Buffer | undefined;
  dataDir: string;
  /** Encrypts everything anew; says how many values that were. */
  rotate: (keys: Keys) => Promise<number>;
};

const KEY = /^[0-9a-f]{64}$/i;

/**
 * Replaces a master key from the command line. A key of the environment is replaced by NEW_MASTER_KEY; a key in a file
 * by a new file, which is written before anything is encrypted with it. Returns what to print.
 */
export async function replaceMasterKey(
  { variable, given, dataDir, rotate }: Needs,
  environment: NodeJS.ProcessEnv,
): Promise<string[]> {
  const before = createSecrets(await loadMasterKey(given, dataDir));
  const isInFile = given === undefined;
  const path = join(dataDir, 'master.key');
  const next = isInFile ? await draftKey(`${path}.next`) : environment[`NEW_${variable}`];
  if (!next || !KEY.test(next))
    throw new ConfigError(
      `NEW_${variable}: must be ${2 * KEY_BYTES} hexadecimal digits (${KEY_BYTES} bytes)`,
    );
  const count = await rotate({ before, after: createSecrets(Buffer.from(next, 'hex')) });
  if (isInFile) await rename(`${path}.next`, path);
  return [
    `${count} values are encrypted with the new master key.`,
    isInFile ? `It is in ${path}.` : `Start every process with ${variable} set to it.`,
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
