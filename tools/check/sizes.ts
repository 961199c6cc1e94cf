import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWhatIsNotBuilt } from '../build.mjs';

type Chunk = { file: string; imports?: string[] };
type Budget = { entryGzipKiB: number; totalGzipKiB: number };

const SITE = join(import.meta.dirname, '..', '..', 'apps', 'site');

/**
 * What the home page loads beyond the entry, which holds its code: the texts of a language, the lobby and its texts.
 */
const LANGUAGE = /packages\/texts\/src\/generated\/site\/[A-Z]{2}\.ts$/;
const LOBBY_WORDS = /packages\/texts\/messages\/[A-Z]{2}\/lobby\.json$/;
const LOBBY = 'src/features/games/lobby/Lobby.tsx';

/** Weighs the built site's JavaScript, gzip: what the entry pulls in at once, and home until it is idle, in the largest language. */
buildWhatIsNotBuilt({ apps: ['site'], compression: 'quick' });
const manifest = JSON.parse(readFileSync(join(SITE, 'dist/.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const budget = JSON.parse(readFileSync(join(SITE, 'budget.json'), 'utf8')) as Budget;

const entry = manifest['src/main.tsx'];
if (!entry) throw new Error('the entry is not in the manifest of the build');
const entryFiles = new Set(withImports(entry).map(({ file }) => file));
const lobby = manifest[LOBBY];
if (!lobby) throw new Error('the lobby is not in the manifest of the build');
const lobbyFiles = withImports(lobby).flatMap(({ file }) => (entryFiles.has(file) ? [] : [file]));
const weights = {
  entryGzipKiB: weigh(entryFiles),
  totalGzipKiB:
    weigh(new Set([...entryFiles, ...lobbyFiles])) + weighLargest(LANGUAGE) + weighLargest(LOBBY_WORDS),
};

for (const [name, kib] of Object.entries(weights)) {
  const limit = budget[name as keyof Budget];
  console.log(`site ${name}: ${kib.toFixed(1)} of ${limit}`);
  if (kib > limit || kib === 0) process.exitCode = 1;
}

function weighLargest(pattern: RegExp): number {
  const files = Object.entries(manifest).flatMap(([key, { file }]) => (pattern.test(key) ? [file] : []));
  if (files.length === 0) throw new Error(`nothing in the manifest of the build is like ${pattern.source}`);
  return Math.max(...files.map((file) => weigh(new Set([file]))));
}

function withImports(chunk: Chunk): Chunk[] {
  return [
    chunk,
    ...(chunk.imports ?? []).flatMap((key) => (manifest[key] ? withImports(manifest[key]) : [])),
  ];
}

function weigh(files: Set<string>): number {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return (
    scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(SITE, 'dist', file))).length, 0) / 1024
  );
}
