/**
 * `npm run test:one -- <file> [arguments]`: one test file, or all below a folder, with only the preparation it needs: a
 * journey (`*.spec.ts`) in the browser, anything else in Vitest.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

if (args.length === 0) {
  console.error("usage: npm run test:one -- <file> [-t 'name of a test']");
  process.exit(2);
}
const isJourney = args.some(
  (arg) => /\.spec(\.ts)?$/.test(arg) || (arg.startsWith('e2e/') && !arg.endsWith('.test.ts')),
);
const command = isJourney
  ? [join(ROOT, 'tools', 'browser-tests.mjs'), ...args]
  : [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...args];
process.exit(spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1);
