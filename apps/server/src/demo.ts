import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLES, type Role } from '@parlour/contract';
import { THE_MACHINE } from './audit/audit-entry.ts';
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

/** One operator per role, and two for finance, so that a second pair of eyes can be shown. */
const DEMO_OPERATORS = ROLES.flatMap<{ name: string; role: Role }>((role) =>
  role === 'finance' ? ['finance1', 'finance2'].map((name) => ({ name, role })) : [{ name: role, role }],
);

/** Known to everybody who reads this, hence for a demonstration on one's own machine and nothing else. */
const demoPassword = (name: string) => `${name}-demo-only`;

/** Puts in the demo operators where there is no operator at all; every one of them is for all brands. */
export async function seedDemoOperators({ operators }: Modules): Promise<void> {
  const { items } = await operators.accounts.list({ limit: 1 });
  if (items.length > 0) return;
  for (const { name, role } of DEMO_OPERATORS)
    await operators.accounts.create(
      {
        name,
        displayName: `Demo ${name}`,
        password: demoPassword(name),
        isDemo: true,
        grants: [{ role, brandId: null }],
        reason: 'seeded for the demonstration',
      },
      THE_MACHINE,
    );
}

/** Name and password of the demo operators that are still there. */
export async function listDemoOperators({
  operators,
}: Modules): Promise<{ name: string; password: string }[]> {
  const { items } = await operators.accounts.list({ limit: 100, state: 'active' });
  return items.filter(({ isDemo }) => isDemo).map(({ name }) => ({ name, password: demoPassword(name) }));
}
