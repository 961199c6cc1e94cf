import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const kit = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');

/** The apps with a database of their own. */
const APPS = [
  { app: 'server', command: 'npm run migration' },
  { app: 'arcade', command: 'npm run migration:arcade' },
];

for (const { app, command } of APPS) {
  const added = countMissing(app);
  console.log(
    added === 0
      ? `migrations of the ${app} match its schemas`
      : `a schema of the ${app} changed without a migration: ${command}`,
  );
  if (added !== 0) process.exitCode = 1;
}

/** Generates on a copy: if that adds a file, a schema changed without its migration. */
function countMissing(app: string): number {
  const copy = mkdtempSync(join(tmpdir(), 'parlour-migrations-'));
  try {
    cpSync(join(ROOT, 'apps', app, 'migrations'), copy, { recursive: true });
    const before = readdirSync(copy).length;
    const schema = `./apps/${app}/src/**/*.schema.ts`;
    execFileSync(
      process.execPath,
      [kit, 'generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${copy}`],
      { cwd: ROOT, stdio: 'pipe' },
    );
    return readdirSync(copy).length - before;
  } finally {
    rmSync(copy, { recursive: true });
  }
}
