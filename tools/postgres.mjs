import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath } from './debian-packages.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder of initdb, pg_ctl and pgbench, or null. Debian keeps one for each version, off the PATH. */
export function findPostgres() {
  const initdb = findOnPath('initdb');
  // The one on the PATH may be a link to one of them, from a folder that lacks the others.
  if (initdb !== null) return dirname(realpathSync(initdb));
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((v) => join(DEBIAN_FOLDER, v, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Creates a cluster in `home` and starts it; returns its address. One that does not sync loses what it acknowledged with
 * the machine, but not when it is killed.
 * @param {{ bin: string, home: string, port: number, undo: (() => void)[], syncs?: boolean }} needs
 */
export function startPostgres({ bin, home, port, undo, syncs = true }) {
  const account = findAccount();
  if (account) chownSync(home, account.uid, account.gid);
  const data = join(home, 'pgdata');
  const log = join(home, 'postgres.log');
  /** @param {[string, ...string[]]} command */
  const run = ([program, ...args]) =>
    execFileSync(join(bin, program), [...args, '-D', data], { cwd: home, stdio: 'pipe', ...account });

  // The same on every machine, and different from byte order: a forgotten `collate "C"` shows in the tests.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en'];
  // --no-sync only affects creating the cluster.
  run(['initdb', '--username=postgres', '--auth=trust', '--no-sync', ...locale]);
  // In the file, so that a test which kills the server can restart it by its folder alone.
  const settings = [
    `listen_addresses = '127.0.0.1'`,
    `port = ${port}`,
    `unix_socket_directories = ''`,
    'max_connections = 200',
    'shared_buffers = 256MB',
    'max_wal_size = 4GB',
    'checkpoint_timeout = 15min',
    `fsync = ${syncs ? 'on' : 'off'}`,
  ];
  appendFileSync(join(data, 'postgresql.conf'), `\n${settings.join('\n')}\n`);

  undo.push(() => {
    try {
      // Not a clean shutdown, since the folder is thrown away.
      run(['pg_ctl', 'stop', '--mode=immediate']);
    } catch {
      // It has ended already: a test may kill it.
    }
  });
  try {
    run(['pg_ctl', 'start', '--wait', '--log', log]);
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : error}`);
  }
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/**
 * Restarts what a test has killed. Only for a cluster whose processes are all known to have ended.
 * @param {{ bin: string, home: string }} needs
 */
export function restartPostgres({ bin, home }) {
  const data = join(home, 'pgdata');
  // Its process id may belong to another process by now, which would be taken for the server.
  rmSync(join(data, 'postmaster.pid'), { force: true });
  const args = ['start', '--wait', '--log', join(home, 'postgres.log'), '-D', data];
  execFileSync(join(bin, 'pg_ctl'), args, { cwd: home, stdio: 'pipe', ...findAccount() });
}

/** The user it has to run as: PostgreSQL refuses to run as root. */
function findAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
