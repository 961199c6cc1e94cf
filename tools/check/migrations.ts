import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const MIGRATIONS = join(ROOT, 'apps', 'server', 'migrations');

/** Generates on a copy: where that adds a file, a schema was changed without its migration. */
const copy = mkdtempSync(join(tmpdir(), 'parlour-migrations-'));
try {
  cpSync(MIGRATIONS, copy, { recursive: true });
  const before = readdirSync(copy).length;
  const kit = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const schema = './apps/server/src/**/*.schema.ts';
  execFileSync(
    process.execPath,
    [kit, 'generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${copy}`],
    {
      cwd: ROOT,
      stdio: 'pipe',
    },
  );
  const added = readdirSync(copy).length - before;
  console.log(
    added === 0 ? 'migrations match the schemas' : 'a schema changed without a migration: npm run migration',
  );
  if (added !== 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}
