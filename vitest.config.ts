import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'tools/**/*.test.ts', 'e2e/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    pool: 'forks',
    // By default one core is left to somebody else.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
