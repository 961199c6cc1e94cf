/**
 * `npm run test:browser [-- arguments of playwright test]`: runs the journeys of e2e/ in the Chromium of this
 * machine.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const playwright = join(root, 'node_modules', '.bin', 'playwright');

process.exitCode = await main();

async function main() {
  if (!existsSync(playwright)) {
    console.error('Playwright is not installed: run `npm ci` first');
    return 1;
  }
  let chromium = null;
  try {
    chromium = findChromium({ install: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  if (chromium !== null) return runPlaywright(chromium);
  const isRequired = process.env.CI === 'true' || process.env.REQUIRE_BROWSER === '1';
  console.error(frame(explainMissing(isRequired)));
  return isRequired ? 1 : 0;
}

/** @param {boolean} isRequired */
function explainMissing(isRequired) {
  return [
    isRequired
      ? 'BROWSER TESTS FAILED: there is no Chromium'
      : 'BROWSER TESTS WERE SKIPPED: there is no Chromium',
    '',
    'Nothing that a member sees has been tested in this run.',
    'Install Chromium or Google Chrome (on Debian: apt-get install chromium-headless-shell),',
    'or set CHROMIUM_PATH to the program, then run: npm run test:browser',
  ];
}

/** @param {string[]} lines */
function frame(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '#'.repeat(width + 6);
  return ['', edge, ...lines.map((line) => `## ${line.padEnd(width)} ##`), edge, ''].join('\n');
}

/**
 * @param {string} chromium
 * @returns {Promise<number>}
 */
function runPlaywright(chromium) {
  const child = spawn(
    playwright,
    ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: chromium },
    },
  );
  // Playwright tidies up (browsers, the server under test) on SIGINT only. A terminal sends Ctrl-C to it
  // directly, and a second one would make it skip the tidying.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
