import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const PACKAGE_PREFIX = '@parlour/';
const EMPTY_DATABASE = join(ROOT, 'packages', 'database', 'dist', 'empty-database');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/**
 * How an app is built: its configurations, its results, and whether its files are sent to browsers.
 * @type {Record<string, { configs: string[], result: string[], frontEnd?: string }>}
 */
const APPS = {
  server: { configs: ['vite.config.ts'], result: ['dist/main.js'] },
  sandbox: { configs: ['vite.config.ts'], result: ['dist/main.js'] },
  // Its page is a second build inside the first.
  arcade: {
    configs: ['vite.config.ts', 'vite.page.config.ts'],
    result: ['dist/main.js', 'dist/page/.vite/manifest.json'],
    frontEnd: 'dist/page',
  },
  site: { configs: ['vite.config.ts'], result: ['dist/.vite/manifest.json'], frontEnd: 'dist' },
  // The server writes its first view with a second build.
  lottery: {
    configs: ['vite.config.ts', 'vite.board.config.ts'],
    result: ['dist/.vite/manifest.json', 'dist/board/write-board.js'],
    frontEnd: 'dist',
  },
  console: { configs: ['vite.config.ts'], result: ['dist/.vite/manifest.json'], frontEnd: 'dist' },
};

/**
 * `best` is what production sends. It takes longer than the build itself, so tests ask for `quick`: the same files,
 * some percent larger. A `best` build serves both.
 * @typedef {'best' | 'quick'} Compression
 */
/** @type {Record<Compression, number>} */
const QUALITY = { best: constants.BROTLI_MAX_QUALITY, quick: 4 };

/** Tests set it in the environment of whatever they start; production never does. */
function wishedCompression() {
  const { BUILD_COMPRESSION, NODE_ENV } = process.env;
  return BUILD_COMPRESSION === 'quick' && NODE_ENV !== 'production' ? 'quick' : 'best';
}

/**
 * Builds each app that was not built from exactly these sources, and compresses what is not compressed well enough.
 * Runs in a separate process, which keeps the compiler out of the server's, with NODE_ENV production.
 * @param {{ compression?: Compression, apps?: string[] }} [wish] Without one: everything, as production needs it.
 */
export function buildWhatIsNotBuilt({ compression = wishedCompression(), apps = Object.keys(APPS) } = {}) {
  const missing = apps.filter((app) => !isBuilt(app, compression));
  if (missing.length === 0 && hasEmptyDatabase()) return false;
  const { status } = spawnSync(process.execPath, [import.meta.filename, '--now', compression, ...missing], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the build failed');
  return true;
}

/** @param {string} app @param {Compression} compression */
function isBuilt(app, compression) {
  return compression === 'best' ? isStamped(app, 'best') : isStamped(app, 'quick') || isStamped(app, 'best');
}

/** Records from which sources an app was built and how well it is compressed. @param {string} app */
const stampOf = (app) => join(ROOT, 'apps', app, 'dist', '.built-from');

/** @param {string} app @param {Compression} compression */
function isStamped(app, compression) {
  const results = howToBuild(app).result.map((file) => join(ROOT, 'apps', app, file));
  if (![stampOf(app), ...results].every((file) => existsSync(file))) return false;
  return readFileSync(stampOf(app), 'utf8') === stampText(app, compression);
}

/** @param {string} app @param {Compression} compression */
function stampText(app, compression) {
  const { frontEnd } = howToBuild(app);
  return frontEnd ? `${digestSources(app)} ${compression}` : digestSources(app);
}

/** @param {string} app */
function howToBuild(app) {
  const way = APPS[app];
  if (!way) throw new Error(`there is no app ${app}`);
  return way;
}

/**
 * Covers the app, the packages it names and those they name: an edit elsewhere does not trigger a build.
 * @param {string} app
 */
export function digestSources(app) {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...walk(join(ROOT, 'apps', app)),
    ...packagesOf(join(ROOT, 'apps', app)).flatMap(walk),
    join(ROOT, 'tools', 'build.mjs'),
    join(ROOT, 'tools', 'vite', 'compile-early.ts'),
    join(ROOT, 'package-lock.json'),
  ];
  for (const file of files.sort()) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {Set<string>} [found]
 * @returns {string[]} The folders of packages, each once.
 */
function packagesOf(folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const own = join(ROOT, 'packages', name.slice(PACKAGE_PREFIX.length));
    if (!name.startsWith(PACKAGE_PREFIX) || found.has(own)) continue;
    found.add(own);
    packagesOf(own, found);
  }
  return [...found];
}

/** @param {string} folder @returns {string[]} */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : walk(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

/** @param {Compression} compression @param {string[]} apps */
async function build(compression, apps) {
  for (const app of apps) {
    const folder = join(ROOT, 'apps', app);
    const { configs, frontEnd } = howToBuild(app);
    const stamp = stampText(app, compression);
    // A build for tests only lacks the better compression.
    if (!isBuilt(app, 'quick')) await runVite(app, configs);
    rmSync(stampOf(app), { force: true });
    if (frontEnd) compressAssets(join(folder, frontEnd, 'assets'), QUALITY[compression]);
    writeFileSync(stampOf(app), stamp);
  }
  await makeEmptyDatabase();
}

/** @param {string} app @param {string[]} configs */
async function runVite(app, configs) {
  rmSync(stampOf(app), { force: true });
  const vite = await import('vite');
  for (const config of configs) {
    const configFile = join(ROOT, 'apps', app, config);
    await vite.build({ root: dirname(configFile), configFile, logLevel: 'warn', mode: 'production' });
  }
}

const hasEmptyDatabase = () =>
  existsSync(EMPTY_DATABASE) && statSync(EMPTY_DATABASE).mtimeMs > statSync(LOCK_FILE).mtimeMs;

/**
 * Makes the empty database that new ones are copied from: making one takes seconds and hundreds of megabytes, which the
 * first start would keep. It depends only on the library, which the lock file pins.
 */
async function makeEmptyDatabase() {
  if (hasEmptyDatabase()) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const half = `${EMPTY_DATABASE}.new`;
  for (const folder of [EMPTY_DATABASE, half]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(half), { recursive: true });
  const database = await PGlite.create({ dataDir: half });
  await database.close();
  renameSync(half, EMPTY_DATABASE);
}

/**
 * Compresses once what would otherwise be compressed for every visitor.
 * @param {string} folder
 * @param {number} quality
 */
function compressAssets(folder, quality) {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path);
    const packed = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    rmSync(`${path}.br`, { force: true });
    if (packed.length < text.length) writeFileSync(`${path}.br`, packed);
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , flag, compression, ...apps] = process.argv;
  if (flag === '--now') await build(compression === 'quick' ? 'quick' : 'best', apps);
  else console.log(buildWhatIsNotBuilt() ? 'Built.' : 'Nothing to build: the sources have not changed.');
}
