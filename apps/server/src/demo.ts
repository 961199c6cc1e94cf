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
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = names.map(({ name }) => join(folder, name, 'brand.json')).sort();
  const brands = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown),
  );
  await database.transaction(async (tx) => {
    for (const settings of brands) await system.brands.create(tx, settings);
  });
  return brands.length;
}
