import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const OS_RELEASE = '/etc/os-release';
const APT_TIMEOUT_MS = 15 * 60_000;

/**
 * The full path of a program, or null.
 * @param {string} name
 */
export function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null;
}

/**
 * Installs packages only as root on Debian itself, since a derivative may have something else under the same name.
 * Elsewhere it does nothing: the caller checks again, and says what is missing.
 * @param {string[]} packages
 */
export function installDebianPackages(packages) {
  const isDebian = existsSync(OS_RELEASE) && /^ID="?debian"?$/m.test(readFileSync(OS_RELEASE, 'utf8'));
  if (process.getuid?.() !== 0 || !isDebian) return;
  console.error(`Installing Debian's ${packages.join(' and ')} ...`);
  // If the update fails, the existing lists may still do.
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

/** @param {string[]} args */
function aptGet(...args) {
  spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    // To stderr, because stdout belongs to the command that is run.
    stdio: ['ignore', 2, 2],
    timeout: APT_TIMEOUT_MS,
    // SYSTEMD_OFFLINE: the packages' own services are not started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' },
  });
}
