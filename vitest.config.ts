import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Each of these gets a process of its own: the site's stores live once in a page, and their tests stand in for what a
 * browser has; the other one stands in for a module.
 */
const ALONE = ['apps/site/**/*.test.ts', 'apps/server/src/domains/identity/enumeration.test.ts'];

/** They start processes that have a folder and no services: the tests on PostgreSQL and Redis need not repeat them. */
const WITHOUT_SERVICES = ['apps/server/src/main.test.ts', 'packages/database/src/folder-lock.test.ts'];
const left = process.env.REQUIRE_SERVICES ? WITHOUT_SERVICES : [];

const ALL = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.test.ts'];

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
          include: ALL,
          exclude: [...configDefaults.exclude, ...ALONE, ...left],
          isolate: false,
        },
      },
      // Later, because a process is kept only while the next file in the queue may use it too.
      { test: { ...LIMITS, name: 'alone', include: ALONE, sequence: { groupOrder: 1 } } },
    ],
  },
});
