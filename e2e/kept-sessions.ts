import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.ts';

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Browser state of accounts that signed in earlier in this run, in any worker. */
export async function readState(account: string): Promise<State | null> {
  try {
    return JSON.parse(await readFile(fileOf(account), 'utf8')) as State;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function keepState(account: string, state: State): Promise<void> {
  // Moved into place, so that no other worker reads half of it.
  const draft = `${fileOf(account)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(state));
  await rename(draft, fileOf(account));
}

/**
 * If two sign in to one account at the same moment, the server asks the second for a captcha. Tests of other workers
 * use the same demo accounts, so the lock is visible to them: a folder that only one of them can create.
 */
export async function alone(account: string, work: () => Promise<void>): Promise<void> {
  const lock = join(folder(), `${account}.lock`);
  await expect.poll(() => mkdir(lock).then(() => true, isTaken), { timeout: 60_000 }).toBe(true);
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

function isTaken(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

const folder = () => process.env.SESSIONS_DIR ?? '';
const fileOf = (account: string) => join(folder(), `${account}.json`);
