/**
 * Programs that tests start from the sources of the server. `tsx` translates and finds the app's thousand files again in
 * each process, which takes seven seconds of work; here they are put into one file, once for the same sources.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { digestSources } from './build.mjs';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'apps', 'server');
const CACHE = join(ROOT, '.cache', 'scripts');
const UNUSED_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The path of a script that Node runs as it is.
 * @param {string} script In `apps/server/src/testing`.
 */
export function buildScript(script) {
  const source = join(SERVER, 'src', 'testing', script);
  const name = basename(script, '.ts');
  const folder = join(CACHE, `${name}-${digestSources('server').slice(0, 32)}`);
  const built = join(folder, `${name}.js`);
  if (existsSync(built)) return built;
  removeUnused();
  const half = `${folder}.${process.pid}`;
  const { status } = spawnSync(process.execPath, [import.meta.filename, source, half], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${script} could not be built`);
  try {
    renameSync(half, folder);
  } catch (error) {
    // Another test has made it meanwhile.
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(built)) throw error;
  }
  return built;
}

function removeUnused() {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (Date.now() - statSync(path).mtimeMs > UNUSED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , source = '', outDir = ''] = process.argv;
  const { build } = await import('vite');
  const configFile = join(SERVER, 'vite.config.ts');
  const own = { ssr: source, outDir, rollupOptions: { input: source } };
  await build({ root: SERVER, configFile, logLevel: 'warn', mode: 'production', build: own });
}
