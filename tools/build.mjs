import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'apps', 'server', 'dist', '.built-from');
const SOURCES = ['apps/server/src', 'apps/site/src', 'packages', 'tools'];
const FILES = ['apps/site/vite.config.ts', 'apps/server/vite.config.ts', 'package.json', 'package-lock.json'];
const COMPRESSIBLE = /\.(js|css|svg|json|woff2?)$/;

/** Builds the server and the front ends, unless what is built was made from exactly these sources. */
export async function buildWhatIsNotBuilt() {
  const digest = digestSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return false;
  // Loaded only now: a start on a built tree compiles nothing and waits for no compiler.
  const { build } = await import('vite');
  for (const app of ['server', 'site']) {
    const root = join(ROOT, 'apps', app);
    await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' });
  }
  compressAssets(join(ROOT, 'apps', 'site', 'dist', 'assets'));
  writeFileSync(STAMP, digest);
  return true;
}

function digestSources() {
  const hash = createHash('sha256').update(process.version);
  const files = [...SOURCES.flatMap((folder) => walk(join(ROOT, folder))), ...FILES.map((file) => join(ROOT, file))];
  for (const file of files.sort()) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : walk(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
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
  const isNew = await buildWhatIsNotBuilt();
  console.log(isNew ? 'Built.' : 'Nothing to build: the sources have not changed.');
}
