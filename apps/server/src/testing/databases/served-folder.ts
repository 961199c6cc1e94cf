import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { startServer } from '../process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a run keeps the folder of a stopped server; whoever needs it first makes it. */
    servedFolder: string;
  }
}

const LOOK_EVERY_MS = 100;

/** A copy of the folder of a demonstration that was started for the first time, which takes seconds, and stopped. */
export async function copyServedFolder(): Promise<string> {
  const served = inject('servedFolder');
  for (; !existsSync(served); await sleep(LOOK_EVERY_MS)) if (isClaimed(served)) await make(served);
  const copy = mkdtempSync(join(tmpdir(), 'parlour-copy-'));
  cpSync(served, copy, { recursive: true });
  return copy;
}

const claimOf = (served: string) => `${served}.claim`;

/** False while another file of the run makes it. */
function isClaimed(served: string): boolean {
  try {
    mkdirSync(claimOf(served));
    return true;
  } catch {
    return false;
  }
}

async function make(served: string): Promise<void> {
  try {
    const half = mkdtempSync(`${served}.half-`);
    const server = await startServer({ DATA_DIR: half });
    expect(await server.end('SIGTERM')).toBe(0);
    renameSync(half, served);
  } finally {
    rmdirSync(claimOf(served));
  }
}
