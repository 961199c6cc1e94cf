import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MADE_BY_THE_BUILD = join('packages', 'database', 'dist', 'empty-database');

/**
 * A new database starts as a copy of the empty one that the build made. Making one here would take seconds, and
 * hundreds of megabytes that the process would keep. If nothing is built, the library makes one anyway.
 */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const empty = findUp(import.meta.dirname);
  if (existsSync(folder) || empty === null) return;
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true });
  await cp(empty, half, { recursive: true });
  // An interrupted copy never ends up where a database is expected.
  await rename(half, folder);
}

/** Found by walking up: the same from source and from the build of any service. */
function findUp(folder: string): string | null {
  const path = join(folder, MADE_BY_THE_BUILD);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? null : findUp(parent);
}
