import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './db/database.ts';
import type { Modules } from './modules.ts';

/** Puts the demo brands into a database that has none. Answers how many. */
export async function seedDemo(
  { system }: Modules,
  { database, folder }: { database: Database; folder: string },
): Promise<number> {
  if (system.brands.all().length > 0) return 0;
  // A folder without a brand.json is no brand: brands/art holds what all of them share.
  const files = (await readdir(folder))
    .map((name) => join(folder, name, 'brand.json'))
    .filter((file) => existsSync(file))
    .sort();
  const brands = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown),
  );
  await database.transaction(async (tx) => {
    for (const settings of brands) await system.brands.create(tx, settings);
  });
  return brands.length;
}
