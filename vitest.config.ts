import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Each of these gets a process of its own: the site's stores live once in a page, and their tests stand in for what a
 * browser has; the other one stands in for a module.
 */
const ALONE = ['apps/site/**/*.test.ts', 'apps/server/src/domains/identity/enumeration.test.ts'];

/** It starts processes that have a folder and no services: the tests on PostgreSQL and Redis need not repeat it. */
const WITHOUT_SERVICES = 'apps/server/src/main.test.ts';

const ALL = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.test.ts'];

/** Where PostgreSQL may do something else than the embedded one: money, and what is told of it. */
const MONEY = [
  'apps/server/src/{db,jobs,outbox}/**/*.test.ts',
  'apps/server/src/domains/{wallet,cashier,protection}/**/*.test.ts',
  'apps/server/src/domains/games/{vendor-wallet,jackpot,reconciliation}*.test.ts',
  'apps/server/src/domains/system/upgrade.test.ts',
];

/** On services, by REQUIRE_SERVICES: those of money and whatever asks for them (`some`), or all of the server (`all`). */
const asked = process.env.REQUIRE_SERVICES;

function chooseTests(): string[] {
  if (!asked) return ALL;
  return asked === 'all' ? ['apps/server/**/*.test.ts', 'e2e/**/*.test.ts'] : [...MONEY, ...askForServices()];
}

function askForServices(): string[] {
  const tests = ['apps/server/src', 'e2e'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true }).map((file) =>
      join(folder, String(file)),
    ),
  );
  return tests.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      /testing\/services\.ts|inject\('(postgres|redisUrl)'\)/.test(
        readFileSync(join(import.meta.dirname, file), 'utf8'),
      ),
  );
}

const LIMITS = {
  pool: 'forks',
  testTimeout: 60_000,
  hookTimeout: 180_000,
} as const;

export default defineConfig({
  test: {
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    // By default one core is left to somebody else.
    maxWorkers: '100%',
    projects: [
      {
        // To load the whole app for every file would take as long as a third of all tests.
        test: {
          ...LIMITS,
          name: 'together',
          include: chooseTests(),
          exclude: [...configDefaults.exclude, ...ALONE, ...(asked ? [WITHOUT_SERVICES] : [])],
          isolate: false,
        },
      },
      // Later, because a process is kept only while the next file in the queue may use it too.
      {
        test: {
          ...LIMITS,
          name: 'alone',
          include: asked === 'some' ? [] : ALONE,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
