import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@parlour/database/config-error';

export const KEY_BYTES = 32;

/** The master key from MASTER_KEY, else from the file beside the data, which the first start creates. */
export async function loadMasterKey(given: Buffer | undefined, dataDir: string): Promise<Buffer> {
  if (given) return given;
  const path = join(dataDir, 'master.key');
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600 });
  try {
    // Linking fails if the file exists, so two processes that start together end up with one complete key.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const hex = (await readFile(path, 'utf8')).trim();
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new ConfigError(`MASTER_KEY: the file ${path} holds no master key`);
  return Buffer.from(hex, 'hex');
}
