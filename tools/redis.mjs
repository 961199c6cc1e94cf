import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_TIMEOUT_MS = 30_000;
const READY_POLL_MS = 50;

/**
 * Starts a Redis without persistence; returns its address.
 * @param {{ program: string, home: string, port: number, undo: (() => void)[] }} needs
 */
export async function startRedis({ program, home, port, undo }) {
  const log = join(home, 'redis.log');
  const address = { bind: '127.0.0.1', port: String(port) };
  // Each test has a database of its own.
  const options = { ...address, databases: '4096', save: '', dir: home, logfile: log };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  // Detached: Ctrl-C in the terminal must not end it before the command that uses it.
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  child.unref();
  undo.push(() => child.kill('SIGKILL'));

  for (let waitedMs = 0; waitedMs < READY_TIMEOUT_MS && child.exitCode === null; waitedMs += READY_POLL_MS) {
    if (readLog(log).includes('Ready to accept connections')) return `redis://127.0.0.1:${port}`;
    await sleep(READY_POLL_MS);
  }
  throw new Error(`Redis did not start:\n${readLog(log)}`);
}

/** @param {string} path */
function readLog(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
