import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWhatIsNotBuilt } from '../build.mjs';

type Chunk = { file: string; isEntry?: boolean; imports?: string[] };
type Budget = { entryGzipKiB: number; totalGzipKiB: number };

const SITE = join(import.meta.dirname, '..', '..', 'apps', 'site');

/** Weighs the built site's JavaScript, gzip: what the entry pulls in at once, and everything together. */
buildWhatIsNotBuilt();
const manifest = JSON.parse(readFileSync(join(SITE, 'dist/.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const budget = JSON.parse(readFileSync(join(SITE, 'budget.json'), 'utf8')) as Budget;

const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
const entryFiles = new Set(entries.flatMap((entry) => withImports(entry)).map(({ file }) => file));
const allFiles = new Set(Object.values(manifest).map(({ file }) => file));
const weights = { entryGzipKiB: weigh(entryFiles), totalGzipKiB: weigh(allFiles) };

for (const [name, kib] of Object.entries(weights)) {
  const limit = budget[name as keyof Budget];
  console.log(`site ${name}: ${kib.toFixed(1)} of ${limit}`);
  if (kib > limit || kib === 0) process.exitCode = 1;
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
