/**
 * No test downloads a browser: the tests drive the Chromium that is installed on the machine.
 */
import { existsSync } from 'node:fs';
import { findOnPath, installDebianPackages } from './debian-packages.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of the browser, or null. With `install` it is installed where that is ours to do.
 * @param {{ install: boolean }} options
 * @returns {string | null}
 */
export function findChromium({ install }) {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    // A typing error must not quietly select another browser.
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${chosen}`);
    return chosen;
  }
  if (install && findFirst() === null) installDebianPackages(['chromium']);
  return findFirst();
}

function findFirst() {
  return NAMES.map(findOnPath).find((path) => path !== null) ?? null;
}
