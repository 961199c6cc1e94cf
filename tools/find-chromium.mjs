/**
 * No test downloads a browser: the tests drive the Chromium that is installed on the machine. Its headless shell is the
 * same engine without windows, and takes two thirds of the time.
 */
import { existsSync } from 'node:fs';
import { findOnPath, installDebianPackages } from './debian-packages.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the browser, or null. With `install`, installs it where we may.
 * @param {{ install: boolean }} options
 * @returns {string | null}
 */
export function findChromium({ install }) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    // A typo must not silently select another browser.
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
    return chosen;
  }
  const found = findFirst();
  // Nobody's own machine gets a second browser; CI gets the faster one.
  const isWanted = found === null || (process.env.CI === 'true' && findOnPath(SHELL) === null);
  if (install && isWanted) installDebianPackages([SHELL]);
  // An older Debian has no shell.
  if (install && findFirst() === null) installDebianPackages(['chromium']);
  return findFirst();
}

function findFirst() {
  return NAMES.map(findOnPath).find((path) => path !== null) ?? null;
}
