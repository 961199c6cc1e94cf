import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const APPS = ['server', 'sandbox', 'arcade', 'site', 'console'];
/** An app may have a second build beside its first. */
const CONFIGS = [...APPS.map((app) => `apps/${app}/vite.config.ts`), 'apps/arcade/vite.page.config.ts'];
const FRONT_ENDS = ['apps/site/dist', 'apps/console/dist', 'apps/arcade/dist/page'];
const STAMP = join(ROOT, 'apps', 'server', 'dist', '.built-from');
const EMPTY_DATABASE = join(ROOT, 'packages', 'database', 'dist', 'empty-database');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const BUILT = [
  STAMP,
  EMPTY_DATABASE,
  ...['server', 'sandbox', 'arcade'].map((app) => join(ROOT, `apps/${app}/dist/main.js`)),
  ...FRONT_ENDS.map((folder) => join(ROOT, folder, '.vite/manifest.json')),
];
const SOURCES = [...APPS.map((app) => `apps/${app}/src`), 'packages'];
const FILES = ['tools/build.mjs', 'package-lock.json', ...CONFIGS];
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/**
 * Builds the server, the sandbox, the arcade and the front ends, unless what is built was made from exactly these sources. In a process
 * of its own: the compiler stays out of the server's, and NODE_ENV is production there whatever it is here.
 */
export function buildWhatIsNotBuilt() {
  const digest = digestSources();
  if (BUILT.every(existsSync) && readFileSync(STAMP, 'utf8') === digest) return false;
  const { status } = spawnSync(process.execPath, [import.meta.filename, '--now'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the build failed');
  writeFileSync(STAMP, digest);
  return true;
}

function digestSources() {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...SOURCES.flatMap((folder) => walk(join(ROOT, folder))),
    ...FILES.map((file) => join(ROOT, file)),
  ];
  for (const file of files.sort()) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : walk(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

async function build() {
  rmSync(STAMP, { force: true });
  const vite = await import('vite');
  for (const config of CONFIGS) {
    await vite.build({
      root: dirname(join(ROOT, config)),
      configFile: join(ROOT, config),
      logLevel: 'warn',
      mode: 'production',
    });
  }
  for (const folder of FRONT_ENDS) compressAssets(join(ROOT, folder, 'assets'));
  await makeEmptyDatabase();
}

/**
 * Makes the empty database that new ones begin as: making one takes seconds and hundreds of megabytes, which the first
 * start would hold on to. It depends on nothing but the library, which the lock file names.
 */
async function makeEmptyDatabase() {
  if (existsSync(EMPTY_DATABASE) && statSync(EMPTY_DATABASE).mtimeMs > statSync(LOCK_FILE).mtimeMs) return;
  const { PGlite } = await import('@electric-sql/pglite');
  const half = `${EMPTY_DATABASE}.new`;
  for (const folder of [EMPTY_DATABASE, half]) rmSync(folder, { recursive: true, force: true });
  const database = await PGlite.create({ dataDir: half });
  await database.close();
  renameSync(half, EMPTY_DATABASE);
}

/**
 * Compresses once, at the best quality, what would otherwise be compressed for every visitor.
 * @param {string} folder
 */
function compressAssets(folder) {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path);
    const packed = brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    if (packed.length < text.length) writeFileSync(`${path}.br`, packed);
  }
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--now')) await build();
  else console.log(buildWhatIsNotBuilt() ? 'Built.' : 'Nothing to build: the sources have not changed.');
}
