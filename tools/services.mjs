/**
 * Starts a PostgreSQL and a Redis that belong to this run alone, and runs a command with their addresses:
 *
 *   node tools/services.mjs -- <command> [args]
 *
 * The command finds TEST_DATABASE_URL, TEST_REDIS_URL and PG_BIN (the folder of pgbench and its kin) in its
 * environment. Whatever happens, both servers are stopped and their temporary folder is removed.
 * Benchmarks import `startServices` instead.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { constants as osConstants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ databaseUrl: string, redisUrl: string, pgBin: string, stop: () => Promise<void> }} Services
 * @typedef {{ uid: number, gid: number }} Account
 * @typedef {object} Server
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} logFile
 * @property {NodeJS.Signals[]} stopSignals From the polite to the certain.
 * @typedef {object} Plan
 * @property {string} name
 * @property {NodeJS.Signals[]} stopSignals
 * @property {(port: number) => [string, string[]]} command
 * @property {(port: number) => Promise<boolean>} isReady
 * @property {Account | undefined} account
 */

const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const COMMAND_GRACE_MS = 10_000;
const START_ATTEMPTS_MAX = 3;
const INSTALL_TIMEOUT_MS = 15 * 60_000;
const UPDATE_ATTEMPTS_MAX = 3;
/** @type {NodeJS.Signals[]} */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A failure whose message is all that the reader needs: it is printed without a stack. */
class ServicesError extends Error {}

/**
 * With `exitOnSignal` a signal ends the process, after the servers; a caller that has more to do on a signal
 * turns it off and handles signals itself.
 * @param {{ exitOnSignal?: boolean }} [options]
 * @returns {Promise<Services>}
 */
export async function startServices({ exitOnSignal = true } = {}) {
  const programs = findPrograms();
  const home = mkdtempSync(join(tmpdir(), 'parlour-services-'));
  // The postgres user must be able to walk through the folder that root made.
  chmodSync(home, 0o711);
  /** @type {Server[]} */
  const servers = [];

  const endAtOnce = () => {
    for (const { child, name } of servers) child.kill(name === 'PostgreSQL' ? 'SIGQUIT' : 'SIGKILL');
    waitUntilRemoved(join(home, 'pgdata', 'postmaster.pid'));
    removeFolder(home);
  };
  /** @param {NodeJS.Signals} signal */
  const exitBySignal = (signal) => process.exit(exitCodeOfSignal(signal));
  // Without these a process.exit() or a signal in the caller would leave the servers behind.
  process.once('exit', endAtOnce);
  if (exitOnSignal) for (const signal of END_SIGNALS) process.once(signal, exitBySignal);

  const stopAll = async () => {
    await Promise.all(servers.map(stopServer));
    removeFolder(home);
    process.off('exit', endAtOnce);
    for (const signal of END_SIGNALS) process.off(signal, exitBySignal);
  };
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stop = () => {
    stopping ??= stopAll();
    return stopping;
  };

  try {
    const account = makeCluster({ pgBin: programs.pgBin, home });
    const pgPort = await startServer(planPostgres({ pgBin: programs.pgBin, home, account }), home, servers);
    const redisPort = await startServer(planRedis({ redis: programs.redis, home }), home, servers);
    return {
      databaseUrl: `postgres://postgres@127.0.0.1:${pgPort}/postgres`,
      redisUrl: `redis://127.0.0.1:${redisPort}`,
      pgBin: programs.pgBin,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The full path of a program on the PATH, or null.
 * @param {string} name
 */
export function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder !== '' && isProgram(join(folder, name))) return join(folder, name);
  }
  return null;
}

/**
 * Installs packages where that is ours to do: as root on Debian. Says whether it did.
 * @param {string[]} packages
 */
export function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.error(`Installing Debian's ${packages.join(' and ')} ...`);
  // The package lists have a lock for which apt-get does not wait, so another's update is waited out here.
  for (let attempt = 1; attempt <= UPDATE_ATTEMPTS_MAX && !aptGet(['update']); attempt += 1) sleepSync(5_000);
  return aptGet(['install', '--yes', '--no-install-recommends', ...packages]);
}

/** @param {string[]} args */
function aptGet(args) {
  const { status } = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    // The output goes to stderr because stdout belongs to the command that is run.
    stdio: ['ignore', 2, 2],
    timeout: INSTALL_TIMEOUT_MS,
    // SYSTEMD_OFFLINE keeps systemd from starting the packages' own services. Where there is another init
    // they may start; they do no harm, since ours have their own ports and folders.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' },
  });
  return status === 0;
}

/** Debian itself: a derivative may have other packages behind the same names. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function findPrograms() {
  /** @type {string[]} */
  const missing = [];
  if (findPostgresFolder() === null) missing.push('postgresql');
  if (findOnPath('redis-server') === null) missing.push('redis-server');
  if (missing.length > 0) installDebianPackages(missing);

  const pgBin = findPostgresFolder();
  const redis = findOnPath('redis-server');
  if (pgBin !== null && redis !== null) return { pgBin, redis };
  throw new ServicesError(`not found on this machine, please install: ${missing.join(' and ')}`);
}

/** Debian keeps the server's programs off the PATH, in one folder for each version. */
function findPostgresFolder() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
  const hasServer = (/** @type {string} */ folder) =>
    ['postgres', 'initdb', 'pg_isready'].every((name) => isProgram(join(folder, name)));
  return [...onPath, ...ofDebian].find(hasServer) ?? null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Not there, or not ours to run: either way not a program for us.
    return false;
  }
}

/**
 * Answers the account as which the server has to run, where that is not our own.
 * @param {{ pgBin: string, home: string }} where
 */
function makeCluster({ pgBin, home }) {
  const account = findPostgresAccount();
  const data = join(home, 'pgdata');
  const sockets = join(home, 'sockets');
  for (const folder of [data, sockets]) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  // A fixed encoding and locale: the outcome of a test must not depend on the language of the machine.
  // --no-sync concerns only the files of the new cluster; the server itself syncs every commit.
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(pgBin, 'initdb'), ['-D', data, ...flags], {
    cwd: home,
    encoding: 'utf8',
    env: cleanEnvironment(),
    timeout: READY_TIMEOUT_MS,
    ...account,
  });
  if (made.status !== 0) {
    throw new ServicesError(`initdb failed: ${made.error?.message ?? ''}\n${made.stdout}${made.stderr}`);
  }
  // fsync and synchronous_commit stay on, as they are by default, because the tests try durability. The
  // settings are in the file and not on the command line, so that a test which kills the server and starts it
  // again needs to name only the folder and the port.
  const settings = [
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = '${sockets}'`,
    'max_connections = 200',
    'shared_buffers = 256MB',
  ];
  appendFileSync(join(data, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  return account;
}

/**
 * PostgreSQL refuses to run as root. The user is switched by the kernel's own means and not through another
 * program, so that the pid we hold is the server's.
 * @returns {Account | undefined}
 */
function findPostgresAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) {
    throw new ServicesError(
      'PostgreSQL does not run as root and there is no user `postgres`: run this as another user',
    );
  }
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * @param {{ pgBin: string, home: string, account: Account | undefined }} needs
 * @returns {Plan}
 */
function planPostgres({ pgBin, home, account }) {
  return {
    name: 'PostgreSQL',
    account,
    stopSignals: ['SIGINT', 'SIGQUIT', 'SIGKILL'],
    command: (port) => [join(pgBin, 'postgres'), ['-D', join(home, 'pgdata'), '-p', String(port)]],
    isReady: (port) =>
      new Promise((resolve) => {
        const args = ['-q', '-h', '127.0.0.1', '-p', String(port), '-t', '3'];
        const options = { env: cleanEnvironment(), timeout: 5_000 };
        execFile(join(pgBin, 'pg_isready'), args, options, (error) => resolve(error === null));
      }),
  };
}

/**
 * @param {{ redis: string, home: string }} needs
 * @returns {Plan}
 */
function planRedis({ redis, home }) {
  const persistence = ['--save', '', '--appendonly', 'no', '--dir', home];
  return {
    name: 'Redis',
    account: undefined,
    stopSignals: ['SIGTERM', 'SIGKILL'],
    command: (port) => [redis, ['--bind', '127.0.0.1', '--port', String(port), ...persistence]],
    isReady: answersPing,
  };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answersPing(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 });
    const settle = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => settle(data.toString().startsWith('+PONG')));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}

/**
 * A port that is free now may be taken a moment later, so a server that lost its port gets another one.
 * @param {Plan} plan
 * @param {string} home
 * @param {Server[]} servers Receives the server, so that it is stopped even if it never becomes ready.
 */
async function startServer(plan, home, servers) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const server = launch({ plan, port, logFile: join(home, `${plan.name}-${attempt}.log`) });
    servers.push(server);
    if (await becomesReady(server, () => plan.isReady(port))) return port;
    const log = readFileSync(server.logFile, 'utf8');
    const hasExited = server.child.exitCode !== null;
    if (hasExited && /address already in use/i.test(log) && attempt < START_ATTEMPTS_MAX) continue;
    const what = hasExited ? 'ended at once' : `did not answer within ${READY_TIMEOUT_MS / 1000} s`;
    throw new ServicesError(`${plan.name} ${what}:\n${log}`);
  }
}

/**
 * @param {{ plan: Plan, port: number, logFile: string }} needs
 * @returns {Server}
 */
function launch({ plan, port, logFile }) {
  const [program, args] = plan.command(port);
  const log = openSync(logFile, 'a');
  // Detached: Ctrl-C in the terminal must not stop the servers before the command that uses them.
  const child = spawn(program, args, {
    cwd: '/',
    detached: true,
    env: cleanEnvironment(),
    stdio: ['ignore', log, log],
    ...plan.account,
  });
  closeSync(log);
  child.on('error', (error) => appendFileSync(logFile, `${error.message}\n`));
  return { name: plan.name, child, logFile, stopSignals: plan.stopSignals };
}

/**
 * @param {Server} server
 * @param {() => Promise<boolean>} isReady
 */
async function becomesReady({ child }, isReady) {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    if (await isReady()) return true;
    await sleep(100);
  }
  return false;
}

/** @param {Server} server */
async function stopServer({ child, stopSignals }) {
  for (const signal of stopSignals) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const abandon = new AbortController();
    await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { signal: abandon.signal })]);
    abandon.abort();
  }
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a numeric port');
  return address.port;
}

/** The developer's own PostgreSQL settings (PGPORT, PGOPTIONS ...) have no say in ours. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

/**
 * Serves the exit handler, in which nothing asynchronous runs any more.
 * @param {string} file
 */
function waitUntilRemoved(file) {
  for (let tries = 0; tries < 60 && existsSync(file); tries += 1) sleepSync(50);
}

/** @param {number} durationMs */
function sleepSync(durationMs) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

/** @param {string} folder */
function removeFolder(folder) {
  // A server that is just ending may still write a file, hence the retries.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** @param {NodeJS.Signals} signal */
function exitCodeOfSignal(signal) {
  return 128 + osConstants.signals[signal];
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function runWithServices(command, args) {
  /** @type {number | undefined} */
  let group;
  /** @type {NodeJS.Signals | undefined} */
  let received;
  for (const signal of END_SIGNALS) {
    process.on(signal, () => {
      received ??= signal;
      if (group === undefined) process.exit(exitCodeOfSignal(signal));
      signalGroup(group, signal);
      setTimeout(() => group && signalGroup(group, 'SIGKILL'), COMMAND_GRACE_MS).unref();
    });
  }
  const services = await startServices({ exitOnSignal: false });
  try {
    // A process group of its own, so that a signal reaches all that the command has started, and once.
    const child = spawn(command, args, {
      detached: true,
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: services.databaseUrl,
        TEST_REDIS_URL: services.redisUrl,
        PG_BIN: services.pgBin,
      },
    });
    group = child.pid;
    const code = await waitForExit(child);
    if (received && group) await waitForGroup(group);
    group = undefined;
    return received ? exitCodeOfSignal(received) : code;
  } finally {
    await services.stop();
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new ServicesError(`the command cannot be run: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(signal ? exitCodeOfSignal(signal) : (code ?? 1)));
  });
}

/**
 * What the command started may need a moment longer than the command itself.
 * @param {number} group
 */
async function waitForGroup(group) {
  const deadline = performance.now() + COMMAND_GRACE_MS;
  while (signalGroup(group, 0)) {
    if (performance.now() > deadline) return signalGroup(group, 'SIGKILL');
    await sleep(100);
  }
}

/**
 * Says whether the group still has a process in it; signal 0 only asks.
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    // ESRCH: all of them have ended.
    return false;
  }
}

async function main() {
  const [separator, command, ...args] = process.argv.slice(2);
  if (separator !== '--' || command === undefined) {
    console.error('usage: node tools/services.mjs -- <command> [args]');
    return 2;
  }
  try {
    return await runWithServices(command, args);
  } catch (error) {
    if (!(error instanceof ServicesError)) throw error;
    console.error(`services: ${error.message}`);
    return 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main();
}
