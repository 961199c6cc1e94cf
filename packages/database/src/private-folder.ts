import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS_AND_GROUP = 0o077;
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/**
 * Makes the folder, for this user alone: everything the process writes from now on, and what is in the folder already.
 * The embedded database would let everybody on the machine read it; what it adds while it runs keeps the rights the
 * library gives it until the next start, inside folders nobody else may enter.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(OTHERS_AND_GROUP);
  await mkdir(folder, { recursive: true });
  await tighten(folder);
}

/** A folder and everything in it, for its owner alone. */
export async function tighten(folder: string): Promise<void> {
  await chmod(folder, OWN_FOLDER);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await tighten(path);
    else if (entry.isFile()) await unlessGone(chmod(path, OWN_FILE));
  }
}

/** Another process on the same folder, which will be told that it is taken, may be clearing up. */
async function unlessGone(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
