/**
 * Starts a PostgreSQL and a Redis that belong to this run alone, and runs a command with their addresses:
 *
 *   node tools/services.mjs -- <command> [args]
 *
 * The command finds TEST_DATABASE_URL, TEST_REDIS_URL and PG_BIN (the folder of pgbench and its kin) in its
 * environment.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, installDebianPackages } from './debian-packages.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { signalGroup } from './process-group.mjs';
import { startRedis } from './redis.mjs';

const COMMAND_GRACE_MS = 10_000;

/**
 * For benchmarks, which need no command, and a server that syncs as in production. The servers end when `stop` is called,
 * or with this process, however it ends short of SIGKILL.
 * @param {{ onSignal?: (signal: NodeJS.Signals) => void, syncs?: boolean }} [options]
 */
export async function startServices({ onSignal = exitBySignal, syncs = true } = {}) {
  const programs = findPrograms();
  /** @type {(() => void)[]} */
  const undo = [];
  const stop = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  // All of it is synchronous, because nothing else runs once the process exits.
  process.once('exit', stop);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);

  const home = mkdtempSync(join(tmpdir(), 'parlour-services-'));
  // A server that is shutting down may still write a file, hence the retries.
  undo.push(() => rmSync(home, { recursive: true, maxRetries: 10 }));
  const port = await findFreePort();
  const databaseUrl = startPostgres({ bin: programs.pgBin, home, port, undo, syncs });
  const redisUrl = await startRedis({ program: programs.redis, home, port: await findFreePort(), undo });
  return { databaseUrl, redisUrl, pgBin: programs.pgBin, stop };
}

function findPrograms() {
  const find = () => ({ pgBin: findPostgres(), redis: findOnPath('redis-server') });
  let { pgBin, redis } = find();
  if (pgBin === null || redis === null) {
    installDebianPackages(['postgresql', 'redis-server']);
    ({ pgBin, redis } = find());
  }
  if (pgBin === null) throw new Error('PostgreSQL was not found, please install it (Debian: postgresql)');
  if (redis === null) throw new Error('Redis was not found, please install it (Debian: redis-server)');
  return { pgBin, redis };
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} The exit code of the command.
 */
async function runWithServices(command, args) {
  /** @type {number | undefined} */
  let group;
  const services = await startServices({
    // Tests copy a database for each file, and cut no power.
    syncs: false,
    onSignal(signal) {
      if (group === undefined) exitBySignal(signal);
      signalGroup(group, signal);
      setTimeout(signalGroup, COMMAND_GRACE_MS, group, 'SIGKILL');
    },
  });
  // A process group of its own, so that one signal reaches everything the command has started.
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
  const [code, signal] = await once(child, 'exit');
  // Whatever the command left running would only lose its servers.
  signalGroup(group, 'SIGKILL');
  return code ?? codeOfSignal(signal);
}

/**
 * @param {NodeJS.Signals} signal
 * @returns {never}
 */
function exitBySignal(signal) {
  process.exit(codeOfSignal(signal));
}

/** @param {NodeJS.Signals} signal */
function codeOfSignal(signal) {
  return 128 + constants.signals[signal];
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
    console.error(`services: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

if (process.argv[1] === import.meta.filename) process.exit(await main());
