import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/*
 * Which project a test file belongs to. `tools/check/test-projects.ts` refuses one that needs what its project does
 * not prepare, or that makes others wait for what it does not need.
 */

/** They start what is built, as real processes. */
const BUILT = [
  'apps/{server,arcade,sandbox}/src/main.test.ts',
  'apps/server/src/several-processes.test.ts',
  'apps/server/src/domains/games/**/arcade.test.ts',
  'apps/server/src/domains/{wallet,lottery,games,messages,promotions}/**/*crash.test.ts',
  'e2e/**/*.test.ts',
];

/** They need a migrated database; rules need nothing. */
const SERVER = ['apps/{server,arcade}/**/*.test.ts'];
const RULES = [
  'apps/server/**/*.rules.test.ts',
  'apps/arcade/src/{art,games,page}/**/*.test.ts',
  'apps/arcade/src/catalogue/titles.test.ts',
];
const PURE = [
  'packages/**/*.test.ts',
  'tools/**/*.test.ts',
  'apps/{console,lottery,sandbox}/**/*.test.ts',
  'apps/site/**/*.rules.test.ts',
  ...RULES,
];

/** Each gets a thread of its own: a site's stores live once in a page, and their tests stand in for what a browser has. */
const SITE = ['apps/site/**/*.test.ts'];

/** What has a folder and no services, as a demonstration does: the tests on PostgreSQL and Redis need not repeat it. */
const WITHOUT_SERVICES = [
  'apps/{server,arcade,sandbox}/src/main.test.ts',
  'apps/server/src/domains/messages/inbox/delivery.crash.test.ts',
];

/** Where PostgreSQL may do something else than the embedded one: money, and what is told of it. */
const MONEY = [
  'apps/server/src/{db,jobs,outbox}/**/*.test.ts',
  'apps/server/src/domains/{wallet,cashier,protection,lottery}/**/*.test.ts',
  'apps/server/src/domains/games/{jackpot,reconciliation}/**/*.test.ts',
  'apps/server/src/domains/games/**/{vendor-wallet,jackpot,reconciliation}*.test.ts',
  'apps/server/src/domains/messages/inbox/*.test.ts',
  'apps/arcade/src/{rounds,seeds}/**/*.test.ts',
];

/** Of those, walks through time and long tables of cases: their statements are made on PostgreSQL by their neighbours. */
const SAME_ANYWHERE = [
  'apps/server/src/jobs/daily.test.ts',
  'apps/server/src/domains/cashier/deposits/polling.test.ts',
  'apps/server/src/domains/cashier/gateways/**/*.test.ts',
  'apps/server/src/domains/cashier/reconciliation/reconciliation.test.ts',
  'apps/server/src/domains/lottery/draws/beacon.test.ts',
  'apps/server/src/domains/lottery/games/planned.test.ts',
  'apps/server/src/domains/lottery/lottery.secrecy.test.ts',
  'apps/server/src/domains/games/play/vendor-wallet.situations.test.ts',
  'apps/server/src/domains/games/reconciliation/differences.test.ts',
  'apps/arcade/src/rounds/rounds.test.ts',
];

/** On services, by REQUIRE_SERVICES: those of money and whatever asks for them (`some`), or all (`all`). */
const asked = process.env.REQUIRE_SERVICES;

function chooseServerTests(): string[] {
  if (!asked) return SERVER;
  return asked === 'all' ? SERVER : [...MONEY, ...askForServices()];
}

function askForServices(): string[] {
  const folder = 'apps/server/src';
  const tests = readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => file.endsWith('.test.ts'));
  return tests.filter((file) =>
    /testing\/services\.ts|inject\('(postgres|redisUrl)'\)/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );
}

const LIMITS = {
  pool: 'forks',
  // Where others use the machine too, a test may be kept waiting for most of its time.
  testTimeout: process.env.CI === 'true' ? 180_000 : 60_000,
  hookTimeout: 300_000,
} as const;
/** A server makes much that is soon forgotten; with a larger nursery it is not looked at again and again. */
const ROOMY = '--max-semi-space-size=64';
/** Keys of sealing and of vendors, which a server makes by the dozen. */
const QUICK_KEYS = `--import=${join(import.meta.dirname, 'tools', 'quick-keys.mjs')}`;
const SERVING = { execArgv: [ROOMY, QUICK_KEYS] };
const TESTING = 'apps/server/src/testing';

/** A project is prepared only where one of its files runs. */
export default defineConfig({
  test: {
    // By default one core is left to somebody else.
    maxWorkers: '100%',
    // A file that has not changed is not compiled again: a quarter of the work of running one test of the server.
    experimental: { fsModuleCache: true },
    // They stand in one queue, each project's files together: a process is kept while the next file may use it too.
    projects: [
      {
        // To load the whole app for every file would take as long as a third of all tests.
        test: {
          ...LIMITS,
          ...SERVING,
          name: 'server',
          include: chooseServerTests(),
          exclude: [
            ...configDefaults.exclude,
            ...BUILT,
            ...RULES,
            ...(asked && asked !== 'all' ? SAME_ANYWHERE : []),
          ],
          globalSetup: [`${TESTING}/server-setup.ts`],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          ...SERVING,
          name: 'built',
          include: BUILT,
          exclude: [...configDefaults.exclude, ...(asked ? WITHOUT_SERVICES : [])],
          globalSetup: [`${TESTING}/built-setup.ts`],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'pure',
          include: asked ? [] : PURE,
          exclude: [...configDefaults.exclude, ...BUILT],
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'site',
          include: asked ? [] : SITE,
          exclude: [...configDefaults.exclude, ...PURE],
          pool: 'threads',
        },
      },
    ],
  },
});
